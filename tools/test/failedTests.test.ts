import { expect, it } from 'vitest';
import { failedInPlaywright, failedInVitest } from './failedTests.ts';

it('names what failed in a file of unit tests, and why', () => {
  const report = {
    testResults: [
      {
        name: '/house/server/src/a.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'adds', failureMessages: [] },
          { status: 'failed', fullName: 'subtracts', failureMessages: ['Error: expected 1 to be 2\n  at a.test.ts:3'] },
        ],
      },
    ],
  };

  expect(failedInVitest(report, '/house')).toEqual(['server/src/a.test.ts › subtracts: Error: expected 1 to be 2']);
});

it('names a file of unit tests that could not run at all', () => {
  const report = {
    testResults: [{ name: '/house/host/b.test.ts', status: 'failed', message: 'No such module\n  at b', assertionResults: [] }],
  };

  expect(failedInVitest(report, '/house')).toEqual(['host/b.test.ts: No such module']);
});

it('names what failed in the browser with its line, inside groups too', () => {
  const spec = (title: string, ok: boolean) => ({ file: 'lists/a.spec.ts', line: 7, title, ok });
  const report = { suites: [{ specs: [spec('finds', true)], suites: [{ specs: [spec('sorts', false)] }] }] };

  expect(failedInPlaywright(report)).toEqual(['e2e/lists/a.spec.ts:7 › sorts']);
});
