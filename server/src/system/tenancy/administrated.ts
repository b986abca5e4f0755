import { TENANT_CHANGE_REFUSALS } from '@zhilv/contract/system';
import { BusinessError } from '../../call/BusinessError.ts';
import type { Implementation } from '../../call/implement.ts';
import { DEFAULT_TENANT_ID } from '../../session/tenantOfCall.ts';

/**
 * Tenants and their packages belong to no tenant, so one of them looks after all. Others are refused whatever their roles grant.
 * @throws BusinessError from the handlers
 */
export const administrated = (handlers: readonly Implementation[]): readonly Implementation[] =>
  handlers.map(({ endpoint, handle }) => ({
    endpoint,
    handle: (call) => {
      if (call.tenantId === DEFAULT_TENANT_ID) return handle(call);
      throw new BusinessError(TENANT_CHANGE_REFUSALS.notAdministrated, '只有平台租户可以管理租户');
    },
  }));
