import { createHash } from 'node:crypto';
import type { Call } from '../../../call/implement.ts';

type Starting = Pick<Call, 'request'> & { readonly user: NonNullable<Call['user']> };

/**
 * Gives the id of a command that starts something for the caller. It follows from the text by which the caller knows the start again, and
 * from what is started, so that nobody meets somebody else's command; without such a text each call is another start.
 * @param what what is started, such as the id of a definition
 */
export const startCommandId = ({ request, user }: Starting, what: string, requestId: string | undefined): string =>
  requestId === undefined
    ? request.id
    : `start:${createHash('sha256')
        .update(JSON.stringify([String(user.id), what, requestId]))
        .digest('hex')}`;
