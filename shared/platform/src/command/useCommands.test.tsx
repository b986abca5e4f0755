// @vitest-environment happy-dom
import { Activity, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageContext, type PageHandle } from '../page/PageContext.ts';
import { type Command, commandStore } from './commandStore.ts';
import { useCommands } from './useCommands.ts';

const titles = () => commandStore.read().map(({ title }) => title);
const command = (id: string, title = id, run: Command['run'] = () => {}): Command => ({ id, title, run });

const page: PageHandle = { key: 'system/dict/index', path: '/system/dict', title: '字典管理', setDirty: () => {} };

function renderPart(element: ReactNode) {
  const root = createRoot(document.createElement('div'));
  const show = (shown: ReactNode) => flushSync(() => root.render(<PageContext value={page}>{shown}</PageContext>));
  const end = () => flushSync(() => root.unmount());
  show(element);
  onTestFinished(end);
  return { show, end };
}

function Offering({ commands }: { commands: readonly Command[] }) {
  useCommands(commands);
  return <p>页面</p>;
}

it('offers the commands of the last render, with the page that they belong to', () => {
  const [first, later] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const part = renderPart(<Offering commands={[command('create', '新增', first)]} />);
  expect(titles()).toEqual(['新增']);
  expect(commandStore.read()[0]?.page).toBe(page);

  part.show(<Offering commands={[command('create', '新增字典', later)]} />);
  commandStore.read()[0]?.run();

  expect(titles()).toEqual(['新增字典']);
  expect([first.mock.calls.length, later.mock.calls.length]).toEqual([0, 1]);
});

it('takes them back when the component goes', () => {
  const part = renderPart(<Offering commands={[command('create')]} />);

  part.show(<p>别的</p>);

  expect(titles()).toEqual([]);
});

it('takes them back while its tab is hidden', () => {
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Offering commands={[command('create')]} />
    </Activity>
  );
  const part = renderPart(tab('visible'));

  part.show(tab('hidden'));
  expect(titles()).toEqual([]);
  part.show(tab('visible'));

  expect(titles()).toEqual(['create']);
});

it('has one command for two buttons that do the same, until both are gone', () => {
  const both = (
    <>
      <Offering commands={[command('create'), command('import')]} />
      <Offering commands={[command('create')]} />
    </>
  );
  const part = renderPart(both);
  expect(titles()).toEqual(['create', 'import']);

  part.show(
    <>
      <p>没有了</p>
      <Offering commands={[command('create')]} />
    </>,
  );
  expect(titles()).toEqual(['create']);
  part.end();

  expect(titles()).toEqual([]);
});

it('tells nobody about components that offer nothing', () => {
  const heard = vi.fn<() => void>();
  const leave = commandStore.subscribe(heard);

  renderPart(<Offering commands={[]} />).end();
  leave();

  expect(heard).not.toHaveBeenCalled();
});
