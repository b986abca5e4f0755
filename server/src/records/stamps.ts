import type { Clock } from '../call/Clock.ts';
import type { SignedInUser } from '../call/SignedInUser.ts';

interface Author {
  readonly user: SignedInUser;
  readonly clock: Clock;
}

/** Stamps a change of a row with the user and the time. */
export const changeStamp = ({ user, clock }: Author) => ({ updater: String(user.id), updateTime: clock() });

/** Stamps a new row with the user and the time. */
export const creationStamp = ({ user, clock }: Author) => ({
  creator: String(user.id),
  createTime: clock(),
  ...changeStamp({ user, clock }),
});
