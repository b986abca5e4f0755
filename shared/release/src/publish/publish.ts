import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ActivatedBy, Registry, RegistryEntry, Release, ReleaseSummary } from '../schema/index.ts';
import { activated, refuseBlocked } from '../activation/activate.ts';
import { brotliTwin } from '../files/brotliTwin.ts';
import { type BuiltRelease, readBuiltRelease } from '../files/builtRelease.ts';
import { CommandError } from '../error/CommandError.ts';
import { unfinished } from '../lock/leftovers.ts';
import { withSiteDirectoryLock } from '../lock/siteDirectoryLock.ts';
import { refuseTakenKeys, takenKeys } from '../key/refuseTakenKeys.ts';
import { type MenuAddress, refuseTakenAddresses, rowsOfLivePages, takenAddresses } from '../key/takenAddresses.ts';
import { readMenuAddresses } from '../directory/menuAddresses.ts';
import { readRegistry } from '../directory/registryFile.ts';
import { signRelease } from '../signing/releaseSignature.ts';
import { entryOf, isReleaseId, refuseChanged, releaseUrl, repair, saveRegistry, withEntry } from '../directory/siteDirectory.ts';
import { refuseOverBudget } from '../budget/refuseOverBudget.ts';
import { excessiveBudgets, excessiveScripts, siteLimits } from '../budget/siteLimits.ts';
import { falseClaims } from '../claims/falseClaims.ts';

export interface PublishOptions {
  /** Absolute path of the site directory. */
  readonly siteDirectory: string;
  /** Absolute path of the built release. */
  readonly directory: string;
  /** The caller; `start` gives way to what was decided by hand (docs/releases.md). */
  readonly by: Extract<ActivatedBy, 'start' | 'publish'>;
  readonly activate: boolean;
  readonly commit: string | null;
  readonly now: number;
  /** Leaves a release that is there already as it is, where `publish` would refuse it. */
  readonly onlyIfNew?: boolean | undefined;
  /** Digest of the `release.json` that is meant; another one is refused. */
  readonly integrity?: string | undefined;
  /** The addresses that menu rows give to pages; left out, they are those that the server of the site directory wrote. */
  readonly menu?: readonly MenuAddress[] | undefined;
}

export interface PublishResult {
  readonly name: string;
  readonly release: string;
  readonly uploaded: boolean;
  readonly activated: boolean;
  /** True when the remote is switched off, so that nobody sees the release yet. */
  readonly disabled: boolean;
  /** The reason why a release was left inactive, or was not even uploaded, for the operator. */
  readonly notice: string | null;
}

/**
 * Copies a built release into the site directory and, unless told otherwise, makes it the active one. The files come first and the
 * pointer last, so that no reader finds a release without its files.
 * @throws CommandError for a release that is damaged, and by `publish` also for one that is already there, blocked, over its
 * budget, not what it claims, or claims another's page key, slot key or address; and when somebody else is writing, which leaves the registry as it is.
 */
export async function publish(options: PublishOptions): Promise<PublishResult> {
  const { siteDirectory, directory, by, activate, commit, now } = options;
  return withSiteDirectoryLock(siteDirectory, async () => {
    const registry = readRegistry(siteDirectory);
    const { release, description, integrity } = readBuiltRelease(directory);
    if (options.integrity !== undefined && options.integrity !== integrity)
      throw new CommandError(`${directory} holds another release than the one that is meant`, 'refused', 'damaged');
    refuseUnservable(release);
    const entry = entryOf(registry, release.name);
    const ofRelease = { name: release.name, release: release.release, disabled: entry.state === 'disabled' };
    const known = entry.releases.find((one) => one.id === release.release);
    const seen = known !== undefined;
    if (seen && by === 'publish' && !(options.onlyIfNew && known.integrity === integrity))
      throw new CommandError(
        `${release.name} ${release.release} is published already; use promote to activate it`,
        'refused',
        'published-already',
      );
    if (activate && by === 'publish') refuseBlocked(entry, release.name, release.release);
    const menu = options.menu ?? readMenuAddresses(siteDirectory);
    if (by === 'publish') {
      refuseTakenKeys(registry, release);
      refuseTakenAddresses(registry, release, menu);
    }

    if (!seen) {
      // `npm start` has to come up however heavy a release is and allows itself to be; `verify` reports it.
      const limits = by === 'publish' ? siteLimits(siteDirectory) : null;
      // Syntax trees take a hundred times the memory of their scripts, and a thread without memory takes the whole server with it.
      const isRead = limits === null || excessiveScripts(release, limits).length === 0;
      const wrong = [...(isRead ? falseClaims(release, directory) : []), ...(limits ? excessiveBudgets(release, limits) : [])];
      if (wrong.length > 0) {
        const says = `${release.name} ${release.release} cannot be published as its release.json describes it:`;
        if (by === 'publish')
          throw new CommandError([says, ...wrong.map((line) => `  ${line}`)].join('\n'), 'refused', 'false-claim');
        return { ...ofRelease, uploaded: false, activated: false, notice: `${says} ${wrong.join('; ')}; it was not uploaded` };
      }
      await upload({ siteDirectory, directory, by }, { release, description }, registry.revision);
    }
    const url = releaseUrl(release.name, release.release);
    const summary: ReleaseSummary = {
      id: release.release,
      url,
      integrity,
      contract: release.contract,
      requires: release.platform,
      shared: release.shared,
      commit,
      created: now,
      load: null,
    };
    const withRelease: RegistryEntry = seen ? entry : { ...entry, releases: [summary, ...entry.releases] };
    const notice = by === 'start' ? reasonToLeave(registry, release, menu) : null;
    // A pipeline that runs again, or a call whose answer was lost, brings back nothing that was taken back since.
    const wasLive = seen && by === 'publish' && entry.activations.some((one) => one.release === release.release);
    const activates = activate && !wasLive && notice === null && entry.active !== release.release;
    const next = activates
      ? activated(registry, withRelease, { siteDirectory, release: release.release, by, now, menu })
      : withRelease;
    if (!seen || activates) saveRegistry(siteDirectory, withEntry(registry, release.name, next));
    else repair(siteDirectory, registry);
    return { ...ofRelease, uploaded: !seen, activated: activates, notice };
  });
}

