import { expect, it } from 'vitest';
import { caseTwins } from './caseTwins.ts';
import { crowdedFolders, filesInParts } from './crowding.ts';
import { circleText, folderCircles } from './folderCircles.ts';
import { importsOf } from './importsOf.ts';
import { readRepository } from './readRepository.ts';
import { lazyImportedAtOnce, misnamedModules } from './roleNames.ts';
import { roomFigures } from './roomFigures.ts';
import { scaffoldingInProduct, usesOfScaffolding } from './scaffolding.ts';

const tree = readRepository();
const imports = importsOf(tree);

it('sees the repository', () => {
  expect(tree.files.length).toBeGreaterThan(1000);
  expect(imports.length).toBeGreaterThan(3000);
});

it('no folder holds more sources than a reader takes in', () => {
  expect(crowdedFolders(tree), 'split these folders by business object or concern').toEqual({});
});

it('a folder named parts holds folders only', () => {
  expect(filesInParts(tree), 'put each file into a folder of parts/ that is named for what it holds').toEqual([]);
});

it('no two names differ by case alone', () => {
  expect(caseTwins(tree), 'name a role by a suffix, such as dictType.route.ts, or give one file another name').toEqual([]);
});

it('folders of a package import one another one way', () => {
  expect(folderCircles(imports).map(circleText).join('\n'), 'move what both need into a folder that imports neither').toBe('');
});

it('the product imports nothing that is there for tests', () => {
  expect(usesOfScaffolding(imports), 'what only tests need is imported by tests only').toEqual([]);
  expect(scaffoldingInProduct(tree), 'move these to shared/testing').toEqual([]);
});

it('a module is named by its role', () => {
  expect(misnamedModules(tree), 'a page is X.route.ts, whoever names it; slots.ts names X.slot.ts').toEqual([]);
  expect(lazyImportedAtOnce(imports), 'import a lazy module by import(), or take the role from its name').toEqual([]);
});

it('remotes and the kit have six test files for ten sources', () => {
  // A remote that has just begun is not asked yet.
  const asked = roomFigures(tree).filter(({ name, sources }) => /^(remote-.+|shared\/crud)$/.test(name) && sources >= 10);
  const tooFew = asked.filter(({ testsPerSource }) => testsPerSource < 0.6);

  expect(asked.length).toBeGreaterThan(2);
  expect(Object.fromEntries(tooFew.map(({ name, testsPerSource }) => [name, testsPerSource]))).toEqual({});
});
