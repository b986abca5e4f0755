import type { RoundCommand } from '../state/Command.ts';
import { Refusal } from '../state/Refusal.ts';
import { addNext, continueRound, isRound, roundAround, roundOf } from '../elements/rounds.ts';
import { removeToken } from '../run/removal.ts';
import type { LiveToken, Run } from '../run/Run.ts';

export function doRoundCommand(run: Run, command: RoundCommand): void {
  if (command.do === 'addInstance') addInstance(run, command);
  else removeInstance(run, command);
}

function addInstance(run: Run, { activity, variables = {}, instance }: Extract<RoundCommand, { do: 'addInstance' }>): void {
  for (const root of run.tokens.values()) {
    if (root.node !== activity || !isRound(root) || root.instance !== (instance ?? run.root.ref)) continue;
    const { total, active } = root.round;
    const { isSequential } = roundOf(run, root);
    root.round = { ...root.round, total: total + 1, active: isSequential ? active : active + 1 };
    // A sequential round comes to it in its turn, and takes its value from the collection.
    if (!isSequential) addNext(run, root, variables);
    return;
  }
  throw new Refusal('missing', `节点「${activity}」没有正在进行的多实例`, activity);
}

function removeInstance(run: Run, { task, completed: counts = false }: Extract<RoundCommand, { do: 'removeInstance' }>): void {
  const found = run.tasks.get(task);
  for (let token = found && run.tokens.get(found.token); token !== undefined; token = parentOf(run, token)) {
    const root = roundAround(run, token);
    if (root === null) continue;
    const { total, active, completed } = root.round;
    removeToken(run, token, { reason: 'Delete MI execution' });
    root.round = {
      ...root.round,
      total: counts ? total : total - 1,
      active: roundOf(run, root).isSequential ? active : active - 1,
      completed: counts ? completed + 1 : completed,
    };
    continueRound(run, root);
    return;
  }
  throw new Refusal('missing', '任务不存在，或者不属于多实例', found?.key ?? null);
}

const parentOf = (run: Run, token: LiveToken): LiveToken | undefined =>
  token.parent === null ? undefined : run.tokens.get(token.parent);
