import { sameId } from '@zhilv/contract';
import type { AfterSaleDetail, ExpressName } from '@zhilv/contract/mall';
import { Copyable, dict } from '@zhilv/crud';
import { formatDateTime, formatMoney } from '@zhilv/format';
import { GoodsLine } from '../../../parts/goods/GoodsLine.tsx';
import { MemberName } from '../../../parts/member/MemberName.tsx';
import { FactList } from '../../../parts/section/FactList.tsx';
import { Section } from '../../../parts/section/Section.tsx';
import { OrderLink } from '../OrderLink.tsx';
import styles from './CaseFacts.module.css';
import { ProofPictures } from './ProofPictures.tsx';

export interface CaseFactsProps {
  afterSale: AfterSaleDetail;
  couriers: readonly ExpressName[];
}

const way = dict('售后方式', 'trade_after_sale_way');
const type = dict('售后类型', 'trade_after_sale_type');

/** What a buyer wants back and why, with pictures, and what became of it. */
export function CaseFacts({ afterSale, couriers }: CaseFactsProps) {
  const { logisticsId, logisticsNo, orderItem } = afterSale;
  const courier = couriers.find(({ id }) => logisticsId !== null && logisticsId !== undefined && sameId(id, logisticsId));
  return (
    <div className={styles['facts']}>
      <Section title="售后商品">
        <GoodsLine goods={{ ...afterSale, properties: orderItem?.properties ?? null }} />
        <div className={styles['below']}>
          <FactList
            facts={[
              ['订单编号', <OrderLink key="order" id={afterSale.orderId} no={afterSale.orderNo ?? afterSale.order?.no} />],
              ['买家', <MemberName key="buyer" member={afterSale.user} id={afterSale.userId} />],
              orderItem ? ['实付金额', formatMoney(orderItem.payPrice)] : null,
              ['退款金额', formatMoney(afterSale.refundPrice)],
            ]}
          />
        </div>
      </Section>
      <Section title="申请信息">
        <FactList
          facts={[
            ['售后方式', way.show(afterSale.way, afterSale)],
            ['售后类型', type.show(afterSale.type, afterSale)],
            ['申请原因', afterSale.applyReason || '无'],
            ['补充描述', afterSale.applyDescription || '无'],
          ]}
        />
        <ProofPictures addresses={afterSale.applyPicUrls ?? []} />
      </Section>
      {(logisticsNo || afterSale.auditReason || afterSale.receiveReason || afterSale.refundTime) && (
        <Section title="处理信息">
          <FactList
            facts={[
              afterSale.auditReason ? ['拒绝原因', afterSale.auditReason] : null,
              logisticsNo ? ['退货快递', courier?.name ?? `快递公司 ${String(logisticsId)}`] : null,
              logisticsNo
                ? [
                    '退货单号',
                    <Copyable key="no" text={logisticsNo}>
                      {logisticsNo}
                    </Copyable>,
                  ]
                : null,
              afterSale.receiveReason ? ['拒收原因', afterSale.receiveReason] : null,
              typeof afterSale.refundTime === 'number' ? ['退款时间', formatDateTime(afterSale.refundTime)] : null,
              afterSale.payRefundId ? ['退款单编号', String(afterSale.payRefundId)] : null,
            ]}
          />
        </Section>
      )}
    </div>
  );
}
