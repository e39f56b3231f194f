/**
 * Attributes that declare a form as a tool for software agents (WebMCP, declarative API). Spread them: React renders
 * unknown attributes, but its types do not have them.
 * @param name Unique on the page, in snake_case.
 * @param description What the form does, in one sentence.
 */
export function agentTool(name: string, description: string) {
  return { toolname: name, tooldescription: description };
}

/** The attribute that describes a field to an agent. */
export function agentParameter(description: string) {
  return { toolparamdescription: description };
}
