import { afterSale as afterSaleApi, type AfterSaleDetail, order } from '@zhilv/contract/mall';
import { BackLink, Copyable, showField } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { useLastLoaded, usePageTitle } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { OutdatedNote } from '@zhilv/ui/outdated-note';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { RecordFace } from '../../../parts/failure/RecordFace.tsx';
import { LogList } from '../../../parts/log/LogList.tsx';
import { RecordHeader } from '../../../parts/header/RecordHeader.tsx';
import { Section } from '../../../parts/section/Section.tsx';
import { StepList } from '../../../parts/steps/StepList.tsx';
import { actorOf } from '../../step/actorOf.ts';
import { useFreshRecord } from '../../../parts/fresh/useFreshRecord.ts';
import { CASE_ACTIONS, caseActions } from '../act/caseActions.ts';
import { DecisionForm } from '../act/DecisionForm.tsx';
import { useCaseActing } from '../act/useCaseActing.ts';
import { afterSales } from '../afterSales.tsx';
import styles from '../../../parts/header/recordPage.module.css';
import { CaseFacts } from './CaseFacts.tsx';
import { caseStepsOf } from './caseStepsOf.ts';
import type { LoadedAfterSale } from './loadAfterSale.ts';
import { StepButtons } from '../../step/StepButtons.tsx';

/** A refund changes the order, too. */
const TOPICS = [afterSaleApi.page.path, order.page.path];

/** One after-sale case: how far it has come, what the buyer wants back and why, and what can be decided about it. */
export function AfterSaleDetailPage() {
  const latest: LoadedAfterSale = useLoaderData();
  const [search] = useSearchParams();
  const { afterSale, couriers, offers } = useLastLoaded(latest, search.get('id') ?? '');
  const { revalidate, state } = useRevalidator();
  const acting = useCaseActing(useFreshRecord(TOPICS));
  usePageTitle(afterSale?.no ?? null);
  const back = <BackLink page="mall/trade/afterSale/index">返回售后列表</BackLink>;
  const retry = () => void revalidate();
  if (afterSale === null) {
    return (
      <div className={styles['page']}>
        <h1 className={styles['title']}>售后详情</h1>
        <RecordFace
          failure={latest.failure}
          missing="没有这个售后，请从售后列表打开"
          back={back}
          loading={state === 'loading'}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      {back}
      <RecordHeader
        title={<Copyable text={afterSale.no}>{afterSale.no}</Copyable>}
        state={showField(afterSales, rowOf(afterSale), 'status')}
        price={`退款 ${formatMoney(afterSale.refundPrice)}`}
        actions={
          <StepButtons steps={CASE_ACTIONS} offered={caseActions(afterSale, offers)} subject={afterSale} acting={acting} />
        }
      />
      {latest.failure !== null && (
        <OutdatedNote message={latest.failure.message} traceId={latest.failure.traceId}>
          <Button busy={state === 'loading'} onClick={retry}>
            重试
          </Button>
        </OutdatedNote>
      )}
      <Section title="售后进度">
        <StepList label="售后进度" steps={caseStepsOf(afterSale)} />
      </Section>
      <div className={styles['columns']}>
        <CaseFacts afterSale={afterSale} couriers={couriers} />
        <Section title="售后日志">
          <LogList
            label="售后日志"
            entries={(afterSale.logs ?? []).map(({ content, createTime, userType }) => ({
              content,
              createTime,
              by: actorOf(userType),
            }))}
          />
        </Section>
      </div>
      <DecisionForm acting={acting} />
    </div>
  );
}

/** A real back end does not say when a case was opened; its log does. */
const rowOf = (afterSale: AfterSaleDetail) => ({
  ...afterSale,
  createTime: afterSale.createTime ?? afterSale.logs?.[0]?.createTime ?? 0,
});
