import type { ReactElement, ReactNode } from 'react';
import type { Requirement } from './requirement.ts';
import { useAllowed } from './useAllowed.ts';

export type AllowedProps = Requirement & { readonly children: ReactNode };

/**
 * Renders its children only for users who have what is needed.
 *
 * @throws Error when no code is given
 * @example <Allowed role={['editor', 'auditor']}><AuditPanel /></Allowed>
 */
export function Allowed({ children, ...requirement }: AllowedProps): ReactNode {
  return useAllowed(requirement) ? children : null;
}

/**
 * Makes any element one that is there only for users who have what is needed, under the key that it has: an entry of a list, a
 * cell, a button among others. It stands for the directives `v-hasPermi` and `v-hasRole`.
 *
 * @example {allowedOnly({ permission: 'system:dict:delete' }, <button type="button">删除</button>)}
 */
export const allowedOnly = (requirement: Requirement, element: ReactElement): ReactElement => (
  <Allowed key={element.key} {...requirement}>
    {element}
  </Allowed>
);
