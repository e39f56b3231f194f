/**
 * Attributes that offer a form to software agents as a tool (WebMCP, declarative). React writes attributes that it does
 * not know as they are; they are spread, because its types do not know them either.
 * @param name snake_case, unique on the page.
 * @param description What the form does, in one sentence.
 */
export function agentTool(name: string, description: string) {
  return { toolname: name, tooldescription: description };
}

/** The attribute that tells an agent what a field takes. */
export function agentParameter(description: string) {
  return { toolparamdescription: description };
}
