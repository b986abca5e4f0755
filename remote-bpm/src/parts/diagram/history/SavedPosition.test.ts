import { expect, it } from 'vitest';
import type { Trigger } from '../../bpmn/history/ModelHistory.ts';
import { SavedPosition } from './SavedPosition.ts';

function after(...triggers: readonly Trigger[]): SavedPosition {
  const position = new SavedPosition();
  for (const trigger of triggers) position.follow(trigger);
  return position;
}

it('is clean at the beginning and when everything was undone', () => {
  expect(after().dirty).toBe(false);
  expect(after('execute').dirty).toBe(true);
  expect(after('execute', 'execute', 'undo', 'undo').dirty).toBe(false);
});

it('is dirty when what was saved is undone, and clean when it is done again', () => {
  const position = after('execute');
  position.mark()();
  expect(position.dirty).toBe(false);

  position.follow('undo');
  expect(position.dirty).toBe(true);

  position.follow('redo');
  expect(position.dirty).toBe(false);
});

it('never takes another change for the one that was saved, at the same depth of the stack', () => {
  const position = after('execute', 'execute');
  position.mark()();

  position.follow('undo');
  position.follow('execute');
  expect(position.dirty).toBe(true);

  position.follow('undo');
  expect(position.dirty).toBe(true);
});

it('counts as saved what was there when saving began, not when it ended', () => {
  const position = after('execute');
  const saved = position.mark();
  position.follow('execute');

  saved();

  expect(position.dirty).toBe(true);
  position.follow('undo');
  expect(position.dirty).toBe(false);
});

it('is dirty after another diagram took the place, until that is saved', () => {
  const position = after('execute', 'clear');
  expect(position.dirty).toBe(true);

  position.mark()();

  expect(position.dirty).toBe(false);
});
