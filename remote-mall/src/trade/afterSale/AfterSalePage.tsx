import { AFTER_SALE_STATUS, type AfterSaleRow, order } from '@zhilv/contract/mall';
import { FilterBar, FilterTabs, ListPage, RecordTable, useList, usePagePath } from '@zhilv/crud';
import { changes } from '@zhilv/platform';
import { afterSales } from './afterSales.tsx';
import { CASE_ACTIONS, caseActions } from './act/caseActions.ts';
import { DecisionForm } from './act/DecisionForm.tsx';
import { useCaseActing } from './act/useCaseActing.ts';
import { RowSteps } from '../step/RowSteps.tsx';

// These words do not wait for the dictionary, so that the tabs stand still.
const TABS = [
  { value: '', label: '全部' },
  { value: String(AFTER_SALE_STATUS.applied), label: '申请售后' },
  { value: String(AFTER_SALE_STATUS.sellerAgreed), label: '商品待退货' },
  { value: String(AFTER_SALE_STATUS.shippedBack), label: '商家待收货' },
  { value: String(AFTER_SALE_STATUS.toRefund), label: '等待退款' },
  { value: String(AFTER_SALE_STATUS.done), label: '退款成功' },
  { value: String(AFTER_SALE_STATUS.memberCancelled), label: '买家取消' },
  { value: String(AFTER_SALE_STATUS.sellerRefused), label: '商家拒绝' },
  { value: String(AFTER_SALE_STATUS.receiptRefused), label: '商家拒收货' },
];

/** Lists what buyers want back, by what it waits for, and lets staff decide about it. */
export function AfterSalePage() {
  const list = useList(afterSales);
  const detail = usePagePath('mall/trade/afterSale/detail/index');
  const acting = useCaseActing(async () => {
    // A refund changes the order.
    changes.announce(order.page.path);
    await list.reload({});
  });
  return (
    <ListPage
      list={list}
      title="售后退款"
      filter={
        <>
          <FilterTabs list={list} field="status" tabs={TABS} />
          <FilterBar list={list} fields={['no', 'orderNo', 'spuName', 'way', 'type', 'createTime']} />
        </>
      }
    >
      <RecordTable
        list={list}
        columns={['no', 'spuName', 'orderNo', 'user', 'refundPrice', 'way', 'status', 'createTime']}
        facts={['spuName', 'refundPrice']}
        {...(detail !== null && { link: ({ id }: AfterSaleRow) => `${detail}?id=${String(id)}` })}
        rowActions={(row) => (
          <RowSteps
            resource={afterSales}
            steps={CASE_ACTIONS}
            offered={caseActions(row, list.offers)}
            subject={row}
            acting={acting}
          />
        )}
      />
      <DecisionForm acting={acting} />
    </ListPage>
  );
}
