import { createHash } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';

/** The address that the demonstration's application has registered. */
export const BACK = 'http://127.0.0.1:18080/';
export const VERIFIER = 'a-verifier-of-more-than-forty-three-characters.~_';

/** The address at which the demonstration's application asks who somebody is. */
export function asked(changes: Readonly<Record<string, string>> = {}): string {
  const fields = {
    client_id: 'zhilv-demo-spa',
    redirect_uri: BACK,
    response_type: 'code',
    scope: 'user.read user.write',
    state: 'a b&中',
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...changes,
  };
  return `/sso?${new URLSearchParams(fields)}`;
}

/** Nothing listens where the application would; its page is made here. */
export const openApplication = (context: BrowserContext) =>
  context.route(`${BACK}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>行程助手</title>' }));
