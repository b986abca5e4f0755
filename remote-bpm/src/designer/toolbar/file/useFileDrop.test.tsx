import { renderPublic } from '@zhilv/testing/public/render-public';
import { flushSync } from 'react-dom';
import { expect, it, vi } from 'vitest';
import { useFileDrop } from './useFileDrop.ts';

type OnDrop = (files: readonly File[]) => void;

/** An element onto which files may be dropped. @returns what happens to it, and what is told */
function dropped(onDrop: OnDrop | null = vi.fn<OnDrop>()) {
  const place = document.createElement('div');
  const inner = place.appendChild(document.createElement('span'));
  function Place() {
    return <output>{String(useFileDrop(place, onDrop))}</output>;
  }
  const page = renderPublic(<Place />);
  /** @returns whether the browser would do what it does with it by itself */
  const happen = (
    type: string,
    { types = ['Files'], files = [] as readonly File[], relatedTarget = null as Node | null } = {},
  ) => {
    const event = Object.assign(new Event(type, { cancelable: true }), { dataTransfer: { types, files }, relatedTarget });
    flushSync(() => place.dispatchEvent(event));
    return !event.defaultPrevented;
  };
  return { happen, inner, over: () => page.getByRole('status').textContent === 'true' };
}

it('tells when files are held over it, and takes them', () => {
  const onDrop = vi.fn<OnDrop>();
  const { happen, over } = dropped(onDrop);
  const file = new File(['<a/>'], 'a.bpmn');

  expect([happen('dragenter'), happen('dragover')]).toEqual([false, false]);
  expect(over()).toBe(true);
  expect(happen('drop', { files: [file] })).toBe(false);

  expect(over()).toBe(false);
  expect(onDrop.mock.calls).toEqual([[[file]]]);
});

it('knows what is inside it from what is outside', () => {
  const { happen, inner, over } = dropped();
  happen('dragenter');

  happen('dragleave', { relatedTarget: inner });
  expect(over()).toBe(true);
  happen('dragleave', { relatedTarget: document.body });
  expect(over()).toBe(false);
});

it('leaves elements that are dragged, and everything while it takes none, to others', () => {
  const onDrop = vi.fn<OnDrop>();
  const taking = dropped(onDrop);
  expect([taking.happen('dragover', { types: ['text/plain'] }), taking.happen('drop', { types: [] })]).toEqual([true, true]);
  expect([taking.over(), onDrop.mock.calls]).toEqual([false, []]);

  const closed = dropped(null);
  expect(closed.happen('dragover')).toBe(true);
  expect(closed.over()).toBe(false);
});
