import { profile, profileApplication, profileSession } from '@zhilv/contract/system';
import { implement, type Implementation } from '../../call/implement.ts';
import { changeOwnPassword } from './changeOwnPassword.ts';
import { endApplication, ownApplications } from './ownApplications.ts';
import { ownProfile } from './ownProfile.ts';
import { endOtherSessions, endSession, ownSessions } from './ownSessions.ts';
import { updateAvatar } from './updateAvatar.ts';
import { updateProfile } from './updateProfile.ts';

/** The signed-in user's own account, sign-ins and allowed applications (docs/protocol/system.md §5.1). */
export const handlers: readonly Implementation[] = [
  implement(profile.get, ownProfile),
  implement(profile.update, updateProfile),
  implement(profile.updatePassword, changeOwnPassword),
  implement(profile.updateAvatar, updateAvatar),
  // Forms of older clients send it so.
  implement({ ...profile.updateAvatar, method: 'POST' }, updateAvatar),
  implement(profileSession.list, ownSessions),
  implement(profileSession.end, endSession),
  implement(profileSession.endOthers, endOtherSessions),
  implement(profileApplication.list, ownApplications),
  implement(profileApplication.end, endApplication),
];
