import type { Database } from '../../src/db/database.ts';
import { DEFAULT_TENANT_ID } from '../../src/session/tenantOfCall.ts';
import { oauth2Clients } from '../../src/system/oauth2/client/oauth2Client.table.ts';

/** An application of a developer's own machine. It has no secret, so that there is none that everybody knows. */
export async function seedOAuth2Clients(db: Database): Promise<void> {
  await db.insert(oauth2Clients).values({
    tenantId: DEFAULT_TENANT_ID,
    clientId: 'zhilv-demo-spa',
    name: '行程助手（演示应用）',
    redirectUris: ['http://127.0.0.1:18080/'],
    grantTypes: ['authorization_code', 'refresh_token'],
    scopes: ['user.read', 'user.write'],
  });
}
