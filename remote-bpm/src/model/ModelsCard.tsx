import type { ModelRow } from '@zhilv/contract/bpm';
import { formatNumber } from '@zhilv/format';
import { changes, navigation, useLastLoaded } from '@zhilv/platform';
import { Card, CardFailure, CardNote } from '@zhilv/ui/card';
import { useEffect, useSyncExternalStore } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { DeploymentTag } from './DeploymentTag.tsx';
import { MODELS, type NewestModels } from './loadNewestModels.ts';
import styles from './ModelsCard.module.css';

/** Shows the number of process models, and the deployed versions of the newest. */
export function ModelsCard() {
  const latest: NewestModels = useLoaderData();
  const { failure, revision } = latest;
  const shown = useLastLoaded(latest, MODELS);
  const { total, newest } = shown;
  const { revalidate, state } = useRevalidator();
  const current = useSyncExternalStore(changes.subscribe, () => changes.revision(MODELS));
  useEffect(() => {
    if (current !== revision) void revalidate();
  }, [current, revision, revalidate]);

  const page = navigation.pathOf('bpm/model/index');
  return (
    <Card
      title="流程模型"
      link={page === null ? null : { label: '查看全部', href: page }}
      figure={shown.failure ? null : { value: formatNumber(total), unit: '个模型' }}
    >
      {failure && (
        <CardFailure
          failure={failure}
          outdated={shown.failure === null}
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {!shown.failure && newest.length === 0 && <CardNote>还没有流程模型</CardNote>}
      {newest.length > 0 && <ModelList models={newest} />}
    </Card>
  );
}

function ModelList({ models }: { models: readonly ModelRow[] }) {
  return (
    <ul className={styles['models']}>
      {models.map(({ id, name, key, processDefinition }) => (
        <li key={id} className={styles['model']}>
          <span className={styles['name']} title={name ?? key}>
            {name ?? key}
          </span>
          <DeploymentTag definition={processDefinition} />
        </li>
      ))}
    </ul>
  );
}
