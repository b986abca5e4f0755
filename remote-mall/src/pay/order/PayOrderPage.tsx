import { PAY_ORDER_STATUS, payOrder } from '@zhilv/contract/pay';
import { ExportButton, FilterBar, FilterTabs, later, ListPage, RecordTable, useList, usePagePath } from '@zhilv/crud';
import { call, Can, usePage, useDictionary } from '@zhilv/platform';
import { Link } from 'react-router';
import { cashierAddress } from '../../parts/cashier/cashierAddress.ts';
import { DetailButton } from '../detail/DetailButton.tsx';
import { useDetail } from '../detail/useDetail.ts';
import styles from '../../parts/link/links.module.css';
import { payOrders } from './payOrders.tsx';

const view = later(async () => (await import('./PayOrderDetail.tsx')).PayOrderDetail);

/** Lists what was to be paid, by whether it was; what waits leads to the cashier. */
export function PayOrderPage() {
  const list = useList(payOrders);
  const statuses = useDictionary('pay_order_status');
  const cashier = usePagePath('pay/cashier/index');
  const { path } = usePage();
  const detail = useDetail({ view, read: (id) => call(payOrder.getDetail, { id }, { quiet: true }) });
  return (
    <ListPage
      list={list}
      title="支付订单"
      filter={
        <>
          <FilterTabs list={list} field="status" tabs={[{ value: '', label: '全部' }, ...statuses]} />
          <FilterBar list={list} fields={['merchantOrderId', 'no', 'channelOrderNo', 'appId', 'channelCode', 'createTime']} />
        </>
      }
    >
      <RecordTable
        list={list}
        columns={[
          ...(['merchantOrderId', 'subject', 'price', 'refundPrice', 'channelCode', 'status'] as const),
          ...(['appId', 'successTime', 'createTime'] as const),
        ]}
        facts={['subject', 'price']}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <>
            <Can call={payOrder.getDetail}>
              <DetailButton id={row.id} name={row.merchantOrderId} detail={detail} />
            </Can>
            {cashier !== null && row.status === PAY_ORDER_STATUS.waiting && (
              <Link
                className={styles['word']}
                to={cashierAddress(cashier, row.id, path)}
                aria-label={`去支付「${row.merchantOrderId}」`}
              >
                去支付
              </Link>
            )}
          </>
        )}
      />
      {detail.View !== null && detail.detail !== null && <detail.View order={detail.detail} onClose={detail.close} />}
    </ListPage>
  );
}
