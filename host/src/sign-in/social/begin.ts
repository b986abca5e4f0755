import { social } from '@zhilv/contract/system';
import { ApiError, callBeforeSignIn, findTenant } from '@zhilv/platform';
import { parsedUrl } from '@zhilv/site/parsed-url';
import { safeRedirect } from '../../address/safeRedirect.ts';
import { type Purpose, RETURN } from '../../address/signInPages.ts';
import { notOpenText } from './notOpenText.ts';
import { keepPending } from './pending.ts';
import type { Provider } from './providers.ts';

export interface Beginning {
  readonly provider: Provider;
  readonly purpose: Purpose;
  /** The `redirect` parameter as it came. */
  readonly redirect: string | null;
  readonly tenantName: string;
}

const LONGEST = 500;

/** A provider that is unknown or not configured: ruoyi-vue-pro answers 500, ours 400, and 501 where all of it is off. */
const NOT_OPEN: ReadonlySet<number> = new Set([400, 401, 404, 500, 501]);

/**
 * Begins the authorization of a provider and remembers it in this window. @returns the address to go to
 * @throws ApiError with the words to show
 */
export async function begin({ provider, purpose, redirect, tenantName }: Beginning): Promise<string> {
  const tenant = await findTenant(tenantName.trim());
  const redirectUri = `${window.location.origin}${RETURN[purpose]}?type=${provider.type}${alongWith(redirect)}`;
  const address = await authorize();
  const state = stateOf(address);
  if (state === null) throw new ApiError('unreadable', notOpenText(provider));
  keepPending(window.sessionStorage, { type: provider.type, state, purpose, tenant, redirect });
  return address;

  async function authorize(): Promise<string> {
    try {
      return await callBeforeSignIn(social.authRedirect, { type: provider.type, redirectUri }, tenantName.trim());
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'network' || error.kind === 'timeout') throw error;
      if (!NOT_OPEN.has(error.code)) throw error;
      throw new ApiError(error.kind, notOpenText(provider), { code: error.code, traceId: error.traceId, cause: error });
    }
  }
}

/** The part of the way back that a reload there needs. Providers take addresses of some length only, and this window remembers it. */
function alongWith(redirect: string | null): string {
  if (redirect === null) return '';
  const path = encodeURIComponent(safeRedirect(redirect, window.location.origin));
  return path.length > LONGEST ? '' : `&redirect=${path}`;
}

/** The state in a provider's address, which is an ordinary web page; null in any other. */
function stateOf(address: string): string | null {
  const url = parsedUrl(address);
  if (url === null || !/^https?:$/.test(url.protocol)) return null;
  return url.searchParams.get('state') || null;
}
