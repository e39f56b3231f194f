/** Makes of each file of the packages that a worker has loaded (packages.mjs) their module there. */
module.exports = {
  process: (_text, file) => {
    const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file);
    return { code: `module.exports = loadedPackages[${JSON.stringify(name)}];` };
  },
};
