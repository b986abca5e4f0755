import { call } from '@zhilv/platform';
import type { Identified } from '../resource/defineResource.ts';
import type { List } from '../list/useList.ts';
import { BatchAction } from './BatchAction.tsx';

export interface BatchDeleteProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
}

/** Deletes all chosen rows; users who may not see nothing. */
export function BatchDelete<Row extends Identified, Name extends string>({ list }: BatchDeleteProps<Row, Name>) {
  const operation = list.resource.api.delete;
  if (operation === undefined) return null;
  return (
    <BatchAction
      list={list}
      verb="删除"
      consequence="删除后不能恢复"
      danger
      operation={operation}
      perform={(row) => call(operation, { id: row.id }, { quiet: true })}
    />
  );
}
