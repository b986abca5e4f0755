/** The README of a remote outside the repository. */
export const ownReadme = ({ name, label }: { readonly name: string; readonly label: string }): string => `# ${label}

The remote \`remote_${name}\` of a 智旅 product: pages that are built and published from this folder alone.

\`\`\`sh
npm install                          # the first time; package-lock.json belongs into the repository
npm run dev                          # the console of a product with this remote in it, at http://localhost:8081
npm run standalone                   # this remote alone, without the console, at the same address
npm run check                        # types
npm test                             # unit tests
npm run build                        # the last line is the folder of the release
npm run mfe -- menu                  # what to enter in 菜单管理
npm run mfe -- --help                # publish, promote, roll back, switch off
SITE_DIR=… npm run ci                # all of it from a fresh checkout, until the release is live
npm run update -- <folder>           # all shared packages at once, from a folder of tarballs
\`\`\`

\`SITE_DIR\` is the site directory, which is served to visitors and staff. Who does not reach it sets \`MFE_SERVER\`, the address of the
product, and \`MFE_TOKEN\`, a deploy token for this remote.

Node 20 or later and npm are enough. \`npm install\` brings Node 24, and npm runs the scripts with that; so what npm warns of
(EBADENGINE) while it installs with an older one does no harm. Where install scripts are switched off, \`npm rebuild node\` brings it. A
command that is run by an older Node says so.

## See it

\`npm run dev\` and \`npm run standalone\` need a product that runs: \`-- --product https://www.example.com\` names it, otherwise it is
\`http://localhost:8080\`. \`-- --port 3000\` takes another port than 8081. Both send sign-in and all calls to that product, so what
you save there is saved. The product itself is not changed, and nobody else sees anything.

- \`npm run dev\` shows the real console with everything that is live there. In the place of this remote it has the sources of this
  folder: what you save shows at once, and what was typed in the page stays. The next start reads new pages and other addresses.
- \`npm run standalone\` builds a release, unless it is there, and serves that, with a list of its pages. Start it again after a change.

## Pages

- A module \`src/**/*.route.ts\` is a page and says which: \`export const page = { key, title }\`, which the build reads as text.
- A page with a \`path\`, as \`${name}/overview/index\` has it, is at that address for everybody who is signed in.
- A page without one is reached by a menu row whose \`component\` is its key, and only by those who have the row. To change over:
  take \`path\` away, enter in 菜单管理 what \`npm run mfe -- menu\` prints, give the rows to roles, and publish.
- \`src/slots.ts\` names cards on the console's home page.

## Packages

\`packages/\` holds what the product's repository shares. For newer ones somebody runs \`npm run pack:shared\` there, and you run
\`npm run update -- <folder>\` with the folder that it wrote. That replaces all of them and the versions of React and React Router, and
installs them; when it cannot, all stays as it was. Releases built with older and newer ones run in the same product.

A release is called by the version in \`package.json\` and ten digits over the files that were built. Equal files have an equal
name, in whatever folder they are built.
`;
