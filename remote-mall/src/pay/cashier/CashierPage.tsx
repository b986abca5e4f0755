import { RetryFailure } from '@zhilv/crud';
import { useLastLoaded } from '@zhilv/platform';
import { useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import styles from './CashierPage.module.css';
import type { LoadedCashier } from './loadCashier.ts';
import { Outcome } from './outcome/Outcome.tsx';
import { useWayBack } from './outcome/useWayBack.ts';
import { Payment } from './Payment.tsx';

/** Takes the payment of one order, which the address names as `id`, and leads back to its `returnUrl`. */
export function CashierPage() {
  const latest: LoadedCashier = useLoaderData();
  const [search] = useSearchParams();
  const { order, codes, failure } = useLastLoaded(latest, search.get('id') ?? '');
  const { revalidate, state } = useRevalidator();
  const back = useWayBack(search.get('returnUrl'));
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>收银台</h1>
      {failure !== null ? (
        <RetryFailure failure={failure} retrying={state === 'loading'} onRetry={() => void revalidate()} />
      ) : order === null ? (
        <Outcome outcome="missing" order={null} back={back} />
      ) : (
        <Payment key={String(order.id)} loaded={order} codes={codes} back={back} onGone={() => void revalidate()} />
      )}
    </div>
  );
}
