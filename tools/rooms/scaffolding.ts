import { isProduct, isSource, stemOf } from './fileKinds.ts';
import type { Import } from './importsOf.ts';
import type { SourceTree } from './SourceTree.ts';

/** Packages that only tests need. */
const OF_TESTS = /^(@zhilv\/testing|vitest|happy-dom|@testing-library)(\/|$)/;

const SCAFFOLDING_NAME = /fixture|scaffold|testhelper|^test[A-Z]|ForTests?$/i;

/** Sources of the product that import what only tests need, as `file imports entry`. */
export const usesOfScaffolding = (imports: readonly Import[]): readonly string[] =>
  imports
    .filter(({ from, to }) => isProduct(from) && isSource(from) && OF_TESTS.test(to))
    .map(({ from, to }) => `${from} imports ${to}`);

/** Sources in folders of the product that are there for tests, by their names. */
export const scaffoldingInProduct = ({ files }: Pick<SourceTree, 'files'>): readonly string[] =>
  files.filter((file) => isProduct(file) && isSource(file) && SCAFFOLDING_NAME.test(stemOf(file)));
