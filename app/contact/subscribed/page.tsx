import { createStatePage } from "../state-page";

const page = createStatePage("subscribed");

export const generateMetadata = page.generateMetadata;
export default page.Page;
