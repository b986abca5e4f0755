import { CommandError, type DeployRefusal, UploadGone } from '@zhilv/release/site-directory';
import { BusinessError } from '../../call/BusinessError.ts';

interface RefusalFacts {
  readonly reason?: DeployRefusal['reason'];
  /** The refusal in a few words for the release log, which people read in the console. */
  readonly note?: string;
}

/** Says why a deploy call is not carried out: to whoever made it by `words`, and to the log by `message`. */
export class DeployRefused extends BusinessError {
  readonly status: number;
  readonly words: string;
  readonly reason: DeployRefusal['reason'];

  constructor(status: number, words: string, { reason = 'refused', note = '请求不正确' }: RefusalFacts = {}) {
    super(status, note);
    this.status = status;
    this.words = words;
    this.reason = reason;
  }
}

/** Gives the refusal for an error of the commands, in which no path of this machine stands, and any other error unchanged. */
export function deployRefusalOf(error: unknown, siteDirectory: string): unknown {
  if (error instanceof Error && 'code' in error && error.code === 'ENOSPC')
    return new DeployRefused(507, 'the disk of the site is full; make room there, and send it again', { note: '服务器磁盘已满' });
  if (!(error instanceof CommandError)) return error;
  const { reason } = error;
  const status = error instanceof UploadGone ? 410 : reason === 'usage' ? 400 : 409;
  return new DeployRefused(status, withoutPath(error.message, siteDirectory), {
    reason: reason === 'problems' ? 'refused' : reason,
  });
}

/** Leaves out of a text where the site directory lies. */
export const withoutPath = (text: string, siteDirectory: string): string =>
  text.replaceAll(`${siteDirectory}/`, '').replaceAll(siteDirectory, 'the site directory');
