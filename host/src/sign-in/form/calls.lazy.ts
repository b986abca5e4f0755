import { ruleErrors } from '@zhilv/contract';
import { auth, type LoginRequest } from '@zhilv/contract/system';
import { signInBy } from '@zhilv/platform';

export { endLeftOver, findTenant } from '@zhilv/platform';

/** The fields that somebody signs in by. */
type SignInField = 'username' | 'password';

/** Gives the first message for each field that breaks the rules. */
export const passwordErrors = (values: Readonly<Record<SignInField, string>>) =>
  ruleErrors(auth.login.input, values, ['username', 'password']);

/** Signs in by name and password. @throws ApiError with the words to show at the form */
export const signInByPassword = (sent: LoginRequest, owner: { readonly tenantName: string; readonly username: string }) =>
  signInBy(auth.login, sent, owner);
