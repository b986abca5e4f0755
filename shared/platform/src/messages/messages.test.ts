import { beforeEach, describe, expect, it, vi } from 'vitest';
import { confirm, dialogStore } from './dialogStore.ts';
import { messageAction, messageCount, messages, messageStore, offer } from './messageStore.ts';

beforeEach(() => {
  for (const { id } of messageStore.read()) messageStore.close(id);
});

describe('messages', () => {
  it('stand in their order until the shell closes them', () => {
    messages.success('已保存「字典类型」');
    messages.warning('您的浏览器不支持全屏');

    expect(messageStore.read().map(({ text }) => text)).toEqual(['已保存「字典类型」', '您的浏览器不支持全屏']);

    messageStore.close(messageStore.read()[0]?.id ?? 0);
    expect(messageStore.read().map(({ text }) => text)).toEqual(['您的浏览器不支持全屏']);
  });

  it('say the same thing once, the last time it was said, and count', () => {
    messages.error('系统异常');
    messages.error('后端接口连接异常');
    messages.error('系统异常');

    expect(messageStore.read().map((one) => [one.text, messageCount(one)])).toEqual([
      ['后端接口连接异常', 1],
      ['系统异常', 2],
    ]);

    for (const { id } of messageStore.read()) messageStore.close(id);
    messages.error('系统异常');
    expect(messageStore.read().map(messageCount)).toEqual([1]);
  });

  it('are two where the same words have other titles', () => {
    messages.notice('不能删除', { title: '字典' });
    messages.notice('不能删除', { title: '模型' });

    expect(messageStore.read()).toHaveLength(2);
  });

  it('stay until closed when they are persistent', () => {
    messages.error('功能已禁用', { persistent: true });

    expect(messageStore.read()[0]?.durationMs).toBeNull();
  });

  it('that offer something stay for eight seconds, are never one, and close when nobody can carry it out', () => {
    const page = new AbortController();
    const undo = () => ({ text: '撤销', perform: () => {}, until: page.signal });
    offer('已删除「甲」', undo());
    offer('已删除「甲」', undo());

    expect(messageStore.read().map((one) => [one.durationMs, messageAction(one)?.text])).toEqual([
      [8_000, '撤销'],
      [8_000, '撤销'],
    ]);

    page.abort();
    offer('已删除「乙」', undo());
    expect(messageStore.read()).toEqual([]);
  });

  it('tell the shell of every change', () => {
    const changed = vi.fn();
    const stop = messageStore.subscribe(changed);

    messages.success('好');
    stop();
    messages.success('再好');

    expect(changed).toHaveBeenCalledTimes(1);
  });
});

describe('confirm', () => {
  it.each([true, false])('gives the answer %s', async (confirmed) => {
    const answer = confirm({ content: '确定注销并退出系统吗？' });
    const [dialog] = dialogStore.read();

    expect(dialog).toMatchObject({ title: '系统提示', okText: '确定', cancelText: '取消', danger: false });
    dialogStore.settle(dialog?.id ?? 0, confirmed);

    await expect(answer).resolves.toBe(confirmed);
    expect(dialogStore.read()).toEqual([]);
  });

  it('keeps questions apart that are open at the same time', async () => {
    const first = confirm({ content: '一' });
    const second = confirm({ content: '二', cancelText: null });
    const [one, two] = dialogStore.read();

    dialogStore.settle(two?.id ?? 0, true);
    dialogStore.settle(one?.id ?? 0, false);

    await expect(Promise.all([first, second])).resolves.toEqual([false, true]);
  });
});
