import type { RegistryEntry } from '../../schema/index.ts';

/** Told after an activation: nobody sees a release of a remote that is switched off. */
export const activationLine = (name: string, { active, state }: Pick<RegistryEntry, 'active' | 'state'>): string =>
  `${name} ${active}: activated${state === 'disabled' ? `; the remote is disabled, to switch it on: mfe enable ${name}` : ''}`;
