import { useActions } from '@zhilv/crud';
import { isChannelSecret, type payApp, type PayChannel, payChannel } from '@zhilv/contract/pay';
import type { RecordOf } from '@zhilv/contract/resource';
import { call, Can, messages, useCan } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Input } from '@zhilv/ui/input';
import { Switch } from '@zhilv/ui/switch';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../../parts/form/LabelledField.tsx';
import type { Channel } from '../../channel/channels.ts';
import { useChannelName } from '../../channel/useChannelName.ts';
import { type ChannelDraft, type ChannelFaults, draftOf, isSet, readDraft } from './channelDraft.ts';
import styles from './ChannelForm.module.css';
import { configFieldsOf } from './configFields.ts';

export interface ChannelFormProps {
  app: RecordOf<typeof payApp>;
  channel: Channel;
  /** Null for a channel that is to be added. */
  stored: PayChannel | null;
  /** The back end changes channels. */
  changeable: boolean;
  onSaved: () => Promise<void>;
  onDeleted: () => Promise<void>;
  onClose: () => void;
}

/** The form of one channel of an application. Secrets that are stored are never shown, and stay where nothing is typed. */
export function ChannelForm({ app, channel, stored, changeable, onSaved, onDeleted, onClose }: ChannelFormProps) {
  const { code } = channel;
  const name = useChannelName(code);
  const [first] = useState(() => draftOf(code, stored));
  const [draft, setDraft] = useState(first);
  const [faults, setFaults] = useState<ChannelFaults>({});
  const { isBusy, run } = useActions<'save' | 'delete'>();
  const mayCreate = useCan(payChannel.create);
  const mayUpdate = useCan(payChannel.update);
  const locked = stored === null ? !mayCreate : !(changeable && mayUpdate);
  const change = (part: Partial<ChannelDraft>): void => setDraft({ ...draft, ...part });

  const save = (): Promise<void> =>
    run('save', async () => {
      const read = readDraft(code, stored, draft);
      setFaults(read.faults ?? {});
      if (read.faults !== null) return;
      if (stored === null) await call(payChannel.create, { appId: app.id, code, ...read.sent }, { quiet: true });
      else await call(payChannel.update, { id: stored.id, ...read.sent }, { quiet: true });
      messages.success(`已保存「${app.name}」的${name}`);
      await onSaved();
    });
  const remove = (id: PayChannel['id']): Promise<void> => {
    const work = async (): Promise<void> => {
      await call(payChannel.delete, { id }, { quiet: true });
      messages.success(`已删除「${app.name}」的${name}`);
      await onDeleted();
    };
    const content = `删除后「${app.name}」不能再用${name}收款，已填的密钥也会丢失。确定删除吗？`;
    return run('delete', work, { question: { content, danger: true, okText: '删除' } });
  };

  return (
    <DialogForm
      title={`${name} · ${app.name}`}
      width={720}
      busy={isBusy('save') || isBusy('delete')}
      isDirty={draft !== first}
      onSubmit={() => (locked ? onClose() : void save())}
      onClose={onClose}
    >
      {locked && (
        <p className={styles['note']}>
          {stored !== null && !changeable ? '后端不支持修改已有的渠道，这里只能查看' : '没有修改渠道的权限，这里只能查看'}
        </p>
      )}
      <LabelledField label="渠道费率（%）" required error={faults.feeRate} hint="向商户收取的手续费比例，没有则填 0">
        {(input) => (
          <Input
            {...input}
            value={draft.feeRate}
            inputMode="decimal"
            disabled={locked}
            placeholder="例如：0.6"
            onChange={(feeRate) => change({ feeRate })}
          />
        )}
      </LabelledField>
      <LabelledField label="渠道状态">
        {({ id, labelledBy }) => (
          <Switch
            id={id}
            labelledBy={labelledBy}
            value={draft.on}
            words={['开启', '关闭']}
            disabled={locked}
            onChange={(on) => change({ on })}
          />
        )}
      </LabelledField>
      {configFieldsOf(code).map(({ name: of, label, hint, long }) => {
        const kept = isChannelSecret(of) && isSet(stored, of);
        const props = {
          value: draft.values[of] ?? '',
          disabled: locked,
          placeholder: kept ? '已设置，不修改请留空' : `请输入${label}`,
          onChange: (value: string) => change({ values: { ...draft.values, [of]: value } }),
        };
        return (
          <LabelledField key={of} label={label} hint={hint}>
            {(input) =>
              long === true ? (
                <TextArea {...input} {...props} rows={3} />
              ) : (
                <Input {...input} {...props} type={isChannelSecret(of) ? 'password' : 'text'} />
              )
            }
          </LabelledField>
        );
      })}
      <LabelledField label="其他配置（JSON）" error={faults.others ?? faults.config}>
        {(input) => (
          <TextArea
            {...input}
            value={draft.others}
            disabled={locked}
            rows={4}
            placeholder="没有则留空"
            onChange={(others) => change({ others })}
          />
        )}
      </LabelledField>
      <LabelledField label="备注">
        {(input) => (
          <Input {...input} value={draft.remark} maxLength={255} disabled={locked} onChange={(remark) => change({ remark })} />
        )}
      </LabelledField>
      {stored !== null && changeable && (
        <Can call={payChannel.delete}>
          <div>
            <Button kind="danger-text" busy={isBusy('delete')} onClick={() => void remove(stored.id)}>
              删除渠道
            </Button>
          </div>
        </Can>
      )}
    </DialogForm>
  );
}
