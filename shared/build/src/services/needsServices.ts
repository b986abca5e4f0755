import { readFileSync } from 'node:fs';
import { platformImports } from '../sharing/GraphReader.ts';

/** The services of `platform` that end with the pages that use them. */
export const SERVICES = ['call', 'changes', 'confirm', 'dictionary', 'download', 'messages', 'session', 'showFailure'];

/** Whether a module imports a service that sends something, or may take one of all of `platform`. */
export function needsServices(file: string): boolean {
  const source = readFileSync(file, 'utf8');
  if (platformImports(source).some((name) => SERVICES.includes(name))) return true;
  // What is bound to a page has all names of `platform`: a guard for a name that older hosts lack would ask them for it.
  const others = ANY_SERVICE.test(source) ? source : source.replace(WHOLE, '');
  // Whoever names it in another way than by a list of imports may get anything of it.
  return PLATFORM_NAME.test(others.replace(LISTED, ''));
}

const PLATFORM_NAME = /['"]@zhilv\/platform['"]/;
const LISTED = /import\s+(?:type\s+)?\{[^}]*\}\s*from\s*['"]@zhilv\/platform['"]/g;

const WHOLE = /import\s+\*\s+as\s+\w+\s+from\s*['"]@zhilv\/platform['"]/g;
const ANY_SERVICE = new RegExp(`\\b(${SERVICES.join('|')})\\b`);
