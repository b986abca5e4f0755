/** The continuous integration of a remote outside the repository runs this script. It needs the site directory, or a server and a token. */
export const ciScript = (name: string): string => `#!/bin/sh
# From a fresh checkout to a live release: npm run ci, with SITE_DIR naming the site directory, or MFE_SERVER the address of the
# server and MFE_TOKEN a deploy token of it.
# Every step that fails ends it; nothing is live before the last one.
set -eu
cd "$(dirname "$0")"
: "\${SITE_DIR:-\${MFE_SERVER:?set it to the address of the server, with a deploy token in MFE_TOKEN, or SITE_DIR to the site directory}}"

# Not npm ci: it refuses wherever the registry lacks what another system would need.
locked=$(cksum < package-lock.json)
npm install --no-audit --no-fund
if [ "$(cksum < package-lock.json)" != "$locked" ]; then
  echo 'package-lock.json is not what package.json asks for; run npm install and commit it' >&2
  exit 1
fi
npm run --silent check
npm test --silent

# In a line of its own: a pipe would hide a build that failed.
built=$(npm run --silent build)
folder=$(echo "$built" | tail -n 1)
release=$(basename "$folder")
# Equal files have an equal name: a release that an earlier run uploaded is not uploaded again, and goes live if it never was.
# One that was live before and is not any more was taken back or followed by another one. That is for people to decide, so the
# run fails.
npm run --silent mfe -- publish "$folder" --no-activate --only-if-new
npm run --silent mfe -- verify
npm run --silent mfe -- promote ${name} "$release" --first-time
`;
