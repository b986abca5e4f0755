import type { Access } from '@zhilv/contract';
import type { Implementation } from '../../call/implement.ts';
import { declaredExports } from '../../declared/declaredModules.ts';

/** What a call asks of its caller. */
export interface CallAccess {
  readonly method: string;
  readonly path: string;
  readonly access: Access;
}

/** Gives what each call that this server answers asks of its caller. It is for handlers alone. */
export async function accessOfCalls(): Promise<readonly CallAccess[]> {
  // Whoever asks belongs to one of the modules that are looked at, so they are all loaded by the time of a call.
  const all = await declaredExports<readonly Implementation[]>('handlers');
  return all.flat().map(({ endpoint: { method, path, access } }) => ({ method, path, access }));
}

/** The permission that a call asks for; undefined where a sign-in or an application's scope is enough. */
export const permissionOf = (access: Access): string | undefined =>
  typeof access === 'object' && 'permission' in access ? access.permission : undefined;
