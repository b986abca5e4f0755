import { ruleErrors } from '@zhilv/contract';
import { profile } from '@zhilv/contract/system';

/** What is typed to change a password. */
export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly repeated: string;
}

export type PasswordFaults = Readonly<Partial<Record<keyof PasswordChange, string>>>;

/** Says what is wrong with a change of the password before it is sent, by the names of the fields. */
export function passwordFaults(typed: PasswordChange): PasswordFaults {
  const { oldPassword, newPassword, repeated } = typed;
  return {
    ...(newPassword !== '' && newPassword === oldPassword && { newPassword: '新密码不能与旧密码相同' }),
    ...(repeated !== newPassword && { repeated: '两次输入的新密码不一致' }),
    ...ruleErrors(profile.updatePassword.input, typed, ['oldPassword', 'newPassword']),
  };
}
