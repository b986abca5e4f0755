import type { RemoteStanding } from '@zhilv/loader';
import { activeRelease } from '@zhilv/release/active-release';
import type { Registry } from '@zhilv/release/schema';

/**
 * Lists the addresses of what a visit to any of these pages of a remote takes: its container, and the scripts and stylesheets that all
 * of them have in common. None are listed of a release that the document's registry does not describe, nor files of a dev server,
 * which have no digest and keep their names when they change.
 */
export function filesInCommon(
  { remotes }: Registry,
  { remote, release }: Pick<RemoteStanding, 'remote' | 'release'>,
  pageKeys: readonly string[],
): readonly string[] {
  const entry = remotes[remote];
  const active = entry && activeRelease(entry);
  if (!active?.load || active.id !== release) return [];
  const { entry: container, pages } = active.load;
  const [first = [], ...others] = pageKeys.map((key) => {
    const { js = [], css = [] } = pages[key] ?? {};
    return [...js, ...css];
  });
  const common = first.filter(({ file }) => others.every((files) => files.some((one) => one.file === file)));
  const files = container ? [container, ...common] : common;
  return files.flatMap(({ file, integrity }) => (integrity === '' ? [] : active.url + file));
}
