import { ORDER_STATUS, type OrderRow } from '@zhilv/contract/mall';
import { ExportButton, FilterBar, FilterTabs, ListPage, RecordTable, useList, usePagePath } from '@zhilv/crud';
import { useLoaderData } from 'react-router';
import { ActionForm } from '../action/ActionForm.tsx';
import { STAFF_ACTIONS, staffActions } from '../action/staffActions.ts';
import { useOrderActing } from '../action/useOrderActing.ts';
import { PlaceButton } from '../place/PlaceButton.tsx';
import { PrintButton } from '../print/PrintButton.tsx';
import { VerifyButton } from '../verify/VerifyButton.tsx';
import type { LoadedSummary } from './loadOrders.ts';
import { orders } from './orders.tsx';
import { SummaryLine } from './SummaryLine.tsx';
import { RowSteps } from '../step/RowSteps.tsx';

// These words do not wait for the dictionary, so that the tabs stand still.
const TABS = [
  { value: '', label: '全部' },
  { value: String(ORDER_STATUS.unpaid), label: '待支付' },
  { value: String(ORDER_STATUS.toDeliver), label: '待发货' },
  { value: String(ORDER_STATUS.delivered), label: '已发货' },
  { value: String(ORDER_STATUS.completed), label: '已完成' },
  { value: String(ORDER_STATUS.cancelled), label: '已取消' },
];
const SEARCHED = ['no', 'userNickname', 'userMobile'] as const;
const NARROWED = [
  ...(['createTime', 'type', 'deliveryType', 'payChannelCode', 'terminal'] as const),
  ...(['logisticsId', 'pickUpStoreIds', 'pickUpVerifyCode'] as const),
];
/** A stock back end ignores these and would show everything. */
const OFFERED = ['receiverName', 'receiverMobile', 'logisticsNo', 'spuName'] as const;

/** Lists what was ordered, by what it waits for, and lets staff bring it on its way. */
export function OrderPage() {
  const list = useList(orders);
  const { summary }: LoadedSummary = useLoaderData();
  const detail = usePagePath('mall/trade/order/detail/index');
  const acting = useOrderActing(() => list.reload({}));
  const { offers } = list;
  const place = offers.has('create') && <PlaceButton onPlaced={(id) => list.reload({ saved: id, created: true })} />;
  return (
    <ListPage
      list={list}
      title="订单列表"
      actions={
        <>
          <VerifyButton onVerified={() => list.reload({})} />
          {place}
        </>
      }
      filter={
        <>
          <FilterTabs list={list} field="status" tabs={TABS} />
          <FilterBar list={list} fields={[...SEARCHED, ...NARROWED, ...(offers.has('search') ? OFFERED : [])]} />
          {summary !== null && <SummaryLine summary={summary} />}
        </>
      }
    >
      <RecordTable
        list={list}
        columns={['no', 'items', 'user', 'payPrice', 'deliveryType', 'status', 'createTime']}
        facts={['items', 'payPrice']}
        {...(detail !== null && { link: ({ id }: OrderRow) => `${detail}?id=${String(id)}` })}
        batchActions={<PrintButton orders={list.selection.rows} />}
        tools={offers.has('export') && <ExportButton list={list} />}
        rowActions={(row) => (
          <RowSteps resource={orders} steps={STAFF_ACTIONS} offered={staffActions(row, offers)} subject={row} acting={acting} />
        )}
        emptyAction={place}
      />
      <ActionForm acting={acting} />
    </ListPage>
  );
}
