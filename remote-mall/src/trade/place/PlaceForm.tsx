import type { Id } from '@zhilv/contract';
import { DELIVERY_TYPE, order } from '@zhilv/contract/mall';
import { area, randomId, treeReference, useActions } from '@zhilv/crud';
import { call, messages } from '@zhilv/platform';
import { Input } from '@zhilv/ui/input';
import { Select } from '@zhilv/ui/select';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { DialogForm } from '../../parts/form/DialogForm.tsx';
import { LabelledField } from '../../parts/form/LabelledField.tsx';
import { useFaults } from '../../parts/form/useFaults.ts';
import { storeNames } from '../delivery/deliveryNames.ts';
import { ChosenList } from './ChosenList.tsx';
import { GoodsPicker } from './GoodsPicker.tsx';
import { EMPTY_DRAFT, orderOf, type PlaceDraft, placeFaults, withGoods, withMember, withMobile } from './placeDraft.ts';
import styles from './PlaceForm.module.css';

export interface PlaceFormProps {
  onPlaced: (id: Id) => Promise<void>;
  onClose: () => void;
}

const WAYS = [
  { value: DELIVERY_TYPE.express, label: '快递发货' },
  { value: DELIVERY_TYPE.pickUp, label: '用户自提' },
] as const;

const { Input: AreaInput } = area('收件地区');
const { Input: StoreInput } = treeReference('自提门店', storeNames);

/** Places an order for a buyer who has called: who, what, and where to. */
export function PlaceForm({ onPlaced, onClose }: PlaceFormProps) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  /** The same however often it is sent, so that an answer that was lost places no second order. */
  const [requestId] = useState(randomId);
  const { isBusy, run } = useActions<string>();
  const change = (values: Partial<PlaceDraft>): void => setDraft((before) => ({ ...before, ...values }));
  const isFetched = draft.deliveryType === DELIVERY_TYPE.pickUp;
  const { known } = draft;
  const sent = orderOf(draft, requestId);
  const { faults, check } = useFaults(placeFaults(draft, sent));

  const typeMobile = (text: string): void => {
    const mobile = text.normalize('NFKC').replace(/\D/g, '').slice(0, 11);
    if (mobile === draft.mobile) return;
    setDraft((before) => withMobile(before, mobile));
    if (mobile.length < 11) return;
    void run(`find ${mobile}`, async () => {
      const member = await call(order.buyer, { mobile }, { quiet: true });
      setDraft((before) => withMember(before, mobile, member));
    });
  };

  const place = (): void => {
    if (!check()) return;
    // Whatever is refused can be typed otherwise here, so that the form stays.
    void run('place', async () => {
      const id = await call(order.create, sent, { quiet: true });
      messages.success('订单已提交');
      onClose();
      await onPlaced(id);
    });
  };

  return (
    <DialogForm
      title="代客下单"
      okText="提交订单"
      width={720}
      busy={isBusy('place')}
      isDirty={draft !== EMPTY_DRAFT}
      onSubmit={place}
      onClose={onClose}
    >
      <div className={styles['pair']}>
        <LabelledField
          label="买家手机"
          required
          error={faults['mobile']}
          hint={
            known === 'new'
              ? '新买家，下单时建立'
              : known === null
                ? '输入后自动带出老顾客的收货信息'
                : `老顾客：${known.nickname || '未填写昵称'}`
          }
        >
          {(input) => (
            <Input {...input} value={draft.mobile} inputMode="tel" placeholder="请输入 11 位手机号" onChange={typeMobile} />
          )}
        </LabelledField>
        {known === 'new' && (
          <LabelledField label="买家昵称" error={faults['nickname']}>
            {(input) => <Input {...input} value={draft.nickname} maxLength={30} onChange={(nickname) => change({ nickname })} />}
          </LabelledField>
        )}
      </div>
      <GoodsPicker
        error={faults['items']}
        onChosen={(goods) => setDraft((before) => ({ ...before, items: withGoods(before.items, goods) }))}
      />
      <ChosenList chosen={draft.items} onChange={(items) => change({ items })} />
      <div className={styles['pair']}>
        <LabelledField label="配送方式" required error={faults['deliveryType']}>
          {(input) => (
            <Select
              {...input}
              value={draft.deliveryType}
              options={WAYS}
              onChange={(deliveryType) => change({ deliveryType: deliveryType ?? draft.deliveryType })}
            />
          )}
        </LabelledField>
        {isFetched && StoreInput !== null && (
          <LabelledField label="自提门店" required error={faults['pickUpStoreId']}>
            {(input) => (
              <StoreInput
                {...input}
                value={draft.pickUpStoreId}
                disabled={false}
                filtering={false}
                onChange={(pickUpStoreId) => change({ pickUpStoreId })}
              />
            )}
          </LabelledField>
        )}
      </div>
      <div className={styles['pair']}>
        <LabelledField label={isFetched ? '提货人' : '收件人'} required error={faults['receiverName']}>
          {(input) => <Input {...input} value={draft.receiverName} onChange={(receiverName) => change({ receiverName })} />}
        </LabelledField>
        <LabelledField label={isFetched ? '提货人手机' : '收件人手机'} required error={faults['receiverMobile']}>
          {(input) => (
            <Input
              {...input}
              value={draft.receiverMobile}
              inputMode="tel"
              onChange={(receiverMobile) => change({ receiverMobile })}
            />
          )}
        </LabelledField>
      </div>
      {!isFetched && (
        <>
          {AreaInput !== null && (
            <LabelledField label="收件地区" required error={faults['receiverAreaId']}>
              {(input) => (
                <AreaInput
                  {...input}
                  value={draft.receiverAreaId}
                  disabled={false}
                  filtering={false}
                  onChange={(chosen) => change({ receiverAreaId: chosen === null ? null : Number(chosen) })}
                />
              )}
            </LabelledField>
          )}
          <LabelledField label="详细地址" required error={faults['receiverDetailAddress']}>
            {(input) => (
              <Input
                {...input}
                value={draft.receiverDetailAddress}
                onChange={(receiverDetailAddress) => change({ receiverDetailAddress })}
              />
            )}
          </LabelledField>
        </>
      )}
      <LabelledField label="买家留言" error={faults['userRemark']}>
        {(input) => <TextArea {...input} rows={2} value={draft.userRemark} onChange={(userRemark) => change({ userRemark })} />}
      </LabelledField>
    </DialogForm>
  );
}
