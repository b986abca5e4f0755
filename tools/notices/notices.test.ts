import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { NOTICES_FILE, thirdPartyNotices } from './notices.ts';

it('THIRD_PARTY_NOTICES.md names what is installed; if not, run `node tools/run.mjs tools/notices/notices.ts`', () => {
  expect(readFileSync(NOTICES_FILE, 'utf8')).toBe(thirdPartyNotices());
});

it('every shipped package brings the terms it is under, or says that it brings none', () => {
  // A licence may have headings of its own.
  const sections = thirdPartyNotices()
    .split(/\n## (?=.+\n\n```text\n)/)
    .slice(1);

  expect(sections.length).toBeGreaterThan(5);
  for (const text of sections) expect(text).toMatch(/^\(?[A-Z0-9][\w. ()-]+\n\n```text\n\S+ \d[\s\S]+\n\n\S[\s\S]+\n```\n$/);
});
