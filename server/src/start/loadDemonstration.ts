import { existsSync } from 'node:fs';
import type { Settings } from '../settings/settings.ts';
import { StartupError } from '../settings/StartupError.ts';
import type { Demonstration } from './Demonstration.ts';

const folder = new URL('../../demo/', import.meta.url);

/**
 * Loads the demonstration content, which nothing else names, so that an installation may leave out its folder; null where the installation starts empty.
 * @throws StartupError when it is wanted and the folder was left out
 */
export async function loadDemonstration(seed: Settings['seed'], from = folder): Promise<Demonstration | null> {
  if (seed === 'empty') return null;
  if (!existsSync(from))
    throw new StartupError(
      'There is no demonstration content, for server/demo was left out. Set SEED=empty to start without it.',
    );
  return (await import('../../demo/index.ts')).demonstration;
}
