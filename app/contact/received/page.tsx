import { createStatePage } from "../state-page";

const page = createStatePage("received");

export const generateMetadata = page.generateMetadata;
export default page.Page;
