import { type RecordedAnswer, recordedAnswers } from './recordedAnswers.ts';

export { hasRecordedAnswers } from './recordedAnswers.ts';

/** The folder of the usual configuration; in each of the others a switch was changed. */
const USUAL = /^(system|infra|bpm|product|trade|pay|common)\//;

/**
 * Makes a back end for tests that answers as the recorded one did. A user who signs in gets the account's name as token. A
 * call gets the answer of the account's nearest case; a call without a case is answered as an unknown path.
 */
export function recordedBackEnd(): (request: Request) => Promise<Response> {
  const cases = recordedAnswers().filter(({ name }) => USUAL.test(name));
  const accounts = new Set(cases.map(({ account }) => account));

  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/admin-api/, '');
    if (path === '/system/auth/login') return signedIn(await request.json());
    const token = /^Bearer (\w+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
    const account = accounts.has(token) ? token : null;
    const found = cases
      .filter((recorded) => recorded.method === request.method && recorded.path === path)
      .map((recorded) => ({ recorded, nearness: nearness(recorded, account, searchParams) }))
      .filter(({ nearness }) => nearness > 0)
      .sort((one, other) => other.nearness - one.nearness)[0]?.recorded;
    if (found) return answered(found.body, found.status);
    if (account === null) return answered({ code: 401, data: null, msg: '账号未登录' });
    return answered({ timestamp: 0, status: 404, error: 'Not Found', path: pathname }, 404);
  };
}

/** Rates how well a case fits a call. A case of another account rates 0, because that account may have other rights. */
function nearness({ account, query, body }: RecordedAnswer, caller: string | null, searched: URLSearchParams): number {
  if (account !== caller && (account === null || caller !== 'admin')) return 0;
  const equal = Object.entries(query).filter(([name, value]) => searched.get(name) === String(value)).length;
  const other = new Set([...Object.keys(query), ...searched.keys()]).size - equal;
  return 1000 + (account === caller ? 100 : 0) + (body['code'] === 0 ? 50 : 0) + equal - 2 * other;
}

function signedIn(body: unknown): Response {
  const account = typeof body === 'object' && body !== null && 'username' in body ? String(body.username) : '';
  const data = { userId: 1, accessToken: account, refreshToken: account, expiresTime: 1_795_259_726_200 };
  return answered({ code: 0, data, msg: '' });
}

/** The browsers of the console have no `Response.json`, and this lies among their sources. */
const answered = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
