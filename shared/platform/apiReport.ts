import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * The platform is one object for the host and all remotes, and a remote may be older than its host. So exports are
 * only ever added: api.md holds every declaration there is, and a test compares.
 *
 *   node shared/platform/apiReport.ts
 *
 * adds new exports to api.md. It leaves changed and removed ones as they stand and fails: they need a new name
 * beside the old one.
 */

const folder = import.meta.dirname;
const reportFile = path.join(folder, 'api.md');

type Declarations = ReadonlyMap<string, string>;

/** Maps every export of the package to its declaration as the compiler writes it. */
export function exportedDeclarations(): Declarations {
  const output = mkdtempSync(path.join(tmpdir(), 'platform-api-'));
  try {
    const compiler = path.join(folder, 'node_modules/.bin/tsc');
    execFileSync(compiler, [
      '-p',
      folder,
      '--noEmit',
      'false',
      '--declaration',
      '--emitDeclarationOnly',
      '--removeComments',
      '--outDir',
      output,
    ]);
    const index = readFileSync(path.join(folder, 'src/index.ts'), 'utf8');
    const sources = [...index.matchAll(/export \{([^}]+)\} from '\.\/(.+?)\.tsx?'/g)];
    const found = sources.flatMap(([, names = '', file = '']) => {
      const statements = statementsOf(readFileSync(path.join(output, 'src', `${file}.d.ts`), 'utf8'));
      return exportNames(names).map((name) => [name, declarationOf(name, statements)] as const);
    });
    return new Map(found.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** Maps names to declarations as api.md has them, in fences of plain text, which the formatter leaves alone. */
export function reportedDeclarations(): Declarations {
  const report = readFileSync(reportFile, 'utf8');
  return new Map([...report.matchAll(/^## (\S+)\n\n```text\n([^]*?)\n```$/gm)].map(([, name = '', text = '']) => [name, text]));
}

const exportNames = (list: string): string[] =>
  list
    .split(',')
    .map((name) => name.trim().replace(/^type /, ''))
    .filter((name) => name !== '');

/** Splits a declaration file by statements: the compiler starts only those, and closing brackets, at the first column. */
function statementsOf(declarationFile: string): Declarations {
  const statements = declarationFile.split(/\n(?=(?:export|declare|interface|type|import)\b)/);
  const named = statements.map(
    (text) => [/(?:const|function|class|interface|type) (\w+)/.exec(text)?.[1] ?? '', text.trim()] as const,
  );
  return new Map(named.filter(([, text]) => !/^(import|export \{)/.test(text)));
}

/** Gives a declaration together with those of its own file that it uses. */
function declarationOf(name: string, statements: Declarations, done = new Set<string>()): string {
  const text = statements.get(name);
  if (text === undefined) throw new Error(`index.ts exports ${name}, but its file declares no such thing by that name.`);
  done.add(name);
  const used = [...statements.keys()].filter((other) => !done.has(other) && new RegExp(`\\b${other}\\b`).test(text));
  return [text, ...used.filter((other) => !done.has(other)).map((other) => declarationOf(other, statements, done))].join('\n');
}

function updateReport(): void {
  const exported = exportedDeclarations();
  const reported = reportedDeclarations();
  const all = new Map([...exported, ...reported].toSorted(([one], [other]) => (one < other ? -1 : 1)));
  const introduction = readFileSync(reportFile, 'utf8').split('\n## ')[0]?.trimEnd() ?? '';
  const entries = [...all].map(([name, text]) => `## ${name}\n\n\`\`\`text\n${text}\n\`\`\`\n`);
  writeFileSync(reportFile, [`${introduction}\n`, ...entries].join('\n'));

  const broken = [...reported].filter(([name, text]) => exported.get(name) !== text).map(([name]) => name);
  if (broken.length > 0) {
    throw new Error(`Changed or removed: ${broken.join(', ')}. Restore them and export what is new under a new name.`);
  }
}

if (process.argv[1] === import.meta.filename) updateReport();
