import { useEffect, useState } from 'react';
import type { Owner } from './passwordVault.lazy.ts';
import { isSpoiled, rememberedAccount } from './rememberedAccount.ts';
import { forgetPassword, storedPassword } from './storedPassword.ts';

interface RememberedPassword {
  /** Whether the password of this account is remembered. It is decrypted when the form is sent, not before. */
  readonly isKeptFor: (owner: Owner) => boolean;
  /** Says about remembering what people should know: what it is worth, or why it does not work; null where nothing is asked. */
  readonly note: string | null;
  /** Gives the password, or null where it cannot be had any more. */
  readonly recall: (owner: Owner) => Promise<string | null>;
  /** Keeps the password, or forgets the former one where it cannot. */
  readonly keep: (owner: Owner, password: string) => Promise<void>;
  readonly forget: () => void;
}

/** The encryption is loaded when somebody wants to be remembered. */
const vault = () => import('./passwordVault.lazy.ts');

const WORTH = '密码加密后只保存在本浏览器，30 天内有效；防不住恶意插件和木马，公用电脑请勿勾选。';
const SPOILED = '上次记住的登录信息已损坏或过期，请重新输入。';

/** Remembers the password of one account on this browser (docs/threats.md §2). @param wanted whether the user asks for it */
export function useRememberedPassword(wanted: boolean): RememberedPassword {
  const [found] = useState(() => {
    const account = rememberedAccount(localStorage);
    const password = storedPassword(localStorage, Date.now());
    return {
      account,
      isSpoiled: password === 'spoiled' || isSpoiled(localStorage),
      isKept: typeof password === 'object' && password !== null,
    };
  });
  const [isKept, setKept] = useState(found.isKept);
  const [hindrance, setHindrance] = useState<string | null>(null);

  useEffect(() => {
    if (!wanted) return;
    const ask = async () => setHindrance(await (await vault()).rememberHindrance());
    ask().catch(() => setHindrance('记住密码的功能无法加载：只记住账号，不记住密码。'));
  }, [wanted]);

  function forget(): void {
    forgetPassword(localStorage);
    setKept(false);
  }

  return {
    isKeptFor: ({ tenantName, username }) =>
      isKept && found.account?.username === username && found.account.tenantName === tenantName,
    note: wanted ? (hindrance ?? WORTH) : found.isSpoiled ? SPOILED : null,
    recall: async (owner) => {
      const password = await (await vault()).recallPassword(owner).catch(() => null);
      if (password === null) forget();
      return password;
    },
    keep: async (owner, password) => {
      try {
        await (await vault()).keepPassword(owner, password);
      } catch {
        // The note has said why. The former password may be another account's.
        forget();
      }
    },
    forget,
  };
}
