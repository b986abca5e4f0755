import { endInstance } from './elements/endings.ts';
import { work } from './elements/work.ts';
import type { Definitions } from './model/Model.ts';
import { doDeferredCommand } from './commands/deferredCommands.ts';
import { doEventCommand } from './commands/eventCommands.ts';
import { doMoveCommand } from './commands/moves.ts';
import { doRoundCommand } from './commands/roundCommands.ts';
import { start } from './commands/start.ts';
import { doTaskCommand } from './commands/taskCommands.ts';
import { Run } from './run/Run.ts';
import { setVariables } from './run/variables.ts';
import type { Command } from './state/Command.ts';
import type { ProcessState } from './state/ProcessState.ts';
import { Refusal } from './state/Refusal.ts';
import type { StepResult } from './state/StepResult.ts';

/**
 * Does one command, and everything that follows from it until the process waits.
 * @param state of the root instance; null for the command that starts it. It is not changed.
 * @param now epoch ms; all that the command does happens at this time
 * @throws Refusal when the command cannot be done
 */
export function step(definitions: Definitions, state: ProcessState | null, command: Command, now: number): StepResult {
  const isStart = command.do === 'start';
  if (isStart !== (state === null)) throw new Refusal('missing', isStart ? '流程实例已经存在' : '流程实例不存在');
  if (state !== null && state.end !== null) throw new Refusal('ended', '流程实例已经结束');
  if (state?.suspended === true && command.do !== 'activate' && command.do !== 'end') {
    throw new Refusal('suspended', '流程实例已挂起');
  }
  const run = new Run(definitions, state, now);
  perform(run, command);
  work(run);
  return run.result();
}

function perform(run: Run, command: Command): void {
  switch (command.do) {
    case 'start':
      start(run, command);
      return;
    case 'complete':
    case 'claim':
    case 'assign':
    case 'delegate':
    case 'resolve':
      doTaskCommand(run, command);
      return;
    case 'trigger':
    case 'message':
    case 'signal':
      doEventCommand(run, command);
      return;
    case 'timer':
    case 'jobDone':
    case 'jobFailed':
    case 'retry':
      doDeferredCommand(run, command);
      return;
    case 'move':
    case 'jump':
      doMoveCommand(run, command);
      return;
    case 'addInstance':
    case 'removeInstance':
      doRoundCommand(run, command);
      return;
    case 'variables': {
      const instance = command.instance === undefined ? run.root : run.instances.get(command.instance);
      if (instance === undefined) throw new Refusal('missing', '流程实例不存在或已经结束');
      setVariables(run, instance, command.variables);
      return;
    }
    case 'suspend':
      run.suspended = true;
      return;
    case 'activate':
      if (!run.suspended) throw new Refusal('suspended', '流程实例没有挂起');
      run.suspended = false;
      return;
    case 'end':
      endInstance(run, run.root, null, command.reason);
  }
}
