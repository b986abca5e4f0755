import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod/mini';

const root = path.resolve(import.meta.dirname, '../..');

export const NOTICES_FILE = path.join(root, 'THIRD_PARTY_NOTICES.md');

/** Browsers and the server run these. `release` and `build` are tools too, so their dependencies are named one by one. */
const shippedPackages = (): readonly string[] => [
  'host',
  'server',
  ...['contract', 'crud', 'format', 'loader', 'platform', 'site', 'ui'].map((name) => `shared/${name}`),
  ...readdirSync(root).filter((name) => name.startsWith('remote-')),
];

/** rspack leaves its runtime in its output, so that is shipped. */
const TOOLS_SHIP = { 'shared/build': ['@rspack/core'], 'shared/release': ['commander', 'zod'] };
const WITHOUT_DEPENDENCIES = new Set(['@rspack/core']);
/** The command line of bpmnlint uses these, and only its rules are shipped. */
const OF_COMMAND_LINES = new Set(['ansi-colors', 'cli-table', 'color-support', 'mri', 'pluralize', 'tiny-glob']);

/** PGlite is PostgreSQL compiled to WebAssembly, and names only its own licence. */
const POSTGRESQL = `## PostgreSQL Licence

\`\`\`text
PostgreSQL 18, inside @electric-sql/pglite
  Portions Copyright (c) 1996-2026, PostgreSQL Global Development Group
  Portions Copyright (c) 1994, The Regents of the University of California

Permission to use, copy, modify, and distribute this software and its documentation for any purpose, without fee, and without a written agreement is hereby granted, provided that the above copyright notice and this paragraph and the following two paragraphs appear in all copies.

IN NO EVENT SHALL THE UNIVERSITY OF CALIFORNIA BE LIABLE TO ANY PARTY FOR DIRECT, INDIRECT, SPECIAL, INCIDENTAL, OR CONSEQUENTIAL DAMAGES, INCLUDING LOST PROFITS, ARISING OUT OF THE USE OF THIS SOFTWARE AND ITS DOCUMENTATION, EVEN IF THE UNIVERSITY OF CALIFORNIA HAS BEEN ADVISED OF THE POSSIBILITY OF SUCH DAMAGE.

THE UNIVERSITY OF CALIFORNIA SPECIFICALLY DISCLAIMS ANY WARRANTIES, INCLUDING, BUT NOT LIMITED TO, THE IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS FOR A PARTICULAR PURPOSE. THE SOFTWARE PROVIDED HEREUNDER IS ON AN "AS IS" BASIS, AND THE UNIVERSITY OF CALIFORNIA HAS NO OBLIGATIONS TO PROVIDE MAINTENANCE, SUPPORT, UPDATES, ENHANCEMENTS, OR MODIFICATIONS.
\`\`\`
`;

const PackageJson = z.object({
  name: z.string(),
  version: z.string(),
  license: z.optional(z.string()),
  author: z.optional(z.union([z.string(), z.object({ name: z.string() })])),
  dependencies: z.optional(z.record(z.string(), z.string())),
});
type PackageJson = z.infer<typeof PackageJson>;

interface Notice {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** The copyright lines of the licence files, else the author. */
  readonly holders: readonly string[];
  /** Without title and copyright lines, so that equal terms are printed once. */
  readonly terms: string;
}

/** The text of `THIRD_PARTY_NOTICES.md` for what is installed. */
export function thirdPartyNotices(): string {
  const byLicense = Map.groupBy(installedNotices(), ({ license, terms }) => `${license}\n${terms}`);
  const sections = [...byLicense.values()].map(section).toSorted();
  return `# Third-party notices

智旅 contains the packages below in what it sends to browsers and in what its server runs, or is installed with them as their
dependencies. Written by \`node tools/run.mjs tools/notices/notices.ts\` from the installed packages; a test compares.

${[...sections, POSTGRESQL].join('\n')}`;
}

