import { expect, it } from 'vitest';
import { exportedDeclarations, reportedDeclarations } from '../apiReport.ts';

it('exports what api.md says, so that releases built against it go on working', () => {
  const exported = exportedDeclarations();
  const reported = reportedDeclarations();

  const changed = [...reported].filter(([name, text]) => exported.get(name) !== text).map(([name]) => name);
  const unreported = [...exported.keys()].filter((name) => !reported.has(name));

  expect(changed, 'Changed or removed: give what is new a new name').toEqual([]);
  expect(unreported, 'New: run node shared/platform/apiReport.ts').toEqual([]);
});
