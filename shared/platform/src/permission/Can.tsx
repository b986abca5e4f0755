import type { Operation } from '@zhilv/contract';
import type { ReactNode } from 'react';
import { useCan } from './useCan.ts';

export type CanProps = { readonly children: ReactNode } & (
  | { readonly call: Pick<Operation, 'access'>; readonly permission?: never }
  | { readonly permission: string; readonly call?: never }
);

/**
 * Renders its children only for users who may make the call, or have the permission.
 *
 * @example <Can call={dictType.create}><CreateButton editor={editor} /></Can>
 */
export function Can({ call, permission, children }: CanProps): ReactNode {
  const allowed = useCan(call ?? { access: { permission } });
  return allowed ? children : null;
}
