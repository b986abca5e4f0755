import type { Clock } from '../../../call/Clock.ts';
import type { Database } from '../../../db/database.ts';
import { OF_DOCUMENTS } from '../../../response/securityHeaders.ts';
import { isOwnReturn } from './isOwnReturn.ts';
import { CONSENT_POLICY, consentPage, refusalPage } from './consentPage.ts';
import { playedProviderAt, SAMPLE_ACCOUNTS } from './playedProviders.ts';
import { issueCode } from './socialCodes.ts';

/** The form holds one short value. */
const FORM_BYTES = 1024;

/**
 * Plays the providers of social sign-in, for development: a page that asks for consent, and what follows from each answer. It
 * gives null for all other addresses.
 */
export const socialProvider =
  (db: Database, steadyClock: Clock) =>
  async (request: Request): Promise<Response | null> => {
    const address = new URL(request.url);
    const provider = playedProviderAt(address.pathname);
    if (provider === undefined) return null;
    const state = address.searchParams.get('state') ?? '';
    const returnTo = address.searchParams.get('redirect_uri') ?? '';
    if (!isOwnReturn(returnTo, request.headers.get('host'))) return page(refusalPage('回调地址未登记。'), 400);
    if (!/^[\w-]{1,128}$/.test(state)) return page(refusalPage('缺少 state 参数。'), 400);
    const { label, type } = provider;
    if (request.method !== 'POST') return page(consentPage({ label, site: new URL(returnTo).host }));

    if (!(Number(request.headers.get('content-length')) <= FORM_BYTES)) return page(refusalPage('提交的内容过长。'), 413);
    const openid = new URLSearchParams(await request.text()).get('openid') ?? '';
    if (openid === '') return goTo(returnTo, { error: 'access_denied', state });
    if (!SAMPLE_ACCOUNTS.some((one) => one.openid === openid)) return page(refusalPage('没有这个账号。'), 400);
    return goTo(returnTo, { code: await issueCode(db, { type, state, openid }, steadyClock()), state });
  };

function goTo(address: string, parameters: Readonly<Record<string, string>>): Response {
  const target = new URL(address);
  for (const [name, value] of Object.entries(parameters)) target.searchParams.set(name, value);
  return new Response(null, { status: 303, headers: { ...HEADERS, location: target.href } });
}

const HEADERS = { ...OF_DOCUMENTS, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const page = (html: string, status = 200): Response =>
  new Response(html, {
    status,
    headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8', 'content-security-policy': CONSENT_POLICY },
  });
