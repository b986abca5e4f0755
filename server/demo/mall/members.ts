import type { Database } from '../../src/db/database.ts';
import { members } from '../../src/mall/member/member.table.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';

/** Buyers of the demonstration's shop, none of whom exists, with where their goods go. Numbers of this kind belong to nobody. */
export const demoMembers = [
  { id: 250, nickname: '青石巷', mobile: '13800001250', receiver: '沈知微', areaId: 330106, address: '北山街 18 号' },
  { id: 251, nickname: '晴川', mobile: '13800001251', receiver: '陆晴川', areaId: 310104, address: '衡山路 6 弄 3 号' },
  { id: 252, nickname: '小满', mobile: '13800001252', receiver: '顾小满', areaId: 320102, address: '成贤街 40 号' },
  { id: 253, nickname: '竹里馆', mobile: '13800001253', receiver: '温竹生', areaId: 440104, address: '文德路 7 号' },
  { id: 254, nickname: '阿禾', mobile: '13800001254', receiver: '何禾', areaId: 110101, address: '五道营胡同 9 号' },
  { id: 255, nickname: '山有木', mobile: '13800001255', receiver: '林木清', areaId: 350203, address: '大同路 55 号' },
  { id: 256, nickname: '听雨', mobile: '13800001256', receiver: '许听雨', areaId: 420106, address: '昙华林 21 号' },
  { id: 257, nickname: '南风', mobile: '13800001257', receiver: '方南', areaId: 510104, address: '水碾河路 12 号' },
] as const;

/** The buyers. */
export async function seedMembers(db: Database): Promise<void> {
  await db
    .insert(members)
    .values(demoMembers.map(({ id, nickname, mobile }) => ({ id, nickname, mobile, tenantId: DEFAULT_TENANT_ID })));
}
