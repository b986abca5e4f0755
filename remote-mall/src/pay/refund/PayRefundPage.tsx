import { payRefund } from '@zhilv/contract/pay';
import { ExportButton, FilterBar, FilterTabs, later, ListPage, RecordTable, useList } from '@zhilv/crud';
import { call, Can, useDictionary } from '@zhilv/platform';
import { DetailButton } from '../detail/DetailButton.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { payRefunds } from './payRefunds.tsx';

const view = later(async () => (await import('./PayRefundDetail.tsx')).PayRefundDetail);

/** Lists what was given back, by whether it has come through. */
export function PayRefundPage() {
  const list = useList(payRefunds);
  const statuses = useDictionary('pay_refund_status');
  const detail = useDetail({ view, read: (id) => call(payRefund.get, { id }, { quiet: true }) });
  return (
    <ListPage
      list={list}
      title="退款订单"
      filter={
        <>
          <FilterTabs list={list} field="status" tabs={[{ value: '', label: '全部' }, ...statuses]} />
          <FilterBar
            list={list}
            fields={[
              ...(['merchantOrderId', 'merchantRefundId', 'channelOrderNo', 'channelRefundNo'] as const),
              ...(['appId', 'channelCode', 'createTime'] as const),
            ]}
          />
        </>
      }
    >
      <RecordTable
        list={list}
        columns={[
          ...(['merchantRefundId', 'merchantOrderId', 'payPrice', 'refundPrice', 'channelCode', 'status'] as const),
          ...(['appId', 'reason', 'successTime', 'createTime'] as const),
        ]}
        facts={['refundPrice', 'createTime']}
        tools={<ExportButton list={list} />}
        rowActions={(row) => (
          <Can call={payRefund.get}>
            <DetailButton id={row.id} name={row.merchantRefundId} detail={detail} />
          </Can>
        )}
      />
      {detail.View !== null && detail.detail !== null && <detail.View refund={detail.detail} onClose={detail.close} />}
    </ListPage>
  );
}
