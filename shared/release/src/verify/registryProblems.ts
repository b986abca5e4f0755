import { registryFault } from '../directory/registryFile.ts';
import type { Problem } from './Problem.ts';

/** Finds out whether the registry itself can be read. Where it cannot, everybody goes on with the one that was kept. */
export function registryProblems(siteDirectory: string): readonly Problem[] {
  const fault = registryFault(siteDirectory);
  if (fault === null) return [];
  const says = `${fault}; the one that a command last wrote is in use, and the next command that publishes or activates mends it`;
  return [{ name: 'host', release: null, what: 'registry', says }];
}
