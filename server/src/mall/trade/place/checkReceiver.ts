import { DELIVERY_TYPE, type OrderDraft } from '@zhilv/contract/mall';
import { badParameter } from '../../../call/apiErrors.ts';
import { findRow, type Scope } from '../../../records/rows.ts';
import { areaName } from '../../../system/area/areas.ts';
import { pickUpStores } from '../../delivery/pickUpStore.table.ts';
import { storeMissing } from '../order/orderRefusals.ts';

const ENABLED = 0;

/** @throws BusinessError when goods cannot be sent to the area, or fetched in the store */
export async function checkReceiver(
  scope: Scope,
  { deliveryType, receiverAreaId, pickUpStoreId }: Pick<OrderDraft, 'deliveryType' | 'receiverAreaId' | 'pickUpStoreId'>,
): Promise<void> {
  if (deliveryType === DELIVERY_TYPE.express) {
    if (areaName(receiverAreaId) === null) throw badParameter('收件人地区编号不正确');
    return;
  }
  const store = pickUpStoreId === undefined || pickUpStoreId === null ? null : await findRow(scope, pickUpStores, pickUpStoreId);
  if (store === null) throw storeMissing();
  if (store.status !== ENABLED) throw badParameter(`自提门店【${store.name}】已停用`);
}
