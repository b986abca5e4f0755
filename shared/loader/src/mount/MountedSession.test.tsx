// @vitest-environment happy-dom
import { createContext, useState } from 'react';
import { Link } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMount } from './createMount.tsx';
import type { MountContext, Mounted } from './Mount.ts';
import type { MountedHandle, MountPlatform } from './MountableRemote.ts';

type Phase = 'idle' | 'started' | 'ended';

/** A session that starts while the shell has a token, or storage where the session is kept there. */
let phase: Phase = 'idle';
let hasToken = true;
let isStored = false;
let failure: Error | null = null;
const listeners = new Set<() => void>();
const write = (next: Phase) => {
  phase = next;
  for (const listener of listeners) listener();
};
const session: MountPlatform['session'] = {
  read: () => ({ phase }),
  subscribe(listener) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  async start() {
    if (failure !== null) throw failure;
    if (hasToken) return write('started');
    // A refused session in storage is signed out.
    if (isStored || phase !== 'ended') write(isStored ? 'idle' : 'ended');
    throw new Error('expired');
  },
};
const platform: MountPlatform = {
  PageContext: createContext<MountedHandle | null>(null),
  disposePage: () => {},
  confirm: async () => true,
  configurePlatform: vi.fn<MountPlatform['configurePlatform']>(),
  messagePlaces: { read: () => undefined, subscribe: () => () => {}, add: () => () => {} },
  setFileHosts: vi.fn<MountPlatform['setFileHosts']>(),
  addPagePaths: () => {},
  session,
};

const load = vi.fn<() => null>(() => null);
let broken = false;

function Form() {
  const [text, setText] = useState('');
  if (broken) throw new Error('broken');
  return (
    <form>
      <input value={text} onChange={(event) => setText(event.target.value)} onClick={() => setText('未保存')} />
      <Link to="/list?page=2">第二页</Link>
      <a href="/list?page=3">第三页</a>
      <a {...{ href: '/list?page=4', target: '_blank' }}>新窗口</a>
      <a href="/home">首页</a>
      <a href="https://example.com/x">外部</a>
      <a href="#part">页内</a>
      <a href="tel:110">电话</a>
      <a {...{ href: '/file', download: 'x' }}>下载</a>
    </form>
  );
}

const mount = createMount({
  name: 'remote_bpm',
  base: 'http://localhost:3000/remotes/remote_bpm/1/',
  platform,
  pages: { list: { path: '/list', load: async () => ({ Component: Form, loader: load }) } },
});

const onSignInNeeded = vi.fn<() => void>();
const onNavigate = vi.fn<(address: string, page: string | null) => void>();
const onFailure = vi.fn<(error: Error) => void>();
let element: HTMLElement;
let mounted: Mounted[] = [];

const tokens = { accessToken: async () => 'given-1' };

function open(more: Partial<MountContext> = {}): Mounted {
  const services = { apiBase: '/api', tenantOn: false, tokens, onSignInNeeded };
  const one = mount(element, { page: 'list', services, onNavigate, onFailure, ...more } as MountContext);
  mounted.push(one);
  return one;
}

const face = () => element.querySelector('[role="alert"]');
const press = (text: string) =>
  [...element.querySelectorAll<HTMLElement>('a, button')].find((one) => one.textContent?.trim() === text)?.click();
const isCovered = () => element.querySelector('form')?.parentElement?.style.display === 'none';

beforeEach(() => {
  [phase, hasToken, isStored, failure, broken] = ['idle', true, false, null, false];
  element = document.createElement('main');
  document.body.replaceChildren(element);
});
afterEach(() => {
  for (const one of mounted) one.unmount();
  mounted = [];
  vi.clearAllMocks();
  vi.restoreAllMocks();
});

it('hands the tokens of its shell on, and keeps to itself whom to tell of an end', async () => {
  await open({ services: { apiBase: '/api', tenantOn: false, tokens, onSignInNeeded, fileHosts: ['files.example.com'] } }).ready;

  expect(platform.setFileHosts).toHaveBeenCalledWith(['files.example.com']);
  expect(vi.mocked(platform.configurePlatform).mock.lastCall?.[0]).toEqual({ apiBase: '/api', tenantOn: false, tokens });
});

it('covers what shows while the session is over, keeps unsaved work, and loads anew when it goes on', async () => {
  await open().ready;
  element.querySelector('input')?.click();
  await vi.waitFor(() => expect(element.querySelector('input')?.value).toBe('未保存'));

  write('ended');
  write('ended');
  await vi.waitFor(() => expect(face()?.textContent).toContain('需要登录'));
  expect([isCovered(), (document.body.lastElementChild as HTMLElement).style.display]).toEqual([true, 'none']);
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);

  hasToken = false;
  press('重试');
  await vi.waitFor(() => expect(face()?.textContent).toContain('仍未登录'));
  hasToken = true;
  press('重试');
  await vi.waitFor(() => expect(face()).toBeNull());

  expect([isCovered(), element.querySelector('input')?.value]).toEqual([false, '未保存']);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(window.location.pathname).toBe('/');
});

