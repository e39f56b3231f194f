const { existsSync } = require("node:fs");
const { join } = require("node:path");
const vscode = require("vscode");
const { frontmatterAsYaml, schemasOf } = require("./frontmatter.js");

/**
 * The YAML extension does not read markdown. This one shows it the frontmatter as a YAML document that nobody sees, and passes
 * its answers on ("request forwarding" in VS Code's guide to embedded languages).
 */
exports.activate = (context) => {
  const shown = new Map();
  context.subscriptions.push(
    vscode.workspace.registerTextDocumentContentProvider("frontmatter", {
      provideTextDocumentContent: ({ path }) => shown.get(path),
    }),
    vscode.languages.registerCompletionItemProvider("markdown", {
      provideCompletionItems: async (document, position) => {
        const uri = show(document, position, shown);
        return uri && (await vscode.commands.executeCommand("vscode.executeCompletionItemProvider", uri, position));
      },
    }),
    vscode.languages.registerHoverProvider("markdown", {
      provideHover: async (document, position) => {
        const uri = show(document, position, shown);
        const [hover] = uri ? await vscode.commands.executeCommand("vscode.executeHoverProvider", uri, position) : [];
        return hover;
      },
    }),
  );
};

/** The address of the frontmatter as YAML; `undefined` outside of it and in files without a schema. */
function show(document, position, shown) {
  const folder = vscode.workspace.getWorkspaceFolder(document.uri)?.uri.fsPath;
  const schema = schemasOf(document.uri.path)
    .map((name) => join(folder ?? "", "docs/reference/schemas", name))
    .find(existsSync);
  const found = folder && schema && frontmatterAsYaml(document.getText(), vscode.Uri.file(schema).toString());
  if (!found || position.line >= found.lines) return undefined;
  // The version is part of the address, because VS Code reads each address once.
  const path = `${document.uri.path}.${document.version}.yaml`;
  shown.clear();
  shown.set(path, found.yaml);
  return vscode.Uri.from({ scheme: "frontmatter", path });
}
