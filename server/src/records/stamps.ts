import type { Clock } from '../call/Clock.ts';
import type { SignedInUser } from '../call/SignedInUser.ts';

interface Author<User extends SignedInUser | null> {
  /** Null where the server itself does something, or another one that has no account here. */
  readonly user: User;
  readonly clock: Clock;
}

/** Stamps a change of a row with the user and the time. */
export const changeStamp = <User extends SignedInUser | null>({ user, clock }: Author<User>) => ({
  updater: user && String(user.id),
  updateTime: clock(),
});

/** Stamps a new row with the user and the time. */
export const creationStamp = <User extends SignedInUser | null>({ user, clock }: Author<User>) => ({
  creator: user && String(user.id),
  createTime: clock(),
  ...changeStamp({ user, clock }),
});
