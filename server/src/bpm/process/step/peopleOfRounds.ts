import type { Id } from '@zhilv/contract';
import {
  type Definition,
  type Definitions,
  type Instance,
  type Model,
  type ProcessState,
  type Ref,
  type Token,
  type UserTask,
} from '../../engine/index.ts';
import { parseTemplate } from '../../expression/parseTemplate.ts';
import type { TaskPlace } from '../hooks/ProcessPart.ts';

/** Who takes part in rounds of user tasks, by definition and element. */
export type People = ReadonlyMap<string, readonly Id[]>;

/** A round of user tasks that has begun. */
export interface NewRound {
  readonly token: Token;
  /** Its key in {@link People}. */
  readonly key: string;
}

/**
 * Gives a definition whose user tasks are for nobody yet, because rules say whom they are for. Rounds are as large as the number of their
 * people; until that is known they have one place, so that they are seen.
 */
export function withoutPeople(definition: Definition, people: People): Definition {
  const { model } = definition;
  const nodes: Model['nodes'] = new Map(
    [...model.nodes].map(([id, node]) => [
      id,
      node.kind === 'user' ? forNobody(node, people.get(placeKey(definition.id, id))?.length ?? 1) : node,
    ]),
  );
  return { ...definition, model: { ...model, nodes } };
}

const forNobody = (task: UserTask, size: number): UserTask => ({
  ...task,
  assignee: null,
  owner: null,
  candidateUsers: [],
  candidateGroups: [],
  round: task.round && { ...task.round, cardinality: parseTemplate(`\${${size}}`), collection: null, elementVariable: null },
});

const placeKey = (definitionId: string, element: string): string => `${definitionId}\n${element}`;

/** Gives the rounds of user tasks that a step has begun. */
export function newRounds(definitions: Definitions, before: ProcessState | null, after: ProcessState): readonly NewRound[] {
  const known = before?.counter ?? 0;
  return after.tokens.flatMap((token) => {
    if (!isBegun(after, token, known)) return [];
    const { node, instance } = token;
    const { definition } = instanceOf(after, instance);
    return definitions.byId(definition)?.model.nodes.get(node)?.kind === 'user'
      ? [{ token, key: placeKey(definition, node) }]
      : [];
  });
}

/** A token that came from elsewhere keeps its number when it becomes a round, so that those inside of it tell. */
const isBegun = ({ tokens }: ProcessState, { ref: round, round: count }: Token, known: Ref): boolean =>
  count?.completed === 0 && tokens.every(({ ref, parent }) => parent !== round || ref > known);

/** Describes a user task for those who say whom it is for. */
export function placeOf(state: ProcessState, ref: Ref, definitionKey: string, isRound: boolean): TaskPlace {
  const { definition, variables } = instanceOf(state, ref);
  return { definitionId: definition, definitionKey, variables, isRound };
}

/** Gives an instance that runs. */
export function instanceOf({ instances }: ProcessState, ref: Ref): Instance {
  const instance = instances.find((one) => one.ref === ref);
  if (instance === undefined) throw new Error(`The state has no instance ${ref}.`);
  return instance;
}
