import { payNotify } from '@zhilv/contract/pay';
import { FilterBar, FilterTabs, later, ListPage, RecordTable, useList } from '@zhilv/crud';
import { call, Can, useDictionary } from '@zhilv/platform';
import { DetailButton } from '../detail/DetailButton.tsx';
import { useDetail } from '../detail/useDetail.ts';
import { payNotices } from './payNotices.tsx';

const view = later(async () => (await import('./PayNotifyDetail.tsx')).PayNotifyDetail);

/** Lists what applications were told, and what still waits to be. */
export function PayNotifyPage() {
  const list = useList(payNotices);
  const statuses = useDictionary('pay_notify_status');
  const detail = useDetail({ view, read: (id) => call(payNotify.getDetail, { id }, { quiet: true }) });
  return (
    <ListPage
      list={list}
      title="回调通知"
      filter={
        <>
          <FilterTabs list={list} field="status" tabs={[{ value: '', label: '全部' }, ...statuses]} />
          <FilterBar list={list} fields={['merchantOrderId', 'appId', 'type', 'dataId', 'createTime']} />
        </>
      }
    >
      <RecordTable
        list={list}
        columns={[
          ...(['merchantOrderId', 'type', 'dataId', 'status', 'notifyTimes'] as const),
          ...(['lastExecuteTime', 'nextNotifyTime', 'appId', 'createTime'] as const),
        ]}
        facts={['notifyTimes', 'lastExecuteTime']}
        rowActions={(row) => (
          <Can call={payNotify.getDetail}>
            <DetailButton id={row.id} name={row.merchantOrderId} detail={detail} />
          </Can>
        )}
      />
      {detail.View !== null && detail.detail !== null && <detail.View notice={detail.detail} onClose={detail.close} />}
    </ListPage>
  );
}
