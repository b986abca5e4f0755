import { spu, type SpuRow, SpuStatus } from '@zhilv/contract/mall';
import { ChangesAction, type List } from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Link } from 'react-router';
import styles from '../../../parts/link/links.module.css';
import type { SpuActions } from './useSpuActions.ts';

export interface SpuRowActionsProps<Name extends string> {
  list: List<SpuRow, Name>;
  row: SpuRow;
  actions: SpuActions;
  /** The page on which goods are changed; undefined for users who have none. */
  edit: ((row: SpuRow) => string) | undefined;
}

/** Shows what can be done with goods: those in the recycle bin come back or go for ever, others are changed or go into it. */
export function SpuRowActions<Name extends string>({ list, row, actions, edit }: SpuRowActionsProps<Name>) {
  const { name } = row;
  return (
    <>
      {row.status === SpuStatus.recycled ? (
        <>
          <Can call={spu.updateStatus}>
            <Button kind="text" aria-label={`恢复「${name}」`} onClick={() => void actions.restore(row)}>
              恢复
            </Button>
          </Can>
          <Can call={spu.delete}>
            <Button kind="danger-text" aria-label={`彻底删除「${name}」`} onClick={() => void actions.remove(row)}>
              彻底删除
            </Button>
          </Can>
        </>
      ) : (
        <>
          {edit && (
            <Link to={edit(row)} aria-label={`修改「${name}」`} className={styles['word']}>
              修改
            </Link>
          )}
          <Can call={spu.updateStatus}>
            <Button kind="danger-text" aria-label={`回收「${name}」`} onClick={() => void actions.recycle(row)}>
              回收
            </Button>
          </Can>
        </>
      )}
      <ChangesAction list={list} row={row} />
    </>
  );
}
