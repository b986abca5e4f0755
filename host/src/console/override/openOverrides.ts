import { fetchRegistry, fetchTables, RemoteFailure } from '@zhilv/loader';
import type { Registry, ReleaseSummary } from '@zhilv/release/schema';
import { confirm, hasPermission, messages } from '@zhilv/platform';
import type { createStore } from 'jotai';
import { type AskedOverrides, askedOverrides, keepOverrides } from '../../override/askedOverrides.ts';
import { isConfirmed, keepConfirmed } from './confirmedPins.ts';
import { overridesAtom } from './overrideAtoms.ts';
import { entryOf, NO_OVERRIDES, noSuchRemote, type Overrides, releaseToPin, wasLive, withOverrides } from './withOverrides.ts';

/** The registry that a loader begins with in a window with overrides, and the change to make to each registry that follows. */
export interface OpenedOverrides {
  readonly registry: Registry;
  readonly adjust: (whole: Registry) => Registry;
}

/**
 * Puts the overrides that this window was asked for in force, if its user has the permission. Messages tell the user of a missing
 * permission and of each override that is not possible. Call it once the session has started and before any of the remotes
 * concerned is loaded.
 *
 * @param registry the one that the document carries
 */
export async function openOverrides(
  registry: Registry,
  store: Pick<ReturnType<typeof createStore>, 'set'>,
): Promise<OpenedOverrides> {
  let inForce = NO_OVERRIDES;
  const put = (overrides: Overrides): void => {
    inForce = overrides;
    keepOverrides({ off: overrides.off, pins: new Map([...overrides.pins].map(([remote, { id }]) => [remote, id])) });
    store.set(overridesAtom, overrides);
  };

  const asked = askedOverrides();
  if (hasPermission('infra:release:override')) put(await findOverrides(registry, asked));
  else {
    put(NO_OVERRIDES);
    const named = [...asked.off, ...asked.pins.keys()].join('、');
    // A warning is gone before whoever waits for the page looks at it, who then takes the page for the release that was asked for.
    messages.error(`您没有权限在本标签页停用功能或试用版本（${named}），已按正常版本打开。`, { persistent: true });
  }
  return {
    registry: withOverrides(registry, inForce),
    adjust(whole) {
      const pins = stillThere(whole, inForce.pins);
      if (pins.size < inForce.pins.size) put({ ...inForce, pins });
      return withOverrides(whole, inForce);
    },
  };
}

async function findOverrides(registry: Registry, asked: AskedOverrides): Promise<Overrides> {
  const known = [...asked.off].filter((remote) => entryOf(registry, remote) ?? refuse(noSuchRemote(remote)));
  if (asked.pins.size === 0) return { off: new Set(known), pins: NO_OVERRIDES.pins };
  try {
    const whole = await fetchRegistry(); // The document's registry has active releases only.
    const pins = await Promise.all([...asked.pins].map(([remote, release]) => findPin(whole, remote, release)));
    return { off: new Set(known), pins: new Map(pins.filter((pin) => pin !== null)) };
  } catch {
    refuse(`暂时无法获取版本信息，没有试用 ${[...asked.pins.keys()].join('、')} 的其他版本`);
    return { off: new Set(known), pins: NO_OVERRIDES.pins };
  }
}

/**
 * Finds the release to pin. The registry carries pages and files of active releases only, so those of another release come from
 * its `release.json`, whose digest the registry names.
 */
async function findPin(
  whole: Registry,
  remote: string,
  id: string,
): Promise<readonly [remote: string, release: ReleaseSummary] | null> {
  const release = releaseToPin(whole, remote, id);
  if (typeof release === 'string') return refuse(release);
  if (!(await isWanted(whole, remote, id))) return refuse(`没有试用 ${remote} 的版本 ${id}`);
  try {
    const { entry, pages, slots } = await fetchTables(remote, release);
    return [remote, { ...release, load: { entry, pages, slots, host: null } }];
  } catch (error) {
    const isAltered = error instanceof RemoteFailure && error.kind === 'refused';
    return refuse(`${remote} 的版本 ${id} ${isAltered ? '未通过完整性校验' : '暂时无法下载'}`);
  }
}

/**
 * Asks before a release runs that was never live: a link may name it that somebody sent, and whoever may do no more than upload has
 * made it. It is asked once in a window.
 */
async function isWanted(whole: Registry, remote: string, id: string): Promise<boolean> {
  const entry = entryOf(whole, remote);
  if (isConfirmed(remote, id) || (entry && wasLive(entry, id))) return true;
  const content = `${remote} 的版本 ${id} 从未上线。试用时它的程序以您的身份运行，仅在您知道它的来历时继续。`;
  const wanted = await confirm({ title: '试用未上线的版本', content, okText: '试用', danger: true });
  if (wanted) keepConfirmed(remote, id);
  return wanted;
}

/** Leaves out pins of releases that were blocked or removed since. */
function stillThere(whole: Registry, pins: Overrides['pins']): Overrides['pins'] {
  const found = [...pins].filter(([remote, { id }]) => {
    const release = releaseToPin(whole, remote, id);
    return typeof release !== 'string' || refuse(release) !== null;
  });
  return new Map(found);
}

function refuse(reason: string): null {
  messages.error(`${reason}，已使用正常版本。`, { persistent: true });
  return null;
}
