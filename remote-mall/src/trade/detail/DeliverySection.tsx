import { sameId } from '@zhilv/contract';
import { DELIVERY_TYPE, NO_COURIER, type OrderDetail } from '@zhilv/contract/mall';
import { Copyable } from '@zhilv/crud';
import { FactList } from '../../parts/section/FactList.tsx';
import { Section } from '../../parts/section/Section.tsx';
import { LogList } from '../../parts/log/LogList.tsx';
import styles from './DeliverySection.module.css';
import type { OrderSurroundings } from './loadOrder.ts';

export interface DeliverySectionProps {
  order: OrderDetail;
  surroundings: Pick<OrderSurroundings, 'tracks' | 'couriers' | 'stores'>;
}

/** To whom the goods of an order go and how; or the store in which they are fetched, with the code that the buyer shows there. */
export function DeliverySection({ order, surroundings }: DeliverySectionProps) {
  return order.deliveryType === DELIVERY_TYPE.pickUp ? (
    <PickUp order={order} stores={surroundings.stores} />
  ) : (
    <>
      <Receiver order={order} />
      <Courier order={order} surroundings={surroundings} />
    </>
  );
}

function Receiver({ order }: { order: OrderDetail }) {
  const address = [order.receiverAreaName, order.receiverDetailAddress].filter(Boolean).join(' ');
  const whole = [order.receiverName, order.receiverMobile, address].filter(Boolean).join('，');
  return (
    <Section title="收货信息">
      <FactList
        facts={[
          ['收件人', order.receiverName],
          ['手机', order.receiverMobile],
          ['地址', whole === '' ? null : <Copyable text={whole}>{address}</Copyable>],
        ]}
      />
    </Section>
  );
}

function Courier({ order, surroundings: { tracks, couriers } }: DeliverySectionProps) {
  const { logisticsId, logisticsNo, deliveryTime } = order;
  if (typeof deliveryTime !== 'number') return null;
  const hasCourier = logisticsId !== null && logisticsId !== undefined && !sameId(logisticsId, NO_COURIER);
  const courier = hasCourier ? couriers.find(({ id }) => sameId(id, logisticsId)) : undefined;
  return (
    <Section title="物流信息">
      <FactList
        facts={[
          ['发货方式', hasCourier ? (courier?.name ?? `快递公司 ${String(logisticsId)}`) : '无需物流'],
          logisticsNo
            ? [
                '物流单号',
                <Copyable key="no" text={logisticsNo}>
                  {logisticsNo}
                </Copyable>,
              ]
            : null,
        ]}
      />
      {tracks.entries.length > 0 && (
        <div className={styles['tracks']}>
          <LogList
            label="物流轨迹"
            entries={tracks.entries.map(({ time, content }) => ({ content, createTime: time, by: null }))}
          />
        </div>
      )}
      {hasCourier && tracks.note !== null && <p className={styles['note']}>{tracks.note}</p>}
    </Section>
  );
}

function PickUp({ order, stores }: { order: OrderDetail; stores: OrderSurroundings['stores'] }) {
  const { pickUpStoreId, pickUpVerifyCode } = order;
  const store = stores.find(({ id }) => pickUpStoreId !== null && pickUpStoreId !== undefined && sameId(id, pickUpStoreId));
  return (
    <Section title="自提信息">
      {pickUpVerifyCode && (
        <p className={styles['code']}>
          <span className={styles['label']}>核销码</span>
          <Copyable text={pickUpVerifyCode}>
            <strong className={styles['digits']}>{pickUpVerifyCode}</strong>
          </Copyable>
        </p>
      )}
      <FactList
        facts={[
          ['提货人', order.receiverName],
          ['手机', order.receiverMobile],
          ['门店', store?.name ?? (pickUpStoreId ? `门店 ${String(pickUpStoreId)}` : '未指定')],
          store?.phone ? ['门店电话', store.phone] : null,
          store ? ['门店地址', [store.areaName, store.detailAddress].filter(Boolean).join(' ')] : null,
        ]}
      />
    </Section>
  );
}
