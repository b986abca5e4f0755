import { type ReactNode, useEffect, useInsertionEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { MountedHandle, MountedModule, MountPlatform } from './MountableRemote.ts';

interface MountedPageProps {
  pageKey: string;
  title: string;
  module: MountedModule;
  platform: MountPlatform | undefined;
  portalRoot: Element;
  /** Handles of pages with work that leaving would lose. */
  unsaved: Set<MountedHandle>;
}

/** Draws a page of a mounted remote inside what a shell puts around it. Another path is another page, even of the same key. */
export function MountedPage(props: MountedPageProps) {
  const { pathname } = useLocation();
  const { platform } = props;
  const { Component, UiRoot } = props.module;
  const page = UiRoot ? (
    <UiRoot portalRoot={props.portalRoot}>
      <Component />
    </UiRoot>
  ) : (
    <Component />
  );
  return platform === undefined ? (
    page
  ) : (
    <PageAround key={pathname} {...props} platform={platform} path={pathname}>
      {page}
    </PageAround>
  );
}

interface PageAroundProps extends MountedPageProps {
  platform: MountPlatform;
  path: string;
  children: ReactNode;
}

function PageAround({ pageKey, title, path, module, platform, unsaved, children }: PageAroundProps) {
  const setOpen = useRef<((isOpen: boolean) => void) | null>(null);
  const [handle] = useState(() => handleOf({ pageKey, title, path, unsaved }));
  // Insertion effects run before all others, in which the page may call already.
  useInsertionEffect(() => void (setOpen.current = module.openPage?.() ?? null), [module]);
  useEffect(
    () => () => {
      unsaved.delete(handle);
      platform.disposePage(handle);
      setOpen.current?.(false);
    },
    [platform, handle, unsaved],
  );

  return <platform.PageContext value={handle}>{children}</platform.PageContext>;
}

/** Makes the handle under which the page's unsaved work is noted. It stays the same while the page shows. */
function handleOf({
  pageKey,
  title,
  path,
  unsaved,
}: Pick<PageAroundProps, 'pageKey' | 'title' | 'path' | 'unsaved'>): MountedHandle {
  const handle: MountedHandle = {
    key: pageKey,
    path,
    title,
    setDirty: (dirty) => void (dirty ? unsaved.add(handle) : unsaved.delete(handle)),
  };
  return handle;
}
