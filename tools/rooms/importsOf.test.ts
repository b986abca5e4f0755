import { expect, it } from 'vitest';
import { importsOf } from './importsOf.ts';
import { sourceTree } from './SourceTree.ts';

const importsIn = (text: string) =>
  importsOf(sourceTree({ 'server/src/user/user.ts': text })).map(({ from: _, ...rest }) => rest);

it('reads static imports over one line and several, with what they are resolved to', () => {
  const text = `import { a } from '../db/a.ts';\nimport {\n  b,\n} from './b.ts';\nimport './c.css';\nimport d from 'zod';\n`;

  expect(importsIn(text)).toEqual([
    { to: 'server/src/db/a.ts', dynamic: false, typeOnly: false },
    { to: 'server/src/user/b.ts', dynamic: false, typeOnly: false },
    { to: 'server/src/user/c.css', dynamic: false, typeOnly: false },
    { to: 'zod', dynamic: false, typeOnly: false },
  ]);
});

it('tells types, re-exports and dynamic imports', () => {
  const text = `import type { A } from './a.ts';\nexport { b } from './b.ts';\nexport const c = () => import('./c.ts');\n`;

  expect(importsIn(text)).toEqual([
    { to: 'server/src/user/a.ts', dynamic: false, typeOnly: true },
    { to: 'server/src/user/b.ts', dynamic: false, typeOnly: false },
    { to: 'server/src/user/c.ts', dynamic: true, typeOnly: false },
  ]);
});

it('takes neither comments nor other exports for imports', () => {
  expect(importsIn(`// import { a } from './a.ts';\nexport const from = './b.ts';\nexport const text = 'from c';\n`)).toEqual([]);
});

it('takes what a template writes for code of another file', () => {
  const text = "export const page = `\nimport { a } from './a.ts';\n`;\nexport const b = () => import('./b.ts');\n";

  expect(importsIn(text)).toEqual([{ to: 'server/src/user/b.ts', dynamic: true, typeOnly: false }]);
});
