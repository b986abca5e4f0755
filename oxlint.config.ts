import { defineConfig } from 'oxlint';

/** A forbidden import, and the right way instead. Groups are gitignore patterns. */
type Forbidden = ({ readonly group: string[] } | { readonly regex: string }) & { readonly message: string };

const insidePackages: Forbidden = {
  group: ['@zhilv/*/src', '@zhilv/*/src/**', '@zhilv/*/dist', '@zhilv/*/dist/**'],
  message: 'Import a package by the entries its package.json exports; if one is missing, add it there.',
};
const pathsIntoPackages: Forbidden = {
  group: [
    '**/../host/**',
    '**/../standalone/**',
    '**/../remote-*/**',
    '**/../shared/*/src/**',
    '**/../server/**',
    '**/../e2e/**',
    '**/../tools/**',
  ],
  message: 'Import another package by its name (@zhilv/…), not by a path into its folder.',
};
const semi: Forbidden = {
  group: ['@douyinfe/**'],
  message: 'Semi comes through @zhilv/ui, its only importer; add an entry there.',
};
const shellBusiness: Forbidden = {
  group: ['@zhilv/loader', '@zhilv/loader/**', '@zhilv/site/routes', '@zhilv/site/renderer', '@module-federation/**'],
  message: 'Loading is the business of the shell; a page is given what it needs.',
};
const scaffolding: Forbidden = {
  // Soak cases of both kinds choose by one seed, and what chooses knows no application code.
  group: ['@zhilv/testing', '@zhilv/testing/**', '!@zhilv/testing/soak', '!@zhilv/testing/soak/**'],
  message: 'What unit tests set up by knows the application code; the product is seen from outside here.',
};
const otherParts: Forbidden = {
  group: [
    '@zhilv/host',
    '@zhilv/remote-*',
    '@zhilv/remote-*/**',
    '@zhilv/server',
    '@zhilv/server/**',
    '@zhilv/standalone',
    '@zhilv/e2e',
    '@zhilv/bench',
  ],
  message:
    'A remote knows no host, no server and no other remote: ask the shell through @zhilv/platform, or move what both need into shared/.',
};

/** Architecture §3 as rules: which files may not import what. */
const boundary = (folders: string[], ...forbidden: Forbidden[]) =>
  boundaryOfFiles(
    folders.map((folder) => `${folder}/**/*`),
    ...forbidden,
  );

function boundaryOfFiles(files: string[], ...forbidden: Forbidden[]) {
  return {
    files: files.flatMap((name) => [`${name}.ts`, `${name}.tsx`]),
    rules: { 'no-restricted-imports': ['error', { patterns: [...forbidden, insidePackages, pathsIntoPackages] }] as const },
  };
}

/** The greatest depth of a remote's feature, in folders. */
const FEATURE_DEPTH = 4;

/** Each depth needs patterns of its own, because an import out of the feature has one `../` more there. */
const featureBoundaries = Array.from({ length: FEATURE_DEPTH }, (_, index) => {
  const up = '../'.repeat(index + 1);
  return boundaryOfFiles([`remote-*/src/${'*/'.repeat(index + 1)}*`], otherParts, shellBusiness, semi, {
    group: [`${up}*/**`, `!${up}parts/**`],
    message:
      "A feature does not reach into its sibling: what two features need moves into the remote's parts/, or up into shared/, with a test.",
  });
});

const PACKAGES = [
  'host',
  'remote-*',
  'standalone',
  'server',
  'e2e',
  'bench',
  'contract',
  'platform',
  'ui',
  'crud',
  'release',
  'site',
  'loader',
  'build',
  'embed',
  'format',
];

/** Allows only these of our own packages. The others are spelt out, because a negated pattern would lift other rules too. */
const only = (names: readonly string[], message: string): Forbidden => ({
  group: PACKAGES.flatMap((name) => (names.includes(name) ? [] : [`@zhilv/${name}`, `@zhilv/${name}/**`])),
  message,
});

