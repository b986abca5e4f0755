import type { Product } from '@zhilv/e2e/product';
import { embeddedDatabase, type Query } from './benchDatabase.ts';

/** The rows that an installation has beside those of the seed. */
export interface LargeInstallation {
  /** Directories with about a hundred pages each, for everybody. */
  readonly menuRows: number;
  /** The page key that all of these rows name, so that the sidebar shows them; without it no release has their pages. */
  readonly pageKey?: string;
  /** Entries of dictionaries of a thousand entries each. */
  readonly dictionaryEntries: number;
  /** Departments, about twenty below each other one. */
  readonly depts?: number;
  /** Accounts, spread over these departments. */
  readonly users?: number;
}

const PER_DIRECTORY = 100;
const PER_DICTIONARY = 1000;
const PER_DEPT = 20;
/** Ids above all that a seed or a few sessions take. */
const FIRST_ID = 1_000_000;

/** Starts a product with that many rows. */
export async function startLargeInstallation(rows: LargeInstallation): Promise<Product> {
  const database = embeddedDatabase();
  try {
    await (await database.start()).stop();
    await database.fill((query) => fill(query, rows));
    const product = await database.start();
    return { ...product, stop: () => product.stop().finally(database.remove) };
  } catch (error) {
    await database.remove();
    throw error;
  }
}

async function fill(
  query: Query,
  { menuRows, pageKey, dictionaryEntries, depts = 0, users = 0 }: LargeInstallation,
): Promise<void> {
  await query(
    `insert into system_menu (id, name, type, sort, parent_id, path, icon, component)
     select $1 + n, '菜单' || n, case when n % $3 = 0 then 1 else 2 end, n,
            case when n % $3 = 0 then 0 else $1 + n - n % $3 end,
            case when n % $3 = 0 then '/large-' || n else 'page-' || n end,
            'folder', case when n % $3 = 0 then null else coalesce($4::text, 'large/page-' || n || '/index') end
     from generate_series(0, $2::int - 1) as n`,
    [FIRST_ID, menuRows, PER_DIRECTORY, pageKey ?? null],
  );
  await query(
    `insert into system_dict_type (id, name, type)
     select $1 + n, '字典' || n, 'large_' || n from generate_series(0, ceil($2::numeric / $3)::int - 1) as n`,
    [FIRST_ID, dictionaryEntries, PER_DICTIONARY],
  );
  await query(
    `insert into system_dict_data (id, label, value, dict_type, sort)
     select $1 + n, '条目' || n, n::text, 'large_' || n / $3, n from generate_series(0, $2::int - 1) as n`,
    [FIRST_ID, dictionaryEntries, PER_DICTIONARY],
  );
  await query(
    `insert into system_dept (id, tenant_id, name, parent_id, sort)
     select $1 + n, 1, '部门' || n, case when n < $3 then 0 else $1 + n / $3 - 1 end, n
     from generate_series(0, $2::int - 1) as n`,
    [FIRST_ID, depts, PER_DEPT],
  );
  await query(
    `insert into "system_user" (id, tenant_id, username, password, nickname, dept_id)
     select $1 + n, 1, 'large' || n, '', '用户' || n, $1 + n % greatest($3::int, 1)
     from generate_series(0, $2::int - 1) as n`,
    [FIRST_ID, users, depts],
  );
}
