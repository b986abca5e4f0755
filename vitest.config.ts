import path from 'node:path';
import { configDefaults, defineConfig, type Plugin } from 'vitest/config';

/** Tests of whole pages of the console and of parts of them, by `renderPage`. */
const PAGE_TESTS = '{remote-!(public),shared/crud}/**/*.test.tsx';

/** Tests of public pages and of components: they need a document and no back end. */
const DOCUMENT_TESTS =
  '{remote-public,shared/ui/src/{card,focus,iconGrid,messages,modal,secretDialog,semi,sparkline,tag,time,treeList}}/**/*.test.tsx';

const NODE_TESTS = '{host,standalone,server,tools,bench,remote-*,shared/*}/**/*.test.{ts,tsx}';

const notOfNode = [...configDefaults.exclude, PAGE_TESTS, DOCUMENT_TESTS];

/** Tests of what lives in a browser's document, which keeps its state in modules. */
const STATEFUL_TESTS = '{host,shared/embed,shared/loader,shared/platform}/**/*.test.{ts,tsx}';

/** Semi's modules import stylesheets, which Node cannot. */
const IMPORTING_STYLES = [/@douyinfe/];

/** Its icons are taken for a package of Node in page tests, and what they have for Node imports stylesheets as well. */
const SEMI_ICONS = { find: /^@douyinfe\/semi-icons$/, replacement: '@douyinfe/semi-icons/lib/es/index.js' };

/**
 * They import files and folders without their endings, which only bundlers find; the minimap has no type by which Node would know its kind of
 * module, either.
 */
const OF_BUNDLERS = [/diagram-js-minimap/, /properties-panel/, /label-editing\/LabelUtil/];

/** It is taken for a package of Node in page tests, too, and so is the Preact inside it, which there has to be one of. */
const PANEL_OF_BPMN_IO: Plugin = {
  name: 'panel of bpmn-io',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source === 'bpmn-js-properties-panel' || source === '@bpmn-io/properties-panel')
      return await this.resolve(`${source}/dist/index.esm.js`, importer);
    const [, part] = /^(?:@bpmn-io\/properties-panel|\.\.)\/preact(\/[a-z-]+)?$/.exec(source) ?? [];
    const isWithin = importer?.includes('/properties-panel/preact/') === true && source.startsWith('../..');
    if (!isWithin && !/\/preact(?:\/[a-z-]+)?$/.test(source)) return null;
    const name = isWithin ? source.slice('../..'.length) : (part ?? '');
    const file = {
      '': 'dist/preact',
      '/hooks': 'hooks/dist/hooks',
      '/compat': 'compat/dist/compat',
      '/jsx-runtime': 'jsx-runtime/dist/jsxRuntime',
    }[name];
    return await this.resolve(`@bpmn-io/properties-panel/preact/${file}.module.js`, path.resolve('remote-bpm/src/index.ts'));
  },
};

export default defineConfig({
  test: {
    globalSetup: 'shared/testing/src/server/preparedDatabases.ts',
    // By itself Vitest leaves one core idle, which is one of two.
    maxWorkers: '100%',
    // Two cores share the work and every file starts a database, so sound tests may take long.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
    projects: [
      { extends: true, test: { name: 'stateful', include: [STATEFUL_TESTS], exclude: notOfNode } },
      // The files of a worker share the modules: loading them anew for each took a sixth of all the time.
      {
        extends: true,
        test: {
          name: 'node',
          include: [NODE_TESTS],
          exclude: [...notOfNode, STATEFUL_TESTS],
          isolate: false,
          server: { deps: { inline: OF_BUNDLERS } },
        },
      },
      // The files of a worker share one document, because one of its own costs a file more time than its tests do.
      {
        extends: true,
        test: {
          name: 'document',
          include: [DOCUMENT_TESTS],
          environment: 'happy-dom',
          isolate: false,
          server: { deps: { inline: IMPORTING_STYLES } },
        },
      },
      // They share the modules, the started API and its database as well, which took twice the time of the tests themselves.
      {
        extends: true,
        resolve: { alias: [SEMI_ICONS] },
        plugins: [PANEL_OF_BPMN_IO],
        test: {
          name: 'page',
          include: [PAGE_TESTS],
          isolate: false,
          environment: './shared/testing/src/page/pageEnvironment.ts',
          globalSetup: [
            'shared/testing/src/server/preparedDatabases.ts',
            'shared/testing/src/page/preparePageDatabase.ts',
            'shared/testing/src/page/providePagePaths.ts',
          ],
          setupFiles: './shared/testing/src/page/pageBackEnd.ts',
          server: { deps: { inline: [...IMPORTING_STYLES, ...OF_BUNDLERS] } },
        },
      },
    ],
  },
});
