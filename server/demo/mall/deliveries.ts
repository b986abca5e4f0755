import type { Database } from '../../src/db/database.ts';
import { expresses } from '../../src/mall/delivery/express.table.ts';
import { expressTemplates } from '../../src/mall/delivery/expressTemplate.table.ts';
import { pickUpStores } from '../../src/mall/delivery/pickUpStore.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { pictureAddress } from '../pictures/pictures.ts';

const OFF = 1;

/** The couriers of the demonstration's shop, none of which exists. The ids are those of recorded answers, as everywhere here. */
export const demoExpresses = [
  { id: 1, code: 'YUNFENG', name: '云峰速运', sort: 1, status: 0 },
  { id: 2, code: 'XIGU', name: '溪谷快运', sort: 2, status: OFF },
  { id: 3, code: 'SHANHE', name: '山禾快递', sort: 1, status: 0 },
  { id: 4, code: 'GUDAO', name: '古道物流', sort: 2, status: OFF },
] as const;

/** The stores in which buyers fetch goods. */
const demoStores = [
  {
    id: 2,
    name: '游客中心文创店',
    introduction: '景区正门内左侧，凭核销码提货',
    phone: '0571-80000002',
    areaId: 330127,
    detailAddress: '望湖路 1 号游客中心一层',
    openingTime: '08:30',
    closingTime: '17:30',
    latitude: 29.61,
    longitude: 119.03,
  },
  {
    id: 3,
    name: '古镇伴手礼店',
    introduction: '周末延长到二十一点半',
    phone: '0571-80000003',
    areaId: 330127,
    detailAddress: '溪口街 26 号',
    openingTime: '09:00',
    closingTime: '21:30',
    latitude: 29.63,
    longitude: 119.07,
  },
] as const;

/** Couriers, stores, and a freight template beside the one of every installation. */
export async function seedDeliveries(db: Database): Promise<void> {
  const tenantId = DEFAULT_TENANT_ID;
  await db.insert(expresses).values(demoExpresses.map((express) => ({ ...express, tenantId })));
  await db
    .insert(pickUpStores)
    .values(demoStores.map((store) => ({ ...store, logo: pictureAddress('company-mark'), status: 0, tenantId })));
  await db.insert(expressTemplates).values({ id: 4, name: '大件按重量', chargeMode: 2, sort: 2, tenantId });
}
