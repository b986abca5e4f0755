import { NO_SUCH_PAGE } from '@zhilv/release/page-key';
import { declaredOperations } from '@zhilv/contract/declared-operations';
import { auth, type Menu } from '@zhilv/contract/system';
import type { Registry } from '@zhilv/release/schema';
import { rowsWithoutPage } from '@zhilv/release/site-directory';
import { type ApiTarget, staysLocal } from '@zhilv/server';
import { BackEnd, BackEndError, envelopeOf, wordsOf } from './BackEnd.ts';
import { findReads, type Finding } from './findReads.ts';
import { findingsTable } from './findingsTable.ts';
import { menuStatements, missingMenus } from './missingMenus.ts';

interface Options {
  readonly target: ApiTarget;
  readonly username: string;
  readonly password: string;
  /** Its id. */
  readonly tenant: string;
  /** The token of a user who signed in elsewhere, in place of name and password. */
  readonly token: string | null;
  /** Prints only the statements that add the missing menu rows. */
  readonly menuSql: boolean;
  /** The releases that are live in this installation; null where nothing was published yet. */
  readonly registry: Registry | null;
}

/**
 * Looks at a back end through the contract's reads, changing nothing, and says what of it our screens can use.
 * @throws BackEndError when it cannot be reached or signed in to; all else is a finding.
 */
export async function backEndReport({ target, username, password, tenant, token, menuSql, registry }: Options): Promise<string> {
  const backEnd = new BackEnd(target.url, tenant, token);
  if (token === null) await backEnd.signIn({ username, password });
  const answer = await backEnd.read(auth.permissionInfo.path);
  const info = auth.permissionInfo.output.safeParse(envelopeOf(answer.body)?.data);
  if (!info.success) throw new BackEndError(`${backEnd.address} does not say who signed in: ${wordsOf(answer)}`);
  const missing = missingMenus(info.data);
  if (menuSql) {
    if (missing === null) throw new BackEndError('Only the super user sees which menu rows there are: sign in as one.');
    return menuStatements(missing);
  }

  const findings = await findReads(backEnd, await declaredOperations());
  const marked = findings.map((finding) => withPlace(finding, target));
  const { user, roles } = info.data;
  return [
    `${backEnd.address} as ${user.nickname} (${roles.join(', ')})`,
    '',
    findingsTable(marked),
    'Only reads were tried: no write, and no export.',
    menuLine(missing),
    ...pageLines(info.data.menus, registry),
  ].join('\n');
}

/** Leaves out the calls that the built-in server answers, which the back end need not have. */
const withPlace = (finding: Finding, target: ApiTarget): Finding =>
  (finding.verdict === 'lacks' || finding.verdict === 'switched off') && staysLocal(target, finding.path)
    ? { ...finding, detail: `${finding.detail}; stays with the built-in server` }
    : finding;

function menuLine(missing: ReturnType<typeof missingMenus>): string {
  if (missing === null) return 'Menu rows were not compared, for that takes the super user.';
  if (missing.length === 0) return 'No menu row is missing.';
  const names = missing.map(({ name }) => name).join('、');
  return `${missing.length} menu rows are missing: ${names}. --menu-sql prints the statements that add them.`;
}

/** Names the pages that the back end has in its menu and this installation cannot show. */
function pageLines(menus: readonly Menu[], registry: Registry | null): readonly string[] {
  if (registry === null) return ['Pages were not compared, for nothing is published here yet: npm start, or SITE_DIR.'];
  const rows = rowsWithoutPage(menus, registry);
  if (rows.length === 0) return ['Every page of its menu is in a live release.'];
  return [
    `Pages of its menu that are in no live release, and show ${NO_SUCH_PAGE} (${rows.length}):`,
    ...rows.map(({ title, key }) => `  ${title} (${key})`),
  ];
}
