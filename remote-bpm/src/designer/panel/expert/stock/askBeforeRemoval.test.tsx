import { dialogStore } from '@zhilv/platform';
import { expect, it, onTestFinished, vi } from 'vitest';
import { askBeforeRemoval } from './askBeforeRemoval.ts';

function shown() {
  const place = document.createElement('div');
  const button = document.createElement('button');
  button.className = 'bio-properties-panel-remove-entry bio-properties-panel-remove-list-entry';
  const drawing = button.appendChild(document.createElement('svg'));
  const removed = vi.fn<() => void>();
  button.addEventListener('click', removed);
  place.append(button);
  document.body.append(place);
  // What stays in the document is found by the tests that come after, in the same worker.
  onTestFinished(() => place.remove());
  const end = askBeforeRemoval(place);
  const press = (): void => void drawing.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const answer = async (yes: boolean): Promise<void> => {
    await expect.poll(() => dialogStore.read()).toMatchObject([{ danger: true }]);
    for (const { id } of dialogStore.read()) dialogStore.settle(id, yes);
    await expect.poll(() => dialogStore.read()).toEqual([]);
  };
  return { place, removed, press, answer, end };
}

it('removes nothing before somebody agrees, and then once', async () => {
  const { removed, press, answer } = shown();

  press();
  await answer(false);
  expect(removed).not.toHaveBeenCalled();

  press();
  await answer(true);
  await expect.poll(() => removed).toHaveBeenCalledOnce();
});

it('removes nothing that is gone by the time of the answer', async () => {
  const { place, removed, press, answer } = shown();

  press();
  place.remove();
  await answer(true);

  expect(removed).not.toHaveBeenCalled();
});

it('asks no more when it was ended', () => {
  const { removed, press, end } = shown();
  end();

  press();

  expect(removed).toHaveBeenCalledOnce();
  expect(dialogStore.read()).toEqual([]);
});
