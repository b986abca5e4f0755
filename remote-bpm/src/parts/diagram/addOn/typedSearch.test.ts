// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { typedSearch } from './typedSearch.ts';

/** A box of bpmn-js's search in a canvas. @returns it, with the keys that reach it */
function search() {
  const container = document.createElement('div');
  const place = document.createElement('div');
  place.className = 'djs-search-input';
  const box = document.createElement('input');
  place.append(box);
  container.append(place);
  document.body.append(container);
  const [, listen] = typedSearch.typedSearch as [string, (canvas: object) => void];
  listen({ getContainer: () => container });
  const keys: string[] = [];
  for (const type of ['keydown', 'keyup'] as const) box.addEventListener(type, ({ key }) => void keys.push(`${type} ${key}`));
  const press = (type: 'keydown' | 'keyup', key: string, isComposing = false): boolean => {
    const event = new KeyboardEvent(type, { key, bubbles: true });
    // happy-dom does not take it from the options.
    Object.defineProperty(event, 'isComposing', { value: isComposing });
    return box.dispatchEvent(event);
  };
  return { box, keys, press };
}

it('searches for what came without a key', () => {
  const { box, keys } = search();

  box.dispatchEvent(new Event('input', { bubbles: true }));

  expect(keys).toEqual(['keyup ']);
});

it('chooses nothing by the Enter with which an input method takes its word, and something by the next', () => {
  const { keys, press } = search();

  press('keydown', 'Enter', true);
  press('keyup', 'Enter');
  expect(keys).toEqual([]);

  press('keydown', 'Enter');
  press('keyup', 'Enter');
  expect(keys).toEqual(['keydown Enter', 'keyup Enter']);
});

it('leaves other boxes alone', () => {
  const { box } = search();
  const other = document.createElement('input');
  box.closest('div')?.parentElement?.append(other);
  const heard = vi.fn<() => void>();
  other.addEventListener('keyup', heard);

  other.dispatchEvent(new Event('input', { bubbles: true }));

  expect(heard).not.toHaveBeenCalled();
});
