import type { Clock } from './Clock.ts';
import type { SignedInUser } from './SignedInUser.ts';

interface Author {
  readonly user: SignedInUser;
  readonly clock: Clock;
}

/** Who changes a row, and when. */
export const changeStamp = ({ user, clock }: Author) => ({ updater: String(user.id), updateTime: clock() });

/** Who makes a row, and when. */
export const creationStamp = ({ user, clock }: Author) => ({
  creator: String(user.id),
  createTime: clock(),
  ...changeStamp({ user, clock }),
});
