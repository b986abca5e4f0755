import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { soakCases } from './soakCases.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the cases of a soak', () => {
  it('are all tests that have a full length, and those of a database that is locked or away', () => {
    const { withoutBrowser } = soakCases([]);
    const withLength = globSync('{host,server,shared,remote-*,tools}/**/*.test.{ts,tsx}', {
      cwd: root,
      exclude: (name) => path.basename(name) === 'node_modules',
    }).filter((file) => /^import .* from '@zhilv\/testing\/soak';$/m.test(readFileSync(path.join(root, file), 'utf8')));

    expect(withLength.length).toBeGreaterThan(15);
    expect(withLength.filter((file) => !withoutBrowser.includes(file))).toEqual([]);
    for (const name of ['lockedTable', 'databaseAway', 'awaitDatabase', 'siteFeeds'])
      expect(
        withoutBrowser.some((file) => file.includes(`/${name}.test.ts`)),
        name,
      ).toBe(true);
    expect(withoutBrowser.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it.each([
    ['guessing', ['server/src/session/guessing.test.ts'], []],
    ['hostileBuild', ['server/src/gateway/rendering/hostileBuild.test.ts'], []],
    ['randomWalk', [], ['e2e/soak/randomWalk.spec.ts']],
  ])('that %s names run alone, with or without a browser', (word, withoutBrowser, inBrowser) => {
    expect(soakCases([word])).toEqual({ withoutBrowser, inBrowser });
  });

  it('that no file has are refused, with the names that there are', () => {
    expect(() => soakCases(['nonsense'])).toThrow(/^no case nonsense; there are .*guessing.*randomWalk/);
  });
});
