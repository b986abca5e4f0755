import { signInAgain } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { ExplainLink } from '@zhilv/ui/explain-link';
import type { Identified } from '../../resource/defineResource.ts';
import type { List } from '../../list/useList.ts';
import styles from './FailureActions.module.css';

export interface FailureActionsProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
}

/**
 * Offers another try after a failure, a new sign-in where the session is over, a way out of filters that the back end refuses, and the
 * reason of a refusal for whoever may read it.
 */
export function FailureActions<Row extends Identified, Name extends string>({ list }: FailureActionsProps<Row, Name>) {
  const { filters, sort } = list.state;
  const { failure } = list;
  return (
    <div className={styles['actions']}>
      {failure?.kind === 'expired' && (
        <Button kind="primary" onClick={() => void signInAgain()}>
          重新登录
        </Button>
      )}
      <Button busy={list.loading} onClick={() => void list.reload()}>
        重试
      </Button>
      {(sort !== null || Object.keys(filters).length > 0) && <Button onClick={() => list.clear()}>清除筛选和排序</Button>}
      <ExplainLink kind="path" value={failure?.code === 403 ? list.resource.api.page.path : null} />
    </div>
  );
}
