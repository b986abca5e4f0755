import { social, type SocialLoginRequest, type SocialUser } from '@zhilv/contract/system';
import { ApiError, call, isBindingRefused, markBindingRefused } from '@zhilv/platform';
import { useState } from 'react';
import { useOnce } from '../returned/useOnce.ts';
import { providerOfType } from '../social/providers.ts';
import { failureText } from '../returned/texts.ts';

interface Bindings {
  /** Null until they are known. */
  readonly bound: readonly SocialUser[] | null;
  /** What has been done. */
  readonly message: string | null;
  /** What has failed. */
  readonly failure: string | null;
  /** False where the back end refuses each binding of somebody who is signed in. */
  readonly mayBind: boolean;
}

/** The back end refuses the call itself, whatever it carries (docs/protocol/README.md §12). */
const REFUSES_ALL = 400;

/** The accounts that are bound to the user, after what a provider has just sent back is bound, once. */
export function useBindings(returned: SocialLoginRequest | null): Bindings {
  const [bindings, setBindings] = useState<Bindings>(() => ({
    bound: null,
    message: null,
    failure: null,
    mayBind: !isBindingRefused(),
  }));

  useOnce(() => void load());

  async function load(): Promise<void> {
    const outcome = returned === null ? {} : await bind(returned);
    const bound = await list();
    setBindings((before) => ({ ...before, ...outcome, bound }));
  }

  return bindings;
}

async function bind(returned: SocialLoginRequest): Promise<Partial<Bindings>> {
  const provider = providerOfType(returned.type);
  try {
    await call(social.bind, returned, { quiet: true });
    return { message: `已绑定${provider?.name ?? ''}账号` };
  } catch (error) {
    if (!(error instanceof ApiError) || provider === null) throw error;
    if (error.kind === 'expired') return { failure: '登录状态已过期，请重新登录后再绑定。' };
    if (error.code !== REFUSES_ALL) return { failure: failureText(error, provider).text };
    markBindingRefused();
    return { failure: '请退出后在登录页绑定', mayBind: false };
  }
}

/** A back end of 2023 has no such list: then nobody is told which accounts are bound, and each may be bound. */
async function list(): Promise<readonly SocialUser[]> {
  try {
    return await call(social.bindList, {}, { quiet: true });
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
