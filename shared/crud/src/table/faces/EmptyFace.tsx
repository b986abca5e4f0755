import { Button } from '@zhilv/ui/button';
import { Empty } from '@zhilv/ui/plain/empty';
import type { ReactNode } from 'react';
import type { Identified } from '../../resource/defineResource.ts';
import type { List } from '../../list/useList.ts';

export interface EmptyFaceProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  /** Offers the next step when there are no records at all. */
  action?: ReactNode;
}

/** Says that there are no records, or that none match the filters. */
export function EmptyFace<Row extends Identified, Name extends string>({ list, action }: EmptyFaceProps<Row, Name>) {
  const { name } = list.resource;
  if (Object.keys(list.state.filters).length === 0) return <Empty action={action}>还没有{name}</Empty>;
  return <Empty action={<Button onClick={() => list.clear()}>清除筛选条件</Button>}>没有符合条件的{name}</Empty>;
}
