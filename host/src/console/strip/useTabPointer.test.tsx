// @vitest-environment happy-dom
import { renderForm } from '@zhilv/testing/host/render-form';
import { tab } from '@zhilv/testing/host/tabs';
import { createStore, Provider } from 'jotai';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { ConsoleShell } from '../shell/ConsoleShell.ts';
import { ShellContext } from '../shell/ShellContext.ts';
import { tabsAtom } from '../tab/tabAtoms.ts';
import { TabEntry } from './TabEntry.tsx';

const go = vi.fn<(address: string) => Promise<void>>(async () => {});
const onMenu = vi.fn<(x: number, y: number) => void>();
beforeEach(() => {
  for (const mock of [go, onMenu]) mock.mockClear();
});

/** Shows two tabs of 100 pixels each beside one another. */
function showTabs() {
  const store = createStore();
  const tabs = ['/a', '/b'].map((path) => tab(path));
  store.set(tabsAtom, tabs);
  const strip = renderForm(
    <Provider store={store}>
      <ShellContext value={{ go } as unknown as ConsoleShell}>
        <ul>
          {tabs.map((one) => (
            <TabEntry key={one.id} tab={one} stop onPrepare={() => {}} onMenu={onMenu} onFocus={() => {}} />
          ))}
        </ul>
      </ShellContext>
    </Provider>,
  );
  strip.getAllByRole('listitem').forEach((entry, at) => {
    entry.getBoundingClientRect = () => new DOMRect(at * 100, 0, 100, 36);
  });
  const link = strip.getByRole('link', { name: 'a' });
  link.setPointerCapture = () => {};
  return { link, order: () => store.get(tabsAtom).map(({ id }) => id) };
}

const fire = (link: HTMLElement, type: string, init: PointerEventInit) =>
  link.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, ...init }));
const at = (clientX: number, pointerType = 'mouse') => ({
  clientX,
  clientY: 10,
  pointerType,
  button: 0,
  pointerId: 1,
  detail: 1,
});

it('changes places with the neighbour whose middle the pointer passes, and opens nothing by that', () => {
  const { link, order } = showTabs();

  fire(link, 'pointerdown', at(50));
  fire(link, 'pointermove', at(120));
  expect(order()).toEqual(['/a', '/b']);
  fire(link, 'pointermove', at(160));
  fire(link, 'pointerup', at(160));
  fire(link, 'click', at(0));

  expect(order()).toEqual(['/b', '/a']);
  expect(go).not.toHaveBeenCalled();
});

it('opens the tab by a press that trembles', () => {
  const { link, order } = showTabs();

  fire(link, 'pointerdown', at(98));
  fire(link, 'pointermove', at(102));
  fire(link, 'pointerup', at(102));
  fire(link, 'click', at(0));

  expect(order()).toEqual(['/a', '/b']);
  expect(go.mock.calls).toEqual([['/a', { by: 'strip' }]]);
});

it('asks for the menu when a finger stays where it is, and opens nothing by that', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { link } = showTabs();

  fire(link, 'pointerdown', at(50, 'touch'));
  fire(link, 'pointermove', at(52, 'touch'));
  vi.advanceTimersByTime(500);
  fire(link, 'pointerup', at(52, 'touch'));
  fire(link, 'click', at(0));

  expect(onMenu.mock.calls).toEqual([[50, 10]]);
  expect(go).not.toHaveBeenCalled();
});

it('leaves a finger that moves to the strip, which scrolls', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { link, order } = showTabs();

  fire(link, 'pointerdown', at(50, 'touch'));
  fire(link, 'pointermove', at(180, 'touch'));
  vi.advanceTimersByTime(500);

  expect(onMenu).not.toHaveBeenCalled();
  expect(order()).toEqual(['/a', '/b']);
});
