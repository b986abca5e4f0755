import type { Ref, Variables } from './ProcessState.ts';

/** What can be asked of a process. A command that is refused changes nothing. */
export type Command =
  | StartCommand
  | TaskCommand
  | EventCommand
  | DeferredCommand
  | MoveCommand
  | RoundCommand
  | { readonly do: 'variables'; readonly variables: Variables; /** The root when absent. */ readonly instance?: Ref }
  /** Timers and jobs of a suspended process have to be left alone by whoever fires them. */
  | { readonly do: 'suspend' }
  | { readonly do: 'activate' }
  /** Ends the root and all it has called, wherever they stand. */
  | { readonly do: 'end'; readonly reason: string };

/** The first command of a process, for which the state is null. */
export interface StartCommand {
  readonly do: 'start';
  /** Id of the definition. */
  readonly definition: string;
  /** Starts at the start event that waits for this message; at the one that waits for nothing when absent. */
  readonly message?: string;
  readonly signal?: string;
  /** Starts at this timer start event. */
  readonly timer?: string;
  readonly variables: Variables;
  /** Who starts it: the value of the variable that the start event names as initiator. */
  readonly starter?: string | null;
  readonly businessKey?: string | null;
}

export type TaskCommand =
  | { readonly do: 'complete'; readonly task: Ref; readonly variables?: Variables }
  /** Refused when somebody else has claimed it; null gives it back. */
  | { readonly do: 'claim'; readonly task: Ref; readonly user: string | null }
  | { readonly do: 'assign'; readonly task: Ref; readonly user: string | null }
  /** The assignee becomes the owner, who gets it back by `resolve`. */
  | { readonly do: 'delegate'; readonly task: Ref; readonly user: string }
  | { readonly do: 'resolve'; readonly task: Ref; readonly variables?: Variables };

export type EventCommand =
  /** Goes on from the first receive task with this id. */
  | { readonly do: 'trigger'; readonly activity: string; readonly variables?: Variables }
  /** Reaches one subscription: the one that is named, else the first with this name. Refused when there is none. */
  | { readonly do: 'message'; readonly name: string; readonly subscription?: Ref; readonly variables?: Variables }
  /** Reaches all subscriptions of this name, also none. */
  | { readonly do: 'signal'; readonly name: string; readonly variables?: Variables };

export type DeferredCommand =
  | { readonly do: 'timer'; readonly timer: Ref }
  | { readonly do: 'jobDone'; readonly job: Ref; readonly variables?: Variables }
  /**
   * Firing the timer was refused, or running the job, or the service failed. It comes due again after a pause, which grows, and
   * is stuck after three times. A service may name a BPMN error instead, which is thrown where the job is.
   */
  | { readonly do: 'jobFailed'; readonly job: Ref; readonly error: string; readonly errorCode?: string }
  /** Makes a timer or job that is stuck due now. */
  | { readonly do: 'retry'; readonly job: Ref };

export type MoveCommand =
  /**
   * Each token in `from` goes away, and one starts at `to`. A text is the id of an activity, and stands for the first token there, a
   * round as a whole. With `cleanJoins` the tokens that wait at a join and will come there once more go away too, without which
   * the join fires too early.
   */
  | {
      readonly do: 'move';
      readonly from: readonly (string | Ref)[];
      readonly to: string;
      readonly cleanJoins?: boolean;
      readonly instance?: Ref;
    }
  | { readonly do: 'jump'; readonly from: string; readonly to: readonly string[]; readonly instance?: Ref };

export type RoundCommand =
  /** One more instance of a running round; `variables` are its own, such as the element variable. */
  | { readonly do: 'addInstance'; readonly activity: string; readonly variables?: Variables; readonly instance?: Ref }
  /** Takes the instance of this task out of its round. */
  | { readonly do: 'removeInstance'; readonly task: Ref; readonly completed?: boolean };
