// @vitest-environment happy-dom
import { Activity, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { type ShortcutGroup, shortcutStore } from './shortcutStore.ts';
import { useShortcuts } from './useShortcuts.ts';

const titles = async () => (await Promise.all(shortcutStore.read().map(({ load }) => load()))).map(({ title }) => title);

const loading = (title: string) => async (): Promise<ShortcutGroup> => ({ title, shortcuts: [] });
const [drawing, table] = [loading('流程图'), loading('表格')];

function Part({ load }: { load: () => Promise<ShortcutGroup> }) {
  useShortcuts(load);
  return <p>页面</p>;
}

function renderPart(element: ReactNode) {
  const root = createRoot(document.createElement('div'));
  const show = (shown: ReactNode) => flushSync(() => root.render(shown));
  show(element);
  onTestFinished(() => flushSync(() => root.unmount()));
  return { show };
}

it('offers the shortcuts of each component, and takes back those of one that goes', async () => {
  const part = renderPart([<Part key="1" load={drawing} />, <Part key="2" load={table} />, <Part key="3" load={drawing} />]);
  expect(await titles()).toEqual(['流程图', '表格', '流程图']);

  part.show([<Part key="2" load={table} />, <Part key="3" load={drawing} />]);
  expect(await titles()).toEqual(['表格', '流程图']);

  part.show([<Part key="2" load={table} />, <Part key="3" load={table} />]);
  expect(await titles()).toEqual(['表格', '表格']);
});

it('takes them back while its tab is hidden', async () => {
  const tab = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Part load={drawing} />
    </Activity>
  );
  const part = renderPart(tab('visible'));

  part.show(tab('hidden'));
  expect(await titles()).toEqual([]);
  part.show(tab('visible'));
  expect(await titles()).toEqual(['流程图']);
});
