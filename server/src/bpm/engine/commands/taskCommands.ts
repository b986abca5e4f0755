import type { TaskCommand } from '../state/Command.ts';
import { Refusal } from '../state/Refusal.ts';
import { finish } from '../elements/rounds.ts';
import type { Run } from '../run/Run.ts';
import { setVariables } from '../run/variables.ts';

export function doTaskCommand(run: Run, command: TaskCommand): void {
  const task = run.tasks.get(command.task);
  const token = task && run.tokens.get(task.token);
  if (task === undefined || token === undefined) throw new Refusal('missing', '任务不存在或已经结束');
  const isDelegated = task.delegation === 'pending';
  switch (command.do) {
    case 'complete':
      if (isDelegated) throw new Refusal('delegated', '任务已被委派，只能由被委派人处理后归还', task.key);
      setVariables(run, token, command.variables);
      run.endTask(task, true, null);
      token.wait = null;
      finish(run, token);
      return;
    case 'claim':
      if (command.user !== null && task.assignee !== null && task.assignee !== command.user) {
        throw new Refusal('claimed', '任务已被其他人签收', task.key);
      }
      if (task.assignee !== command.user) task.claimed = command.user === null ? null : run.now;
      task.assignee = command.user;
      return;
    case 'assign':
      task.assignee = command.user;
      return;
    case 'delegate':
      task.owner ??= task.assignee;
      task.assignee = command.user;
      task.delegation = 'pending';
      return;
    case 'resolve':
      // Otherwise the task would lose who does it.
      if (!isDelegated) throw new Refusal('delegated', '任务没有被委派', task.key);
      setVariables(run, token, command.variables);
      task.delegation = 'resolved';
      task.assignee = task.owner;
  }
}
