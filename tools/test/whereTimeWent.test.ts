import { expect, it } from 'vitest';
import { linesOf, secondsOfPlaywright, secondsOfVitest } from './whereTimeWent.ts';

it("reads the seconds of each file from Vitest's report", () => {
  const report = { testResults: [{ name: '/house/server/src/a.test.ts', startTime: 1000, endTime: 3500 }] };

  expect(secondsOfVitest(report, '/house')).toEqual([{ name: 'server/src/a.test.ts', seconds: 2.5 }]);
});

it("adds up the tests of each spec in Playwright's report, groups inside groups too, and each try", () => {
  const spec = (...durations: readonly number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const inner = { file: 'lists/a.spec.ts', specs: [spec(500)] };
  const report = { suites: [{ file: 'lists/a.spec.ts', specs: [spec(1000, 2000)], suites: [inner] }] };

  expect(secondsOfPlaywright(report)).toEqual([{ name: 'lists/a.spec.ts', seconds: 3.5 }]);
});

it('names the longest first, and says how many it leaves out', () => {
  const spent = [
    { name: 'short', seconds: 1 },
    { name: 'long', seconds: 20.25 },
    { name: 'middling', seconds: 3 },
  ];

  expect(linesOf('Specs', spent, 2)).toEqual(['Specs: 24.3 s', '  20.3  long', '   3.0  middling', '  … and 1 more']);
});
