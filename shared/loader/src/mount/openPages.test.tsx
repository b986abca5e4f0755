// @vitest-environment happy-dom
import { createContext, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { createMount } from './createMount.tsx';
import type { MountedHandle, MountPlatform } from './MountableRemote.ts';

const platform: MountPlatform = {
  PageContext: createContext<MountedHandle | null>(null),
  disposePage: () => {},
  confirm: async () => true,
  configurePlatform: () => {},
  messagePlaces: { read: () => undefined, subscribe: () => () => {}, add: () => () => {} },
  setFileHosts: () => {},
  addPagePaths: () => {},
  session: { start: async () => {}, read: () => ({ phase: 'started' }), subscribe: () => () => {} },
};

it('has a page be open while it loads and shows, and no longer once it was left or unmounted', async () => {
  const opened = { list: 0, design: 0 };
  const openPage = (page: keyof typeof opened) => () => {
    opened[page] += 1;
    return (isOpen: boolean) => void (opened[page] += isOpen ? 1 : -1);
  };
  const seen: number[] = [];
  /** Looks in its first effect, which runs before those of what is around it. */
  const Looking = () => {
    useEffect(() => void seen.push(opened.list), []);
    return <p>列表</p>;
  };
  const own = createMount({
    name: 'remote_bpm',
    base: 'http://localhost:3000/remotes/remote_bpm/1/',
    platform,
    pages: {
      'bpm/list': {
        load: async () => ({ Component: Looking, openPage: openPage('list'), loader: () => (seen.push(opened.list), null) }),
      },
      'bpm/design': { load: async () => ({ Component: () => <p>设计</p>, openPage: openPage('design') }) },
    },
  });
  const one = own(document.body, { page: 'bpm/list' });
  await one.ready;
  expect([seen, opened]).toEqual([[1, 1], { list: 1, design: 0 }]);

  await one.navigate({ page: 'bpm/design' });
  await vi.waitFor(() => expect(opened).toEqual({ list: 0, design: 1 }));

  one.unmount();
  expect(opened).toEqual({ list: 0, design: 0 });
});