export default defineConfig({
  plugins: ['typescript', 'react', 'import', 'unicorn', 'jsx-a11y', 'promise', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist', '**/.generated', '.data', 'server/migrations'],
  rules: {
    'max-lines': ['error', { max: 250 }],
    'no-console': 'error',
    eqeqeq: 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    // The automatic JSX runtime needs no React in scope.
    'react/react-in-jsx-scope': 'off',
    // Such loops are for steps that follow each other, retries among them.
    'no-await-in-loop': 'off',
    // Stylesheets and global set-up are imported for their effect.
    'import/no-unassigned-import': 'off',
    // `as` is allowed with a comment that says why it holds.
    'typescript/no-unsafe-type-assertion': 'off',
    // `toSorted` is younger than our browsers (Chromium 109), and what is sorted here is a copy of our own.
    'unicorn/no-array-sort': 'off',
    // Records are not changed in place; a copy per row is what that costs.
    'oxc/no-map-spread': 'off',
    // zod (`_default`) and the federation runtime (`__INSTANCES__`) have such names.
    'no-underscore-dangle': 'off',
    'no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    // A short function stands best beside its one use.
    'unicorn/consistent-function-scoping': 'off',
    // An effect returns its clean-up only when there is something to clean up.
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-arguments': 'off',
    // A table gets the component that draws its cells as a prop.
    'react/no-unstable-nested-components': ['error', { allowAsProps: true }],
    // The elements proposed (`search`, `output`) are younger than our browsers, or mean something else.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // A value of unknown type that is shown is text or a number, as its schema says.
    'typescript/no-base-to-string': 'off',
    'unicorn/prefer-add-event-listener': 'off',
    'no-shadow': 'off',
  },
  overrides: [
    // These are tools that take a default export, and a loader that is called with its context as `this`.
    { files: ['**/*.config.ts', 'e2e/globalSetup.ts', '**/pageEnvironment.ts'], rules: { 'import/no-default-export': 'off' } },
    {
      files: ['**/styleLayerLoader.ts'],
      rules: { 'import/no-default-export': 'off', 'oxc/no-this-in-exported-function': 'off' },
    },
    // Playwright's fixtures come in an object even where none is used, and `fill` is what one does to a field.
    { files: ['**/*.test.ts'], rules: { 'typescript/restrict-template-expressions': 'off' } },
    { files: ['**/*.test.tsx'], rules: { 'unicorn/no-array-fill-with-reference-type': 'off' } },
    { files: ['e2e/**'], rules: { 'no-empty-pattern': 'off', 'unicorn/no-array-fill-with-reference-type': 'off' } },
    { files: ['tools/**', '**/cli/main.ts', 'bench/src/main.ts', 'server/src/admin/**'], rules: { 'no-console': 'off' } },
    boundary(
      ['host/src'],
      only(
        ['contract', 'platform', 'ui', 'release', 'site', 'loader', 'format'],
        'The host names no remote and no server, and has no lists: pages come through the registry and @zhilv/loader.',
      ),
      semi,
    ),
    boundary(
      ['standalone'],
      only(
        ['platform', 'ui', 'release', 'site', 'loader'],
        'A shell names no remote and no server: it mounts what @zhilv/loader gives it.',
      ),
      semi,
    ),
    boundary(['remote-*', 'catalogue'], otherParts, shellBusiness, semi),
    ...featureBoundaries,
    boundary(['shared/contract'], only([], 'contract stands alone: everyone imports it, it imports nothing of ours.'), {
      group: ['zod', 'zod/v4'],
      message: 'Use zod/mini: classic zod is five times its size in every bundle.',
    }),
    boundary(
      ['shared/platform'],
      only(
        ['contract', 'site'],
        'platform imports contract and site/refused-pictures only; what needs ui or crud belongs into them.',
      ),
      {
        group: ['@zhilv/site/*', '!@zhilv/site/refused-pictures'],
        message: 'Of site, platform imports what says which pictures are refused; the rest is about public pages.',
      },
      {
        group: ['jotai', 'jotai/**'],
        message: "platform's stores are plain: atoms are the host's, or a remote's own.",
      },
    ),
    boundary(
      ['shared/ui'],
      only(
        ['contract', 'platform', 'format'],
        'ui imports contract, platform and format only; what lists and edits records belongs into crud.',
      ),
      {
        regex: '^@douyinfe/semi-ui-19$',
        message: 'Import single components (@douyinfe/semi-ui-19/lib/es/button): the barrel is opaque to tree shaking.',
      },
      {
        group: ['@douyinfe/semi-ui-19/lib/es/form', '@douyinfe/semi-ui-19/lib/es/table'],
        message: "Semi's Form is 206 KB and its Table fails axe: use react-hook-form and crud's RecordTable.",
      },
    ),
    boundary(
      ['shared/crud'],
      only(['contract', 'platform', 'ui', 'format'], 'crud imports contract, platform, ui and format only.'),
      semi,
    ),
    boundary(['shared/format'], only([], 'format stands alone: everyone imports it, it imports nothing of ours.')),
    boundary(
      ['shared/site'],
      only([], 'site stands alone: it says what a public page is, and who shows or stores it comes later.'),
    ),
    boundary(['shared/release'], only(['site'], 'release imports site only: all others build on its schemas.')),
    boundary(['shared/loader'], only(['release'], 'loader imports release only: it is given what it needs of the platform.')),
    boundary(['shared/embed'], only(['release', 'loader'], 'embed imports release and loader only: pages of others load it.')),
    boundary(
      ['shared/build'],
      only(['release', 'site'], 'build imports release and site only: what it bundles is named by the packages it builds.'),
    ),
    boundary(
      ['server'],
      only(
        ['contract', 'release', 'site'],
        'The server imports contract, and what release and site say of releases and pages; it neither builds nor loads, and is never a front end.',
      ),
      {
        group: ['@zhilv/release/pages', '@zhilv/release/slots', '@zhilv/site/routes', '@zhilv/site/renderer'],
        message:
          'Of release the server uses /schema and /site-directory, of site what says how a page was rendered: it neither declares pages nor draws them.',
      },
    ),
    boundary(
      ['e2e'],
      scaffolding,
      only(['contract', 'build'], 'End-to-end tests see the product from outside: contract and build, no application code.'),
    ),
    boundary(
      ['bench'],
      scaffolding,
      only(['contract', 'build', 'e2e'], 'Measurements see the product from outside: contract, build and e2e, nothing else.'),
    ),
  ],
});
