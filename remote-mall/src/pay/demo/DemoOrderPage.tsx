import { type DemoOrder, demoOrder } from '@zhilv/contract/pay';
import { ListPage, RecordTable, useActions, useList, usePagePath } from '@zhilv/crud';
import { formatMoney } from '@zhilv/format';
import { call, messages, usePage } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useNavigate } from 'react-router';
import { cashierAddress } from '../../parts/cashier/cashierAddress.ts';
import { CreateDemoOrder } from './CreateDemoOrder.tsx';
import { demoOrders, isRefunded } from './demoOrders.tsx';
import { PayResultNote } from './PayResultNote.tsx';

/** Tries out the cashier: makes orders for five goods, has them paid, and gives what was paid back. */
export function DemoOrderPage() {
  const list = useList(demoOrders);
  const cashier = usePagePath('pay/cashier/index');
  const { path } = usePage();
  const navigate = useNavigate();
  const { isBusy, run } = useActions();
  const create = <CreateDemoOrder onCreated={(id) => list.reload({ saved: id, created: true })} />;

  const refund = (row: DemoOrder): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(demoOrder.refund, { id: row.id }, { quiet: true });
      messages.success(`已退款 ${formatMoney(row.price)}`);
      await list.reload({ saved: row.id });
    };
    const content = `将把「${row.spuName}」的 ${formatMoney(row.price)} 退回付款人，退款后不能撤销。确定退款吗？`;
    return run(String(row.id), work, { question: { content, danger: true, okText: '退款' } });
  };

  return (
    <ListPage list={list} title="接入示例" actions={create} filter={<PayResultNote />}>
      <RecordTable
        list={list}
        columns={[
          ...(['id', 'spuName', 'price', 'payChannelCode', 'payStatus'] as const),
          ...(['payTime', 'refundPrice', 'refundTime', 'createTime'] as const),
        ]}
        facts={['spuName', 'price']}
        unfiltered
        rowActions={(row) => {
          const { payOrderId } = row;
          if (row.payStatus) {
            return (
              <Button
                kind="danger-text"
                aria-label={`退款「${String(row.id)}」`}
                busy={isBusy(String(row.id))}
                unavailable={isRefunded(row) ? '已经退款' : undefined}
                onClick={() => void refund(row)}
              >
                退款
              </Button>
            );
          }
          if (cashier === null || payOrderId === null || payOrderId === undefined) return null;
          return (
            <Button
              kind="text"
              aria-label={`前往支付「${String(row.id)}」`}
              onClick={() => void navigate(cashierAddress(cashier, payOrderId, path))}
            >
              前往支付
            </Button>
          );
        }}
        emptyAction={create}
      />
    </ListPage>
  );
}
