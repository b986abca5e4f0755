import { CommandError, type DeployRefusal, UploadGone } from '@zhilv/release/site-directory';

/** Says why a deploy call is not carried out, to whoever made it. */
export class DeployRefused extends Error {
  override readonly name = 'DeployRefused';
  readonly status: number;
  readonly reason: DeployRefusal['reason'];

  constructor(status: number, message: string, reason: DeployRefusal['reason'] = 'refused') {
    super(message);
    this.status = status;
    this.reason = reason;
  }
}

/** Gives the refusal for an error of the commands, in which no path of this machine stands, and any other error unchanged. */
export function deployRefusalOf(error: unknown, siteDirectory: string): unknown {
  if (!(error instanceof CommandError)) return error;
  const { reason } = error;
  const status = error instanceof UploadGone ? 410 : reason === 'usage' ? 400 : 409;
  return new DeployRefused(status, withoutPath(error.message, siteDirectory), reason === 'problems' ? 'refused' : reason);
}

/** Leaves out of a text where the site directory lies. */
export const withoutPath = (text: string, siteDirectory: string): string =>
  text.replaceAll(`${siteDirectory}/`, '').replaceAll(siteDirectory, 'the site directory');