/** One licence, and all packages under these very terms. */
function section(notices: readonly Notice[]): string {
  const [first] = notices;
  const packages = notices.map(({ name, version, holders }) =>
    [`${name} ${version}`, ...holders.map((line) => `  ${line}`)].join('\n'),
  );
  return `## ${first?.license}\n\n\`\`\`text\n${packages.join('\n')}\n\n${first?.terms}\n\`\`\`\n`;
}

function installedNotices(): readonly Notice[] {
  const found = new Map<string, Notice>();
  const visit = (from: string, names: readonly string[]): void => {
    for (const name of names) {
      if (name.startsWith('@zhilv/') || name.startsWith('@types/') || OF_COMMAND_LINES.has(name)) continue;
      const directory = installedDirectory(from, name);
      const description = readPackage(directory);
      const key = `${name} ${description.version}`;
      if (found.has(key)) continue;
      found.set(key, noticeOf(directory, description));
      if (!WITHOUT_DEPENDENCIES.has(name)) visit(directory, Object.keys(description.dependencies ?? {}));
    }
  };
  for (const folder of shippedPackages()) {
    const directory = path.join(root, folder);
    visit(directory, Object.keys(readPackage(directory).dependencies ?? {}));
  }
  for (const [folder, names] of Object.entries(TOOLS_SHIP)) visit(path.join(root, folder), names);
  return [...found].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, notice]) => notice);
}

const readPackage = (directory: string): PackageJson =>
  PackageJson.parse(JSON.parse(readFileSync(path.join(directory, 'package.json'), 'utf8')));

/** Finds the package as Node would; `exports` hide most packages' `package.json` from a plain resolve. */
function installedDirectory(from: string, name: string): string {
  const places = createRequire(path.join(from, 'package.json')).resolve.paths(name) ?? [];
  for (const place of places) {
    try {
      return realpathSync(path.join(place, name));
    } catch {
      // The package is not here, so the next folder up is tried, as Node does.
    }
  }
  throw new Error(`${name} is not installed for ${from}`);
}

function noticeOf(directory: string, { name, version, license = 'unnamed', author }: PackageJson): Notice {
  const files = readdirSync(directory).filter((file) => /^(licen[cs]e|notice|copying)([.-][\w.-]+)?$/i.test(file));
  const lines = files
    .toSorted()
    .flatMap((file) => readFileSync(path.join(directory, file), 'utf8').split(/\r?\n/))
    .map((line) => line.trim());
  const holders = lines.filter((line) => COPYRIGHT.test(line)).map((line) => line.replace(/^[#>*\s]+/, ''));
  const named = typeof author === 'string' ? author : author?.name;
  return {
    name,
    version,
    license,
    holders: holders.length > 0 ? [...new Set(holders)] : named ? [`by ${named}`] : [],
    terms: termsOf(lines, license),
  };
}

const COPYRIGHT = /^[#>*\s]*(?:Copyright (?!and )|©|\(c\) \d)/;
const TITLE = /^[#(\s]*(?:The )?(?:MIT|ISC|BSD|Apache)[\w\s.,()-]*Licen[cs]e[\w\s.,()-]*:?$/i;

function termsOf(lines: readonly string[], license: string): string {
  const terms = lines.filter((line) => !COPYRIGHT.test(line) && !TITLE.test(line) && !line.startsWith('```')).join('\n');
  const paragraphs = terms.split(/\n{2,}/).map((text) => withStraightQuotes(text).replaceAll(/\s+/g, ' ').trim());
  return (
    paragraphs.filter((text) => text !== '').join('\n\n') || `Licensed under ${license}; the package carries no licence file.`
  );
}

const withStraightQuotes = (text: string): string => text.replaceAll(/[“”]/g, '"').replaceAll(/'(Software|AS IS)'/g, '"$1"');

if (import.meta.main) writeFileSync(NOTICES_FILE, thirdPartyNotices());
