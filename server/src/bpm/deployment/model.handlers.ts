import { model } from '@zhilv/contract/bpm';
import { type Implementation, implement } from '../../call/implement.ts';
import { setCurrentState } from '../definition/currentDefinitions.ts';
import { definitionMissing } from '../process/command/refusals.ts';
import { deployModel } from './deployModel.ts';
import { lockedModel } from './lockedModel.ts';

/** The calls by which models become definitions (docs/protocol/bpm.md §3). */
export const handlers: readonly Implementation[] = [
  implement(model.deploy, (call) =>
    call.db.transaction(async (db) => {
      await deployModel({ ...call, db }, call.input.id);
      return true as const;
    }),
  ),
  implement(model.updateState, (call) =>
    call.db.transaction(async (db) => {
      const { id, state } = call.input;
      await lockedModel({ ...call, db }, id);
      if (!(await setCurrentState({ ...call, db }, id, state))) throw definitionMissing();
      return true as const;
    }),
  ),
];
