import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { integrityOf, isIntact } from './integrityOf.ts';

const content = Buffer.from('a script');
const longer = `sha384-${createHash('sha384').update(content).digest('base64')}`;

it('knows a file by its digest, and by the longer one of an earlier build', () => {
  expect(isIntact(content, integrityOf(content))).toBe(true);
  expect(isIntact(content, longer)).toBe(true);
  for (const integrity of [integrityOf(content), longer, '', 'md5-x']) {
    expect(isIntact(Buffer.from('another script'), integrity)).toBe(false);
  }
});
