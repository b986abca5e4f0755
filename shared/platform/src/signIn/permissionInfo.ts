import { auth, type PermissionInfo } from '@zhilv/contract/system';
import { platform } from '../configuration/configuration.ts';
import { readAnswer } from '../http/readAnswer.ts';
import { latestRights, type RightsRevision, rightsToldAtMs } from '../http/rightsRevision.ts';
import { type Credentials, send } from '../http/transport.ts';
import { sessionStore } from '../session/sessionStore.ts';
import { withSession } from '../session/withSession.ts';

/** An answer that is older, in milliseconds, is asked for again where nothing else tells of a change. */
const LASTS_MS = 30_000;

/** What the back end says of the user, and the time at which it was asked, by the platform's clock. */
export interface AskedInfo {
  readonly info: PermissionInfo;
  readonly revision: RightsRevision;
  readonly askedAtMs: number;
}

/**
 * Tells whether the user's rights are still those that were taken: `changed` when an answer has told of others, and `uncertain` when
 * nothing was heard of them for a while.
 */
export type RightsStanding = 'current' | 'changed' | 'uncertain';

let taken: AskedInfo | null = null;

/** Asks who the user is and what the user may do. `onSent` gets what each attempt is sent with. @throws ApiError as `withSession` says */
export async function askPermissionInfo(onSent: (credentials: Credentials) => void = () => {}): Promise<AskedInfo> {
  const askedAtMs = platform().environment.monotonicMs();
  return withSession(auth.permissionInfo, async (credentials) => {
    onSent(credentials);
    const answer = await send(auth.permissionInfo, {}, { credentials });
    const info = readAnswer(auth.permissionInfo, answer);
    // Where this answer does not tell, a change is what other answers tell of from now on.
    return { info, revision: answer.rightsRevision ?? latestRights(), askedAtMs };
  });
}

/** Takes what the back end says of the user's rights. @returns whether that is anything new */
export function takePermissionInfo(asked: AskedInfo): boolean {
  const before = taken;
  taken = asked;
  return before === null || rightsIn(before) !== rightsIn(asked);
}

const rightsIn = ({ info: { roles, permissions, menus } }: AskedInfo): string => JSON.stringify([roles, permissions, menus]);

/** A session that is over has no rights that could be asked for. */
export function rightsStanding(): RightsStanding {
  if (taken === null || sessionStore.read().phase !== 'started') return 'current';
  if (taken.revision !== latestRights()) return 'changed';
  const heardAtMs = Math.max(taken.askedAtMs, rightsToldAtMs());
  return platform().environment.monotonicMs() - heardAtMs > LASTS_MS ? 'uncertain' : 'current';
}
