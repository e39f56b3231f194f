import { createStatePage } from "../state-page";

const page = createStatePage("confirm-address");

export const generateMetadata = page.generateMetadata;
export default page.Page;
