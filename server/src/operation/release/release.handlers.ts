import { release } from '@zhilv/contract/operation';
import { disable, enable, promote, rollback } from '@zhilv/release/site-directory';
import { type Implementation, implement } from '../../call/implement.ts';
import { releaseFailures } from './releaseFailures.ts';
import { attempted } from './releaseLog.ts';
import { releaseOverview } from './releaseOverview.ts';
import { releasedPages } from './releasedPages.ts';
import { refusalOf } from './releaseRefusal.ts';

/** Releases, seen and changed by the panel with the very functions of `mfe`. */
export const handlers: readonly Implementation[] = [
  implement(release.overview, (call) => orRefused(() => releaseOverview(call))),
  implement(release.pages, ({ settings }) => orRefused(() => [...releasedPages(settings.siteDirectory)])),
  implement(release.failures, ({ db }) => releaseFailures(db)),
  implement(release.promote, (call) =>
    attempted(call, { action: 'promote', release: call.input.release }, (now) => promote({ ...targetOf(call), now })),
  ),
  implement(release.rollback, (call) => attempted(call, { action: 'rollback' }, (now) => rollback({ ...targetOf(call), now }))),
  implement(release.disable, (call) =>
    attempted(call, { action: 'disable', message: call.input.message }, () => disable(targetOf(call))),
  ),
  implement(release.enable, (call) => attempted(call, { action: 'enable' }, () => enable(targetOf(call)))),
];

/** Reads the site directory. @throws BusinessError in words for people where it cannot be read */
async function orRefused<Found>(read: () => Found | Promise<Found>): Promise<Found> {
  try {
    return await read();
  } catch (error) {
    throw refusalOf(error);
  }
}

/** Gives the commands what a call names. */
const targetOf = <Input>({
  settings,
  input,
}: {
  readonly settings: { readonly siteDirectory: string };
  readonly input: Input;
}) => ({
  ...input,
  siteDirectory: settings.siteDirectory,
});
