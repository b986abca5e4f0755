import { expect, it, vi } from 'vitest';
import { hold, noteUse, disposePage } from './heldObjects.ts';
import type { PageHandle } from './PageContext.ts';

const openPage = (): PageHandle => ({ key: 'bpm/model/design/index', path: '/design', title: '流程设计', setDirty: () => {} });

function drawing() {
  return { create: vi.fn(() => ({ shapes: [] })), dispose: vi.fn() };
}

it('makes an object once, however often it is asked for', () => {
  const page = openPage();
  const holding = drawing();

  expect(hold(page, 'drawing', holding)).toBe(hold(page, 'drawing', holding));
  expect(holding.create).toHaveBeenCalledTimes(1);
  expect(hold(openPage(), 'drawing', holding)).not.toBe(hold(page, 'drawing', holding));
});

it('keeps it while somebody has it, and disposes of it once when the last has gone', () => {
  const page = openPage();
  const holding = drawing();
  const value = hold(page, 'drawing', holding);
  const [leaveFirst, leaveSecond] = [noteUse(page, 'drawing'), noteUse(page, 'drawing')];

  leaveFirst();
  expect(holding.dispose).not.toHaveBeenCalled();

  leaveSecond();
  expect(holding.dispose.mock.calls).toEqual([[value]]);
  disposePage(page);
  expect(holding.dispose).toHaveBeenCalledTimes(1);
});

it('disposes of everything when the page ends, also of what nobody came to use', () => {
  const page = openPage();
  const [shown, abandoned] = [drawing(), drawing()];
  hold(page, 'model 1', shown);
  const leave = noteUse(page, 'model 1');
  hold(page, 'model 2', abandoned);

  disposePage(page);
  leave();

  expect(shown.dispose).toHaveBeenCalledTimes(1);
  expect(abandoned.dispose).toHaveBeenCalledTimes(1);
});

it('leaves alone what took the place of an object that was disposed of', () => {
  const page = openPage();
  const [before, after] = [drawing(), drawing()];
  hold(page, 'drawing', before);
  const leave = noteUse(page, 'drawing');
  disposePage(page);
  hold(page, 'drawing', after);

  leave();

  expect(after.dispose).not.toHaveBeenCalled();
});
