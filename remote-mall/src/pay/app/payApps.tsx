import type { RecordOf } from '@zhilv/contract/resource';
import { payApp } from '@zhilv/contract/pay';
import { Absent, type Resource, resourceOf, text } from '@zhilv/crud';
import { ChannelIcon } from '../channel/ChannelIcon.tsx';
import { channels } from '../channel/channels.ts';
import { useChannelName } from '../channel/useChannelName.ts';
import styles from './payApps.module.css';

export type PayAppRow = RecordOf<typeof payApp>;

const declared = resourceOf(payApp, 'name', {
  orderNotifyUrl: (label) => text(label, { code: true, placeholder: '例如：https://shop.example.com/pay/paid' }),
  refundNotifyUrl: (label) => text(label, { code: true, placeholder: '例如：https://shop.example.com/pay/refunded' }),
});

/** The applications that take payments, each with its channels. */
export const payApps: Resource<PayAppRow, keyof (typeof payApp)['fields'] | 'channelCodes'> = {
  ...declared,
  whenOff: '停用后不能再用它收款',
  fields: {
    ...declared.fields,
    channelCodes: {
      ...text('支付渠道'),
      Input: null,
      show: (codes: PayAppRow['channelCodes']) => <Channels codes={codes ?? []} />,
    },
  },
};

function Channels({ codes }: { codes: readonly string[] }) {
  if (codes.length === 0) return <Absent />;
  // In the order of cashiers; a back end has them in none.
  const known = channels.map(({ code }) => code).filter((code) => codes.includes(code));
  const shown = [...known, ...codes.filter((code) => !known.includes(code))];
  return (
    <ul className={styles['channels']}>
      {shown.map((code) => (
        <Channel key={code} code={code} />
      ))}
    </ul>
  );
}

function Channel({ code }: { code: string }) {
  const name = useChannelName(code);
  return (
    <li className={styles['channel']} title={name}>
      <ChannelIcon code={code} size={24} />
      <span className={styles['name']}>{name}</span>
    </li>
  );
}
