import { ruleErrors } from '@zhilv/contract';
import { type Profile, profile } from '@zhilv/contract/system';

/** The part of an account that its user changes. */
export interface Details {
  readonly nickname: string;
  readonly mobile: string;
  readonly email: string;
  readonly sex: number | null;
}

export type DetailName = keyof Details;

export const DETAIL_LABELS: Readonly<Record<DetailName, string>> = {
  nickname: '用户昵称',
  mobile: '手机号码',
  email: '用户邮箱',
  sex: '用户性别',
};

const NAMES: readonly DetailName[] = ['nickname', 'mobile', 'email', 'sex'];

export const detailsOf = ({ nickname, mobile, email, sex }: Profile): Details => ({
  nickname,
  mobile: mobile ?? '',
  email: email ?? '',
  sex: sex ?? null,
});

/** The names of the details in which two accounts differ. */
export const differences = (one: Details, other: Details): readonly DetailName[] =>
  NAMES.filter((name) => one[name] !== other[name]);

/** Details as they are being typed, and as they were when that began. */
export interface Typing {
  readonly typed: Details;
  readonly opened: Details;
}

/** Follows an account that was loaded anew: what nobody is changing, or was stored as it was typed, is as it is stored now. */
export function follow({ typed, opened }: Typing, stored: Details): Typing {
  const isOwn = (name: DetailName): boolean => typed[name] !== opened[name] && typed[name] !== stored[name];
  const over = (own: Details): Details => ({
    nickname: (isOwn('nickname') ? own : stored).nickname,
    mobile: (isOwn('mobile') ? own : stored).mobile,
    email: (isOwn('email') ? own : stored).email,
    sex: (isOwn('sex') ? own : stored).sex,
  });
  return { typed: over(typed), opened: over(opened) };
}

/** Gives the named details alone: what is left out stays as it is. A sex that was taken back cannot be sent. */
export const changeOf = ({ nickname, mobile, email, sex }: Details, names: readonly DetailName[]) => ({
  ...(names.includes('nickname') && { nickname }),
  ...(names.includes('mobile') && { mobile }),
  ...(names.includes('email') && { email }),
  ...(names.includes('sex') && sex !== null && { sex }),
});

/** Says what is wrong with typed details, as the contract has it, by their names. */
export function faultsOf(typed: Details): Readonly<Partial<Record<DetailName, string>>> {
  return ruleErrors(profile.update.input, { ...typed, sex: typed.sex ?? undefined }, NAMES);
}
