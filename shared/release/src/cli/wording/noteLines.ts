import { unfitLines } from '../../directory/unfitLines.ts';
import { siteFileProblems } from '../../verify/siteFileProblems.ts';

/** Words the lines that follow what a command did to `release` of `name`: what the host cannot run then, and what cannot be read. */
export const noteLines = (siteDirectory: string, name: string, release: string | null): readonly string[] =>
  [...unfitLines(siteDirectory, name, release), ...siteFileProblems(siteDirectory).map(({ says }) => says)].map(
    (line) => `note: ${line}`,
  );
