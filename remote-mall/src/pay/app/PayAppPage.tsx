import { payChannel } from '@zhilv/contract/pay';
import {
  ChangesAction,
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  later,
  ListPage,
  RecordTable,
  useEditor,
  useLater,
  useList,
} from '@zhilv/crud';
import { Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useState } from 'react';
import { type PayAppRow, payApps } from './payApps.tsx';

const channelsCode = later(async () => (await import('./channel/ChannelsDialog.tsx')).ChannelsDialog);

/** Lists the applications that take payments, and sets up by which channels. */
export function PayAppPage() {
  const list = useList(payApps);
  const editor = useEditor(payApps, list.reload, { offers: list.offers });
  const [opened, setOpened] = useState<PayAppRow | null>(null);
  const { code: ChannelsDialog, loading, prepare, open, close } = useLater(channelsCode);
  const create = <CreateButton editor={editor} />;
  const showChannels = (row: PayAppRow): void => {
    setOpened(row);
    void open();
  };
  return (
    <ListPage
      list={list}
      title="应用信息"
      actions={create}
      filter={<FilterBar list={list} fields={['name', 'status', 'createTime']} />}
    >
      <RecordTable
        list={list}
        columns={['name', 'channelCodes', 'status', 'orderNotifyUrl', 'refundNotifyUrl', 'remark', 'createTime']}
        facts={['channelCodes', 'status']}
        rowActions={(row) => (
          <>
            <Can call={payChannel.get}>
              <Button
                kind="text"
                aria-label={`配置「${row.name}」的支付渠道`}
                aria-haspopup="dialog"
                busy={loading && opened === row}
                onPointerEnter={prepare}
                onFocus={prepare}
                onClick={() => showChannels(row)}
              >
                渠道
              </Button>
            </Can>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal editor={editor} fields={['name', 'status', 'orderNotifyUrl', 'refundNotifyUrl', 'remark']} />
      {ChannelsDialog !== null && opened !== null && (
        <ChannelsDialog
          app={opened}
          changeable={list.offers.has('channel-update')}
          onChanged={() => list.reload({ saved: opened.id })}
          onClose={() => {
            setOpened(null);
            close();
          }}
        />
      )}
    </ListPage>
  );
}
