/*
 * The process engine: pure functions over plain JSON. It reads no clock, no database and no random numbers, so a state follows from
 * the commands that were given to it.
 */

export type { Command, StartCommand } from './state/Command.ts';
export type { BoundaryEvent, Definition, Definitions, Flow, Model, ProcessNode, SubProcess, UserTask } from './model/Model.ts';
export type {
  Instance,
  InstanceEnd,
  Job,
  ProcessState,
  Ref,
  Subscription,
  Task,
  Timer,
  Token,
  Variables,
} from './state/ProcessState.ts';
export { Refusal, type RefusalKind } from './state/Refusal.ts';
export type { ActivityRow, ClosedRow, EndedInstance, EndedTask, StepResult, ThrownSignal } from './state/StepResult.ts';
export { step } from './step.ts';
export { ModelError, type ModelProblem } from './model/ModelError.ts';
export { readModels } from './model/readModels.ts';
