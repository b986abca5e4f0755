import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CHALLENGE, redemption, startTestOAuth2, type TestOAuth2, VERIFIER } from '@zhilv/testing/oauth2/start-test-oauth2';
import { TEST_PASSWORD } from '@zhilv/testing/server/fill-test-staff';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

type Fields = Readonly<Record<string, string | null>>;

interface Answered {
  readonly what: string;
  readonly append?: string;
  readonly code: number;
  readonly msg?: string;
}

interface AuthorizeCase extends Answered {
  readonly query?: Fields;
  readonly body?: string;
  /** A pattern that the address fits; null where there is none. */
  readonly data?: string | null;
}

interface TokenCase extends Answered {
  readonly fields: Fields;
  /** The client that the code is for. */
  readonly of?: 'app';
  readonly basic?: string;
}

// The file is ours.
const corpus = JSON.parse(readFileSync(path.join(import.meta.dirname, 'requests.json'), 'utf8')) as {
  readonly authorize: readonly AuthorizeCase[];
  readonly token: readonly TokenCase[];
};

let app: TestOAuth2;
let refreshToken: string;
beforeAll(async () => {
  app = await startTestOAuth2();
  ({ refreshToken } = await app.signIn('clerk', TEST_PASSWORD));
});
afterAll(() => app.database.close());

/** Each case comes from a network of its own, or the limit of refusals would answer the later ones. */
let cases = 0;
const ownAddress = () => `192.0.2.${(cases += 1)}`;

function filled(fields: Fields = {}): Fields {
  const values: Readonly<Record<string, string>> = {
    $long: 'https://app.example/back'.padEnd(5000, 'x'),
    $challenge: CHALLENGE,
    $verifier: VERIFIER,
    $consoleRefreshToken: refreshToken,
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, values[value ?? ''] ?? value]));
}

describe('a request for consent with', () => {
  it.each(corpus.authorize)('$what is answered with $code', async ({ query, append = '', body = '', code, msg, data }) => {
    const answer = await app.authorize(app.clerk, { fields: filled(query), append, body });

    expect(answer).toMatchObject({ code, ...(msg !== undefined && { msg }) });
    if (code !== 0 || data === null) expect(answer.data).toBeNull();
    else expect(answer.data).toMatch(new RegExp(data ?? '^never$', 'u'));
  });
});

describe('a request for tokens with', () => {
  it.each(corpus.token)('$what is answered with $code', async ({ fields, append = '', of, basic, code, msg }) => {
    const client = of ?? 'spa';
    const given = { ...redemption(client), code: await app.codeFor(client, app.clerk), ...filled(fields) };

    const answer = await app.post('token', {
      fields: given,
      append,
      address: ownAddress(),
      ...(basic !== undefined && { basic }),
    });

    expect(answer).toMatchObject({ code, ...(msg !== undefined && { msg }) });
    expect(answer.data === null).toBe(code !== 0);
  });
});
