import { oauth2Client } from '@zhilv/contract/system';
import { expect, it } from 'vitest';
import { newSecret } from './newSecret.ts';

it('makes a secret that the contract takes, another one each time', () => {
  const secrets = Array.from({ length: 50 }, newSecret);

  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(oauth2Client.fields.secret.draft.safeParse(secret).success).toBe(true);
  }
  expect(new Set(secrets).size).toBe(secrets.length);
});
