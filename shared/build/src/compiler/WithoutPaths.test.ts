import { expect, it } from 'vitest';
import { withoutPaths } from './WithoutPaths.ts';

it('takes out the comments that name files, and leaves all else', () => {
  const source = [
    '// EXTERNAL MODULE: consume shared module (default) react@^19.3.1 (fallback: /home/one/react/index.js)',
    'var react = require(624);',
    ';// CONCATENATED MODULE: ../shared/ui/src/button/Button.tsx',
    'const note = "// EXTERNAL MODULE: kept"; // kept as well',
    '// NAMESPACE OBJECT: ../shared/ui/src/card/index.ts',
  ].join('\n');

  expect(withoutPaths(source)).toBe(
    ['', 'var react = require(624);', '', 'const note = "// EXTERNAL MODULE: kept"; // kept as well', ''].join('\n'),
  );
});