/** @throws CommandError for an id that no server would give, and for a release that no shell could start. */
function refuseUnservable({ name, release, entry, host }: Release): void {
  if (!isReleaseId(release))
    throw new CommandError(`${name} ${release} is no release id: it begins with a version such as 1.0.0`);
  const isHost = name === 'host';
  if ((host !== null) !== isHost || (entry === null) !== isHost)
    throw new CommandError(`${name} ${release} is no build of a ${isHost ? 'host' : 'remote'}; build again`);
}

/** Says why `npm start` must not activate what it built, or null. It changes only what it set itself (docs/releases.md). */
function reasonToLeave(registry: Registry, release: Release, menu: readonly MenuAddress[]): string | null {
  const { name, release: id } = release;
  const entry = entryOf(registry, name);
  if (entry.active === id) return null;
  if (entry.state === 'disabled') return `${name} is disabled; ${id} was uploaded only`;
  if (entry.blocked.includes(id)) return `${name} ${id} is blocked`;
  const last = entry.activations[0];
  if (entry.active !== null && last?.by !== 'start')
    return `${name} stays at ${entry.active} (${last?.by}); to take the build of this checkout: npm run mfe -- promote ${name} ${id}`;
  const [taken] = [
    ...takenKeys(registry.remotes, release),
    ...takenAddresses(registry, release, rowsOfLivePages(registry, menu, release)),
  ];
  return taken ? `${taken}; ${id} was uploaded only, the next start after that has changed activates it` : null;
}

/**
 * Copies the files that the release names beside their final place, adds brotli twins, and moves the whole folder there at
 * once. Other files in `directory` stay behind, because no digest speaks for them.
 */
async function upload(
  { siteDirectory, directory, by }: Pick<PublishOptions, 'siteDirectory' | 'directory' | 'by'>,
  { release, description }: Pick<BuiltRelease, 'release' | 'description'>,
  revision: number,
): Promise<void> {
  const target = path.join(siteDirectory, releaseUrl(release.name, release.release));
  const part = unfinished(target);
  const copyWithTwin = async (file: string): Promise<void> => {
    const content = readFileSync(path.join(directory, file));
    const copy = path.join(part, file);
    mkdirSync(path.dirname(copy), { recursive: true });
    writeFileSync(copy, content);
    // Browsers do not get the files that pages are rendered with, so these need no brotli twin.
    if (file === release.server?.module.file) return;
    const twin = await brotliTwin(path.join(directory, file), content);
    if (twin) writeFileSync(`${copy}.br`, twin);
  };
  await Promise.all([...Object.keys(release.files), 'release.json'].map(copyWithTwin));
  signRelease(part, description);
  // `npm start` has to come up however heavy the release is; `verify` reports it.
  if (by === 'publish') refuseOverBudget(release, part, siteLimits(siteDirectory));
  // Copying took a while, and somebody else may have published this very release meanwhile.
  refuseChanged(siteDirectory, revision);
  // A folder that an interrupted publish left at the final place is named in no registry.
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
}
