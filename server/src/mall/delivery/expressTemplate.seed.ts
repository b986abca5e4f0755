import type { Database } from '../../db/database.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';
import { expressTemplates } from './expressTemplate.table.ts';

/** The freight template that goods are sent by where nobody has others: no call makes one. */
export async function seedExpressTemplate(db: Database): Promise<void> {
  await db.insert(expressTemplates).values({ id: 3, name: '全国包邮', chargeMode: 1, sort: 1, tenantId: DEFAULT_TENANT_ID });
}
