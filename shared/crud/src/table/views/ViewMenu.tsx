import { sameId } from '@zhilv/contract';
import { type ListView, MAX_LIST_VIEWS } from '@zhilv/contract/system';
import { Button } from '@zhilv/ui/button';
import { Skeleton } from '@zhilv/ui/plain/skeleton';
import { TraceId } from '@zhilv/ui/trace-id';
import type { ViewAnswer } from './useViewList.ts';
import type { Views } from './useViews.ts';
import styles from './ViewMenu.module.css';
import { ViewRow } from './ViewRow.tsx';

export interface ViewMenuProps {
  answer: ViewAnswer;
  views: Views;
  /** Makes the view that shows of what the list shows now; absent where that is the same, or somebody else's. */
  onUpdate?: () => void;
  onShow: (view: ListView) => void;
  onSave: () => void;
  onEdit: (view: ListView) => void;
  onRemove: (view: ListView) => void;
  onRetry: () => void;
}

/** Lists the views of a list, own ones and then those of others, and what can be done about them. */
export function ViewMenu({ answer, views, onUpdate, onShow, onSave, onEdit, onRemove, onRetry }: ViewMenuProps) {
  if (answer === null) {
    return (
      <div className={styles['loading']} role="status" aria-label="正在加载">
        {['60%', '80%', '44%'].map((width) => (
          <Skeleton key={width} width={width} />
        ))}
      </div>
    );
  }
  if ('failure' in answer) {
    const { message, traceId } = answer.failure;
    return (
      <div className={styles['failure']}>
        <span role="alert">{message}</span>
        {traceId !== null && <TraceId value={traceId} />}
        <Button onClick={onRetry}>重试</Button>
      </div>
    );
  }
  const isFirst = ({ id }: ListView) => views.first !== null && sameId(id, views.first);
  const rowOf = (view: ListView) => (
    <ViewRow
      key={String(view.id)}
      view={view}
      shown={views.shown !== null && sameId(view.id, views.shown.id)}
      first={isFirst(view)}
      onShow={() => onShow(view)}
      onToggleFirst={() => views.openWith(isFirst(view) ? null : view)}
      {...(view.owner === null && { onEdit: () => onEdit(view), onRemove: () => onRemove(view) })}
    />
  );
  const own = answer.views.filter(({ owner }) => owner === null);
  const shared = answer.views.filter(({ owner }) => owner !== null);
  const full = own.length >= MAX_LIST_VIEWS ? `每个列表最多保存 ${MAX_LIST_VIEWS} 个视图` : undefined;
  return (
    <div className={styles['menu']}>
      <div className={styles['views']}>
        {own.length === 0 && (
          <p className={styles['empty']}>还没有自己的视图。筛选、排序或调整列之后，可以存为视图，下次一键打开。</p>
        )}
        {own.length > 0 && (
          <ul className={styles['group']} aria-label="我的视图">
            {own.map(rowOf)}
          </ul>
        )}
        {shared.length > 0 && (
          <>
            <p className={styles['title']} aria-hidden="true">
              共享给我的视图
            </p>
            <ul className={styles['group']} aria-label="共享给我的视图">
              {shared.map(rowOf)}
            </ul>
          </>
        )}
      </div>
      <div className={styles['foot']}>
        <Button kind="text" unavailable={full} onClick={onSave}>
          保存为视图
        </Button>
        {onUpdate !== undefined && (
          <Button kind="text" onClick={onUpdate}>
            更新为当前条件
          </Button>
        )}
      </div>
    </div>
  );
}
