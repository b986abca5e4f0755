import type { EventCommand } from '../state/Command.ts';
import { Refusal } from '../state/Refusal.ts';
import { broadcast } from '../elements/events.ts';
import { finish } from '../elements/rounds.ts';
import type { LiveToken, Run } from '../run/Run.ts';
import { setVariables } from '../run/variables.ts';

export function doEventCommand(run: Run, command: EventCommand): void {
  if (command.do === 'signal') {
    broadcast(run, command.name, (token) => setVariables(run, token, command.variables));
    return;
  }
  const token = command.do === 'message' ? subscriber(run, command) : receiver(run, command.activity);
  setVariables(run, token, command.variables);
  if (command.do === 'message') run.plan('fire', token);
  else {
    token.wait = null;
    finish(run, token);
  }
}

function subscriber(run: Run, { name, subscription }: Extract<EventCommand, { do: 'message' }>): LiveToken {
  for (const { ref, type, name: awaited, token } of run.subscriptions.values()) {
    if (type !== 'message' || awaited !== name || (subscription !== undefined && subscription !== ref)) continue;
    const waiting = run.tokens.get(token);
    if (waiting !== undefined) return waiting;
  }
  throw new Refusal('missing', `没有节点在等待消息「${name}」`);
}

function receiver(run: Run, activity: string): LiveToken {
  for (const token of run.tokens.values()) if (token.wait === 'receive' && token.node === activity) return token;
  throw new Refusal('missing', `节点「${activity}」没有在等待`, activity);
}
