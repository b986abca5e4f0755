import { expect, it } from 'vitest';
import { crowdedFolders, filesInParts, sourcesByFolder } from './crowding.ts';

const files = (folder: string, count: number, ending = '.ts'): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${folder}/file${index}${ending}`);

it('counts the sources of each folder, without tests, styles, declarations and what lies deeper', () => {
  const counts = sourcesByFolder({
    files: ['ui/a.ts', 'ui/A.tsx', 'ui/a.test.ts', 'ui/a.spec.ts', 'ui/a.module.css', 'ui/a.d.ts', 'ui/b/c.mjs'],
  });

  expect(Object.fromEntries(counts)).toEqual({ ui: 2, 'ui/b': 1 });
});

it('finds a folder with 15 sources and leaves one with 14', () => {
  const tree = {
    files: [...files('server/src/big', 15), ...files('server/src/full', 14), ...files('server/src/full', 9, '.test.ts')],
  };

  expect(crowdedFolders(tree)).toEqual({ 'server/src/big': 15 });
});

it('finds files of any kind that lie in parts itself', () => {
  const tree = {
    files: ['remote-bpm/src/parts/Card.tsx', 'remote-bpm/src/parts/Card.module.css', 'remote-bpm/src/parts/card/Card.tsx'],
  };

  expect(filesInParts(tree)).toEqual(['remote-bpm/src/parts/Card.tsx', 'remote-bpm/src/parts/Card.module.css']);
});
