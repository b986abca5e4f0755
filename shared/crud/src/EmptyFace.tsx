import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import type { ReactNode } from 'react';
import type { Identified } from './defineResource.ts';
import type { List } from './useList.ts';

export interface EmptyFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** The next step where there is nothing at all. */
  action?: ReactNode;
}

/** No records: because none match, or because there are none. */
export function EmptyFace<Row extends Identified, Name extends string>({ list, action }: EmptyFaceProps<Row, Name>) {
  const { name } = list.resource;
  if (Object.keys(list.state.filters).length === 0) return <Empty action={action}>还没有{name}</Empty>;
  return <Empty action={<Button onClick={() => list.clear()}>清除筛选条件</Button>}>没有符合条件的{name}</Empty>;
}
