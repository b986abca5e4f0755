/** The README of a remote outside the repository. */
export const ownReadme = ({ name, label }: { readonly name: string; readonly label: string }): string => `# ${label}

The remote \`remote_${name}\` of a 智旅 product: pages that are built and published from this folder alone.

\`\`\`sh
npm install                 # the first time; package-lock.json belongs into the repository
npm run check               # types
npm test                    # unit tests
npm run build               # the last line is the folder of the release
npm run mfe -- --help       # publish, promote, roll back, switch off
SITE_DIR=… npm run ci       # all of it from a fresh checkout, until the release is live
\`\`\`

\`SITE_DIR\` is the site directory, which is served to visitors and staff. Node 20 or later and npm are enough; Node 24, which builds, is among the
dependencies.

- A module \`src/**/*.route.ts\` is a page and says which: \`export const page = { key, title }\`, which the build reads as text. One without \`path\` is reached by a menu row of the back end whose \`component\` is its key, and
  only by those who have the row. \`${name}/overview/index\` has a \`path\`, so that it shows without one; take that away once the row is
  there.
- \`src/slots.ts\` names cards on the console's home page.
- \`packages/\` holds what the product's repository shares, as \`npm run pack:shared\` wrote it there. Newer ones: write them into
  \`packages/\`, run the \`npm install\` that the command prints, and remove the older files. Releases of both run in the same product.
- A release is called by the version in \`package.json\` and ten digits over the files that were built. Equal files have an equal
  name, in whatever folder they are built.
`;
