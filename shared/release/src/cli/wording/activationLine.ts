import type { RegistryEntry } from '../../schema/index.ts';

/** Words the line that follows an activation, because nobody sees a release of a remote that is switched off. */
export const activationLine = (name: string, { active, state }: Pick<RegistryEntry, 'active' | 'state'>): string =>
  `${name} ${active}: activated${state === 'disabled' ? `; the remote is disabled, to switch it on: mfe enable ${name}` : ''}`;
