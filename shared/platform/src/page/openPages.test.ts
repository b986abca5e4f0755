import { setTimeout as pause } from 'node:timers/promises';
import { dictType } from '@zhilv/contract/system';
import { preparePlatform, shownMessages } from '@zhilv/testing/platform/prepared-platform';
import { refusal, success } from '@zhilv/testing/platform/scripted-back-end';
import { expect, it, vi } from 'vitest';
import { dialogStore } from '../messages/dialogStore.ts';
import { session } from '../signIn/session.ts';
import { createOpenPages, type PageServices } from './openPages.ts';

const { backEnd, storeSession } = preparePlatform();

const GET = '/admin-api/system/dict-type/get';
const DICTIONARIES = '/admin-api/system/dict-data/list-all-simple';
const get = ({ call }: PageServices) => call(dictType.get, { id: 1 });
const texts = () => shownMessages().map(({ text }) => text);

/** Opens a page that has a list's services; the second function ends it. */
function openPage() {
  storeSession();
  const pages = createOpenPages();
  const setOpen = pages.open('system/dict/index');
  return { pages, setOpen, services: pages.services(['system/dict/index']) };
}

it('lets an open page call, tell and ask', async () => {
  const { services } = openPage();
  backEnd().script(GET, success(null));

  await get(services);
  services.messages.success('已保存');
  void services.confirm({ content: '确定吗？' });

  expect(texts()).toEqual(['已保存']);
  expect(dialogStore.read()).toHaveLength(1);
});

it('sends nothing that a page begins after its end', async () => {
  const { services, setOpen } = openPage();

  setOpen(false);
  const calls = [get(services), services.dictionary.load(), services.download(dictType.export, {})];
  services.messages.error('还在轮询');
  const answer = await services.confirm({ content: '确定吗？' });

  for (const one of calls) await expect(one).rejects.toMatchObject({ name: 'AbortError' });
  expect(answer).toBe(false);
  expect([backEnd().received, texts(), dialogStore.read()]).toEqual([[], [], []]);
});

it('announces no change after its end, for which each list of other pages would load again, and leaves the session alone', async () => {
  const { services, setOpen } = openPage();
  services.changes.announce('page');
  const reported = vi.fn<() => void>();
  const stop = services.changes.subscribe(reported);

  setOpen(false);
  services.changes.announce('page');
  const ends = [services.session.signOut(), services.session.start(), services.session.signIn({ username: 'a', password: 'b' })];

  for (const one of ends) await expect(one).rejects.toMatchObject({ name: 'AbortError' });
  expect([services.changes.revision('page'), services.session.hasToken()]).toEqual([1, true]);
  expect(reported).not.toHaveBeenCalled();
  expect(backEnd().received).toEqual([]);
  stop();
});

it('announces what a call brought about that began before its end', async () => {
  const { services, setOpen } = openPage();
  backEnd().script(GET, success(null));
  const saving = get(services).then(() => services.changes.announce('saved'));

  setOpen(false);
  await saving;

  expect(services.changes.revision('saved')).toBe(1);
});

it('brings a call to its end that began before, and lets it be told', async () => {
  const { services, setOpen } = openPage();
  let answer: (reply: ReturnType<typeof success>) => void = () => {};
  backEnd().script(GET, () => new Promise((resolve) => (answer = resolve)));
  const saving = (async () => {
    await get(services);
    services.messages.success('已保存');
    await services.confirm({ content: '已保存 1 项', cancelText: null });
  })();
  await vi.waitFor(() => expect(backEnd().received).toHaveLength(1));

  setOpen(false);
  services.messages.success('还在轮询');
  answer(success(null));
  await vi.waitFor(() => expect(dialogStore.read()).toMatchObject([{ content: '已保存 1 项' }]));
  await pause(5);
  services.messages.success('还在轮询');

  expect(texts()).toEqual(['已保存']);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, true);
  await saving;
});

it('reads dictionaries anew after a change that was carried out when its page had closed', async () => {
  const { services, setOpen } = openPage();
  let answer: (reply: ReturnType<typeof success>) => void = () => {};
  backEnd().script(GET, () => new Promise((resolve) => (answer = resolve)));
  backEnd().script(DICTIONARIES, success([]));
  const deleting = get(services).then(() => services.dictionary.load());
  await vi.waitFor(() => expect(backEnd().received).toHaveLength(1));

  setOpen(false);
  answer(success(null));
  await deleting;

  expect(backEnd().receivedAt(DICTIONARIES)).toHaveLength(1);
});

it('says that a call failed which began before the end', async () => {
  const { services, setOpen } = openPage();
  let answer: (reply: ReturnType<typeof refusal>) => void = () => {};
  backEnd().script(GET, () => new Promise((resolve) => (answer = resolve)));
  const saving = get(services);
  await vi.waitFor(() => expect(backEnd().received).toHaveLength(1));

  setOpen(false);
  answer(refusal(1_002_006_001, '字典类型不存在'));

  await expect(saving).rejects.toMatchObject({ code: 1_002_006_001 });
  expect(texts()).toEqual(['字典类型不存在']);
});

it('goes by the pages that use the code, and by all of them where none is named', async () => {
  const { pages, setOpen, services } = openPage();
  const setOtherOpen = pages.open('system/user/index');

  setOpen(false);
  services.messages.success('字典');
  pages.services(['system/dict/index', 'system/user/index']).messages.success('字典和用户');
  pages.services().messages.success('全部');
  setOtherOpen(false);
  pages.services().messages.success('无人');

  expect(texts()).toEqual(['字典和用户', '全部']);
});

it('goes on when a page that was covered shows again, and while another tab has it', () => {
  const { pages, setOpen, services } = openPage();
  const setSecondOpen = pages.open('system/dict/index');

  setOpen(false);
  services.messages.success('第二个标签页');
  setSecondOpen(false);
  services.messages.success('都已关闭');
  setOpen(true);
  services.messages.success('恢复');

  expect(texts()).toEqual(['第二个标签页', '恢复']);
});

it('limits nothing in a shell that does not tell of its pages', () => {
  createOpenPages().services(['system/dict/index']).messages.success('已保存');

  expect(texts()).toEqual(['已保存']);
});

it('sends nothing once the user has signed out', async () => {
  const { services } = openPage();
  backEnd().script('/admin-api/system/auth/logout', success(true));

  await session.signOut();

  await expect(get(services)).rejects.toMatchObject({ name: 'AbortError' });
  expect(backEnd().receivedAt(GET)).toEqual([]);
});
