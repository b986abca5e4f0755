import { and, eq, type InferSelectModel } from 'drizzle-orm';
import { kept, type Scope } from '../../records/rows.ts';
import { modelMissing } from '../model/modelMissing.ts';
import { models } from '../model/model.table.ts';

export type StoredModel = InferSelectModel<typeof models>;

/**
 * Gives a model, which nobody else deploys, changes or deletes until the transaction ends.
 * @throws BusinessError when there is none
 */
export async function lockedModel(scope: Scope, id: string): Promise<StoredModel> {
  const [model] = await scope.db
    .select()
    .from(models)
    .where(and(kept(models, scope), eq(models.id, id)))
    .for('update');
  if (model === undefined) throw modelMissing();
  return model;
}
