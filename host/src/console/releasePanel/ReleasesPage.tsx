import { useLastLoaded } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { OutdatedNote } from '@zhilv/ui/outdated-note';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator } from 'react-router';
import { registryInForceAtom } from '../release/releaseAtoms.ts';
import { DeployTokenSection } from './deploy/DeployTokenSection.tsx';
import { EntryList } from './entry/EntryList.tsx';
import { FailureList } from './FailureList.tsx';
import type { LoadedReleases } from './releasesLoader.ts';
import styles from './ReleasesPage.module.css';
import { RowsWithoutPage } from './RowsWithoutPage.tsx';
import { Absence } from './section/Absence.tsx';
import { Section } from './section/Section.tsx';
import { LoadTimingList } from './timing/LoadTimingList.tsx';
import { WindowList } from './WindowList.tsx';

/** Shows the live releases, their faults and the releases that this browser runs, and lets people change them. */
export function ReleasesPage() {
  // The module pairs this component with its loader, whose answer this is.
  const latest: LoadedReleases = useLoaderData();
  const overview = useLastLoaded(latest.overview, 'overview');
  const failures = useLastLoaded(latest.failures, 'failures');
  const tokens = useLastLoaded(latest.tokens, 'deploy tokens');
  const isOutdated = {
    overview: overview !== latest.overview,
    failures: failures !== latest.failures,
    tokens: tokens !== latest.tokens,
  };
  const failure =
    (isOutdated.overview && latest.overview.failure) ||
    (isOutdated.failures && latest.failures.failure) ||
    (isOutdated.tokens && latest.tokens.failure) ||
    null;
  const { revalidate, state } = useRevalidator();
  const known = overview.kind === 'answer' ? overview.value : null;
  useNewerReleases(known?.revision ?? null);

  return (
    <div className={styles['page']} aria-busy={state === 'loading'}>
      <header className={styles['header']}>
        <h1 className={styles['title']}>版本与发布</h1>
        <Button busy={state === 'loading'} onClick={() => void revalidate()}>
          刷新
        </Button>
      </header>
      {failure && (
        <OutdatedNote {...failure}>
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            重试
          </Button>
        </OutdatedNote>
      )}
      <Section title="模块" outdated={isOutdated.overview} {...(known && { note: `登记版本 ${known.revision}` })}>
        {overview.kind === 'answer' ? <EntryList overview={overview.value} /> : <Absence of={overview} />}
      </Section>
      {tokens.kind !== 'no-such-call' && (
        <DeployTokenSection tokens={tokens} outdated={isOutdated.tokens} names={known?.entries.map(({ name }) => name) ?? []} />
      )}
      <Section title="最近故障" outdated={isOutdated.failures} note="浏览器上报的错误，按模块与版本归并">
        {failures.kind === 'answer' ? <FailureList failures={failures.value} /> : <Absence of={failures} />}
      </Section>
      <Section title="正在运行" note="此浏览器中打开的控制台窗口及其标签页">
        <WindowList entries={known?.entries ?? []} />
      </Section>
      <Section title="加载耗时" note="本窗口自打开以来下载的文件">
        <LoadTimingList />
      </Section>
      {known && <RowsWithoutPage rows={known.rowsWithoutPage} outdated={isOutdated.overview} />}
    </div>
  );
}

/** Loads again when other releases are in force than those that show, also when that happened while the page was hidden. */
function useNewerReleases(shown: number | null): void {
  const { revalidate } = useRevalidator();
  const inForce = useAtomValue(registryInForceAtom)?.revision ?? null;
  useEffect(() => {
    if (shown !== null && inForce !== null && inForce > shown) void revalidate();
  }, [shown, inForce, revalidate]);
}
