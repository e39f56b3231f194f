/** The first line of everything that a search is answered with. In a file of its own to keep lib/search out of the browser. */
export const quietLine = "Having a hard time? Someone to talk to";
