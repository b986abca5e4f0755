import { social } from '@zhilv/contract/system';
import { ApiError, callBeforeSignIn, findTenant } from '@zhilv/platform';
import { RETURN } from '../../address/signInPages.ts';
import { keepPending, type Purpose } from './pending.ts';
import type { Provider } from './providers.ts';

export interface Beginning {
  readonly provider: Provider;
  readonly purpose: Purpose;
  /** The `redirect` parameter as it came. */
  readonly redirect: string | null;
  readonly tenantName: string;
}

const RETURN_PATH = { 'sign-in': RETURN.socialLogin, bind: RETURN.bind } as const satisfies Record<Purpose, string>;

/** A provider that is unknown or not configured: ruoyi-vue-pro answers 500, ours 400, and 501 where all of it is off. */
const NOT_OPEN: ReadonlySet<number> = new Set([400, 401, 404, 500, 501]);

/**
 * Begins the authorization of a provider and remembers it in this window. @returns the address to go to
 * @throws ApiError with the words to show
 */
export async function begin({ provider, purpose, redirect, tenantName }: Beginning): Promise<string> {
  const tenant = await findTenant(tenantName.trim());
  const query = `type=${provider.type}${redirect === null ? '' : `&redirect=${encodeURIComponent(redirect)}`}`;
  const redirectUri = `${window.location.origin}${RETURN_PATH[purpose]}?${query}`;
  const address = await authorize();
  const state = stateOf(address);
  if (state === null) throw new ApiError('unreadable', notOpen(provider));
  keepPending(window.sessionStorage, { type: provider.type, state, purpose, tenant, redirect });
  return address;

  async function authorize(): Promise<string> {
    try {
      return await callBeforeSignIn(social.authRedirect, { type: provider.type, redirectUri }, tenantName.trim());
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'network' || error.kind === 'timeout') throw error;
      if (!NOT_OPEN.has(error.code)) throw error;
      throw new ApiError(error.kind, notOpen(provider), { code: error.code, traceId: error.traceId, cause: error });
    }
  }
}

const notOpen = ({ name }: Provider): string => `${name}登录未开放，请使用其他方式登录；如需开通，请联系管理员。`;

/** The state in a provider's address, which is an ordinary web page; null in any other. */
function stateOf(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, searchParams } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? searchParams.get('state') || null : null;
}
