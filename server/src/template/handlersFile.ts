import type { GeneratedFile, ScreenDescription } from './ScreenDescription.ts';
import { screenNames } from './screenNames.ts';

/** Writes the module that answers the screen's calls. */
export function handlersFile(screen: ScreenDescription): GeneratedFile {
  const { module, label } = screen;
  const { one, many } = screenNames(screen);
  return {
    path: `server/src/${module}/${one}/${one}.handlers.ts`,
    text: `import { ${one} } from '@zhilv/contract/${module}';
import { records } from '../../records/records.ts';
import { ${many} } from './${one}.table.ts';

/** Answers the calls about ${label}. */
export const { handlers } = records(${one}, ${many});
`,
  };
}
