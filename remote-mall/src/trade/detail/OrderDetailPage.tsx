import { afterSale, order as orderApi } from '@zhilv/contract/mall';
import { BackLink } from '@zhilv/crud';
import { useLastLoaded, usePageTitle } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { OutdatedNote } from '@zhilv/ui/outdated-note';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { RecordFace } from '../../parts/failure/RecordFace.tsx';
import { LogList } from '../../parts/log/LogList.tsx';
import { Section } from '../../parts/section/Section.tsx';
import { StepList } from '../../parts/steps/StepList.tsx';
import { ActionForm } from '../action/ActionForm.tsx';
import { useOrderActing } from '../action/useOrderActing.ts';
import { useFreshRecord } from '../../parts/fresh/useFreshRecord.ts';
import { actorOf } from '../step/actorOf.ts';
import { BuyerFacts } from './BuyerFacts.tsx';
import { DeliverySection } from './DeliverySection.tsx';
import { ItemSection } from './ItemSection.tsx';
import type { LoadedOrder } from './loadOrder.ts';
import styles from './OrderDetailPage.module.css';
import recordPage from '../../parts/header/recordPage.module.css';
import { OrderHeader } from './OrderHeader.tsx';
import { stepsOf } from './stepsOf.ts';

/** An order shows with its after-sale cases, which change it. */
const TOPICS = [orderApi.page.path, afterSale.page.path];

/** One order: how far it has come, what was bought for how much, where it goes, and what can be done with it. */
export function OrderDetailPage() {
  const latest: LoadedOrder = useLoaderData();
  const [search] = useSearchParams();
  const loaded = useLastLoaded(latest, search.get('id') ?? '');
  const { revalidate, state } = useRevalidator();
  const acting = useOrderActing(useFreshRecord(TOPICS));
  const { order } = loaded;
  usePageTitle(order?.no ?? null);
  const back = <BackLink page="mall/trade/order/index">返回订单列表</BackLink>;
  const retry = () => void revalidate();
  if (order === null) {
    return (
      <div className={recordPage['page']}>
        <h1 className={recordPage['title']}>订单详情</h1>
        <RecordFace
          failure={latest.failure}
          missing="没有这个订单，请从订单列表打开"
          back={back}
          loading={state === 'loading'}
          onRetry={retry}
        />
      </div>
    );
  }
  return (
    <div className={recordPage['page']}>
      {back}
      <OrderHeader order={order} offers={loaded.offers} acting={acting} />
      {latest.failure !== null && (
        <OutdatedNote message={latest.failure.message} traceId={latest.failure.traceId}>
          <Button busy={state === 'loading'} onClick={retry}>
            重试
          </Button>
        </OutdatedNote>
      )}
      <Section title="订单进度">
        <StepList label="订单进度" steps={stepsOf(order)} />
      </Section>
      <div className={recordPage['columns']}>
        <div className={styles['column']}>
          <ItemSection order={order} canApply={loaded.afterSaleOffers.has('create')} onApplied={acting.reload} />
          <div className={styles['log']}>
            <Section title="订单日志">
              <LogList
                label="订单日志"
                entries={(order.logs ?? []).map(({ content, createTime, userType }) => ({
                  content,
                  createTime,
                  by: actorOf(userType),
                }))}
              />
            </Section>
          </div>
        </div>
        <div className={styles['column']}>
          <DeliverySection order={order} surroundings={loaded} />
          <BuyerFacts order={order} />
        </div>
      </div>
      <ActionForm acting={acting} />
    </div>
  );
}
