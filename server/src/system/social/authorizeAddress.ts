import { badParameter } from '../../call/apiErrors.ts';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Call } from '../../call/implement.ts';
import type { social } from '@zhilv/contract/system';
import { playedProvider, PROVIDER_PATH } from './provider/playedProviders.ts';
import { isOwnReturn } from './provider/isOwnReturn.ts';
import { beginState } from './socialStates.ts';

/**
 * Begins an authorization and gives the provider's address that asks for consent. Only the provider that the server plays in
 * development is configured.
 * @throws BusinessError 501 outside development, 400 for another provider or for a return address that is not ours
 */
export async function authorizeAddress(call: Call<typeof social.authRedirect>): Promise<string> {
  const { type, redirectUri } = call.input;
  if (!call.settings.playsSocialProvider) throw new BusinessError(501, '社交登录未开启，请使用其他方式登录');
  const provider = playedProvider(type);
  if (provider === undefined) throw badParameter('该社交平台未配置');
  const host = call.request.headers.get('host');
  if (!isOwnReturn(redirectUri, host)) throw badParameter('回调地址不属于本站');
  const state = await beginState(call, type);
  const { origin } = new URL(redirectUri);
  const query = `${provider.query}&state=${state}&redirect_uri=${asRecorded(redirectUri)}`;
  return `${origin}${PROVIDER_PATH}/${provider.key}?${query}`;
}

/** A real back end leaves `:`, `/`, `?` and `=` of the address as they are, and escapes what would end the parameter. */
const asRecorded = (address: string): string => address.replace(/[^\w\-.~:/?=@!$'()*,;]/gu, encodeURIComponent);
