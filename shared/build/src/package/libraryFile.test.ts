import { expect, it } from 'vitest';
import { LIBRARY_FILE } from './libraryFile.ts';

it.each([
  ['/work/shared/ui/src/button/Button.tsx', false],
  ['/work/remote-bpm/src/model/model.route.ts', false],
  ['/remote/node_modules/@zhilv/ui/src/button/Button.tsx', false],
  ['/remote/node_modules/.pnpm/@zhilv+ui@file/node_modules/@zhilv/ui/src/tokens.css', false],
  ['C:\\remote\\node_modules\\@zhilv\\ui\\src\\tokens.css', false],
  ['/remote/node_modules/@douyinfe/semi-ui-19/lib/es/select/index.js', true],
  ['/work/node_modules/.pnpm/zod@4.6.7/node_modules/zod/index.js', true],
  ['/remote/node_modules/@zhilv/ui/node_modules/lucide-react/dist/icon.js', true],
])('%s is of a library: %s', (file, expected) => {
  expect(LIBRARY_FILE.test(file)).toBe(expected);
});