it('waits where nobody is signed in, and shows its page once its shell says that somebody is', async () => {
  hasToken = false;
  const one = open();
  await vi.waitFor(() => expect(face()).not.toBeNull());
  expect(onSignInNeeded).toHaveBeenCalledTimes(1);
  const other = open();
  await vi.waitFor(() => expect(onSignInNeeded).toHaveBeenCalledTimes(2));
  await expect(one.resume()).rejects.toThrow('expired');

  hasToken = true;
  await one.resume();
  await Promise.all([one.ready, other.ready]);

  expect([face(), element.querySelectorAll('form').length]).toEqual([null, 2]);
});

it('gives up waiting when it is unmounted', async () => {
  hasToken = false;
  const one = open();
  await vi.waitFor(() => expect(face()).not.toBeNull());

  one.unmount();

  await expect(one.ready).rejects.toThrow('unmounted');
  expect([element.childElementCount, listeners.size]).toEqual([0, 0]);
});

it.each([{ tokens }, {}])('mounts nothing where the session could not be started for another reason: %o', async (given) => {
  failure = new Error('no network');
  await expect(open({ services: { apiBase: '/api', tenantOn: false, onSignInNeeded, ...given } }).ready).rejects.toThrow(
    'no network',
  );
  expect(onSignInNeeded).not.toHaveBeenCalled();
});

describe('a session in storage', () => {
  const services = { apiBase: '/api', tenantOn: false, onSignInNeeded };
  beforeEach(() => void (isStored = true));

  it('leads the page around nowhere when it is over, but is covered, tells of it and goes on', async () => {
    await open({ services }).ready;
    const [[, environment] = []] = vi.mocked(platform.configurePlatform).mock.calls;
    expect(environment).toHaveProperty('goTo');
    element.querySelector('input')?.click();
    await vi.waitFor(() => expect(element.querySelector('input')?.value).toBe('未保存'));

    write('idle');
    environment?.goTo('/home');
    await vi.waitFor(() => expect(face()?.textContent).toContain('需要登录'));
    expect([isCovered(), window.location.pathname]).toEqual([true, '/']);
    expect(onSignInNeeded).toHaveBeenCalledTimes(1);

    press('重试');
    await vi.waitFor(() => expect([face(), element.querySelector('input')?.value]).toEqual([null, '未保存']));
  });

  it.each(['refuses', 'would leave for the sign-in'])('is waited for where its start %s', async (how) => {
    hasToken = false;
    if (how !== 'refuses')
      vi.spyOn(session, 'start').mockImplementationOnce(() => {
        write('idle');
        return new Promise(() => {});
      });
    const one = open({ services });
    await vi.waitFor(() => expect(onSignInNeeded).toHaveBeenCalledTimes(1));
    hasToken = true;
    await one.resume();
    await one.ready;
    expect([face(), element.querySelectorAll('form').length]).toEqual([null, 1]);
  });
});

it('leads no link out of the page around it, and follows its own', async () => {
  await open().ready;
  onNavigate.mockClear();
  const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.body.addEventListener('click', (event) => !event.defaultPrevented && followed(event));

  press('第三页');
  await vi.waitFor(() => expect(onNavigate).toHaveBeenLastCalledWith('/list?page=3', 'list'));
  press('第二页');
  await vi.waitFor(() => expect(onNavigate).toHaveBeenLastCalledWith('/list?page=2', 'list'));
  for (const text of ['新窗口', '首页', '外部']) press(text);
  expect(onNavigate.mock.calls.slice(-3)).toEqual([
    ['/list?page=4', null],
    ['/home', null],
    ['https://example.com/x', null],
  ]);
  press('页内');
  expect(followed).not.toHaveBeenCalled();

  press('电话');
  press('下载');
  expect(followed).toHaveBeenCalledTimes(2);
});

it('tells its shell of a page that has failed, and not of one for want of a session', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const one = open();
  await one.ready;

  load.mockImplementationOnce(() => {
    write('ended');
    throw new Error('expired');
  });
  await one.navigate({ path: '/list?page=5' });
  await vi.waitFor(() => expect(face()).not.toBeNull());
  expect(onFailure).not.toHaveBeenCalled();

  await one.resume();
  await vi.waitFor(() => expect(element.querySelector('form')).not.toBeNull());
  broken = true;
  await one.navigate({ path: '/list?page=6' });
  await vi.waitFor(() => expect(onFailure.mock.calls).toEqual([[new Error('broken')]]));
});
