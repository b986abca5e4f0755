import type { ActivityRow, ProcessState } from '@zhilv/server/process-engine';

/** Tells what is not as it has to be in a state that waits, given the rows of its history so far. */
export function faultsOf(state: ProcessState, rows: ReadonlyMap<number, ActivityRow>): readonly string[] {
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  const tokens = new Map(state.tokens.map((token) => [token.ref, token]));
  const instances = new Map(state.instances.map((instance) => [instance.ref, instance]));
  const waiting = [state.tasks, state.timers, state.subscriptions, state.jobs].flat();
  const refs = [...state.tokens, ...state.instances, ...waiting].map(({ ref }) => ref);
  const holders = new Set(waiting.map(({ token }) => token));
  const callers = new Set(state.instances.map(({ caller }) => caller));

  expect(new Set(refs).size === refs.length, 'two things have the same number');
  expect(
    refs.every((ref) => ref <= state.counter),
    'a number is beyond the counter',
  );
  expect(JSON.stringify(JSON.parse(JSON.stringify(state))) === JSON.stringify(state), 'the state is no plain JSON');
  for (const { ref, token } of waiting) expect(tokens.has(token), `${ref} waits without a token`);
  for (const { ref, token } of state.tasks)
    expect(tokens.get(token)?.wait === 'task', `task ${ref} has a token that waits for none`);
  for (const { ref, caller } of state.instances.slice(1)) {
    expect(caller !== null && tokens.get(caller)?.wait === 'call', `instance ${ref} has no caller`);
  }

  for (const token of state.tokens) {
    const name = `token ${token.ref} at ${token.node}`;
    const parent = token.parent === null ? undefined : tokens.get(token.parent);
    const inside = state.tokens.filter((other) => other.parent === token.ref && other.kind !== 'listener');
    expect(instances.has(token.instance), `${name} is in no instance`);
    expect(token.parent === null || parent?.instance === token.instance, `${name} is in the scope of another instance`);
    expect(parent === undefined || parent.kind === 'scope' || parent.kind === 'round', `${name} is inside of a leaf`);
    expect(token.host === null || tokens.get(token.host)?.parent === token.parent, `${name} hangs on nothing`);
    if (token.row !== null) expect(rows.get(token.row)?.end === null, `${name} has a row that is closed`);
    if (token.kind === 'scope') expect(inside.length > 0, `${name} is an empty scope`);
    if (token.kind !== 'leaf') {
      expect(token.wait === null, `${name} waits`);
      expect((token.kind === 'round') === (token.round !== null), `${name} has counts and is no round`);
    } else if (token.wait === 'task' || token.wait === 'event' || token.wait === 'job') {
      expect(holders.has(token.ref), `${name} waits for nothing that can come`);
    } else if (token.wait === 'call') expect(callers.has(token.ref), `${name} waits for an instance that is gone`);
    else expect(token.wait !== null, `${name} does not wait`);
    if (token.round !== null) {
      expect(inside.length === token.round.active, `${name} has ${inside.length} instances instead of ${token.round.active}`);
      expect(token.round.completed < token.round.total, `${name} is over`);
    }
  }

  const open = [...rows.values()].filter(({ end }) => end === null).map(({ ref }) => ref);
  const held = new Set(state.tokens.map(({ row }) => row));
  expect(
    open.every((ref) => held.has(ref)),
    'a row is open and nothing is there',
  );
  if (state.end === null)
    expect(
      state.tokens.some(({ kind }) => kind !== 'listener'),
      'it runs with nothing in it',
    );
  else expect(state.tokens.length + waiting.length === 0 && state.instances.length === 1, 'something is left after the end');
  return faults;
}
