import base from "./playwright.config";
const servers = base.webServer as unknown[];
export default { ...base, webServer: [servers[1]], retries: 0, reporter: "list" };
