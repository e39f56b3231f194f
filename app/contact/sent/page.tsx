import { createStatePage } from "../state-page";

const page = createStatePage("sent");

export const generateMetadata = page.generateMetadata;
export default page.Page;
