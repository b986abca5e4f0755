import {
  BatchDelete,
  ChangesAction,
  CreateButton,
  DeleteAction,
  EditAction,
  FilterBar,
  FormModal,
  later,
  type ListChange,
  ListPage,
  RecordTable,
  useEditor,
  useLater,
  useList,
} from '@zhilv/crud';
import { useState } from 'react';
import { newSecret } from './newSecret.ts';
import { oauth2Clients } from './oauth2Clients.tsx';
import { RenewAction } from './RenewAction.tsx';

const dialogCode = later(async () => (await import('@zhilv/ui/secret-dialog')).SecretDialog);

/** Loads the dialog before a secret is stored: one that cannot be shown then is lost. */
async function canShow(): Promise<boolean> {
  try {
    await dialogCode.load();
    return true;
  } catch {
    return false;
  }
}

const CANNOT_SHOW = '密钥窗口没有加载成功，请检查网络后重试';

/** Lists the applications that may sign people in. A new one gets a secret, which shows once when it is saved. */
export function OAuth2ClientPage() {
  const list = useList(oauth2Clients);
  const [next, setNext] = useState(newSecret);
  const [shown, setShown] = useState('');
  const { code: SecretDialog, open, close } = useLater(dialogCode);

  const show = (secret: string): void => {
    setShown(secret);
    void open();
  };
  const reload = async (change?: ListChange): Promise<void> => {
    // The secret is stored by now, so that it is shown whatever comes of the list.
    if (change?.created === true) {
      show(next);
      setNext(newSecret());
    }
    await list.reload(change);
  };

  const editor = useEditor(oauth2Clients, reload, {
    scope: { secret: next },
    offers: list.offers,
    refuse: async (_, row) => (row !== null || (await canShow()) ? null : { clientId: CANNOT_SHOW }),
  });
  const create = <CreateButton editor={editor} />;
  return (
    <ListPage list={list} title="应用管理" actions={create} filter={<FilterBar list={list} fields={['name', 'status']} />}>
      <RecordTable
        list={list}
        columns={['name', 'clientId', 'redirectUris', 'authorizedGrantTypes', 'isPublic', 'status', 'createTime']}
        batchActions={<BatchDelete list={list} />}
        rowActions={(row) => (
          <>
            <EditAction editor={editor} row={row} />
            <DeleteAction editor={editor} row={row} />
            <RenewAction
              client={row}
              prepare={async () => ((await canShow()) ? null : CANNOT_SHOW)}
              onRenewed={async (secret) => {
                show(secret);
                await list.reload({ saved: row.id });
              }}
            />
            <ChangesAction list={list} row={row} />
          </>
        )}
        emptyAction={create}
      />
      <FormModal
        editor={editor}
        fields={['clientId', 'name', 'redirectUris', 'authorizedGrantTypes', 'scopes', 'logo', 'status']}
        fixed={['clientId']}
      />
      {SecretDialog !== null && (
        <SecretDialog
          title="客户端密钥"
          name="密钥"
          secret={shown}
          onClose={() => {
            setShown('');
            close();
          }}
        >
          请立即复制，并保存在应用的服务端。
        </SecretDialog>
      )}
    </ListPage>
  );
}
