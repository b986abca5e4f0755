import { LOG_USER_TYPE } from '@zhilv/contract/mall';

const WORDS: Readonly<Record<number, string>> = {
  [LOG_USER_TYPE.system]: '系统',
  [LOG_USER_TYPE.member]: '买家',
  [LOG_USER_TYPE.admin]: '商家',
};

/** Says who did what a log tells; null for somebody whom we do not know. */
export const actorOf = (userType: number): string | null => WORDS[userType] ?? null;
