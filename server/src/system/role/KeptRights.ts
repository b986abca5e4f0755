import { createHash } from 'node:crypto';
import type { Id } from '@zhilv/contract';
import type { Menu } from '@zhilv/contract/system';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import { ALL_OF_TENANT, type DataScope, SUPER_ADMIN } from '../../call/SignedInUser.ts';
import type { Database } from '../../db/database.ts';
import { enabledMenu, enabledMenus, type MenuRow } from '../menu/enabledMenus.ts';
import { menus } from '../menu/menu.table.ts';
import { menuTree } from '../menu/menuTree.ts';
import { dataScopeOf } from './dataScopeOf.ts';
import { roleMenus, roles, userRoles } from './role.table.ts';

/** What the roles of a user give. */
export interface Rights {
  /** Codes of the enabled roles. */
  readonly roles: readonly string[];
  readonly isSuper: boolean;
  /** Permissions of the enabled menu rows, buttons included, that the roles grant; of all rows to a super user. */
  readonly permissions: readonly string[];
  /** Those rows as a tree, without buttons. */
  readonly menus: readonly Menu[];
  /** All of the tenant to a super user. */
  readonly dataScope: DataScope;
  /** A digest of all that: another one says that the user has other rights, and the same one that the user has the same. */
  readonly digest: string;
}

/** The rights of many users are those of a few sets of roles; a menu may have ten thousand rows. */
const KEPT_USERS = 10_000;
const KEPT_SETS = 50;

/**
 * Keeps what roles give, as long as the database says that nothing of it has changed: triggers give `system_role_revision`
 * another value with each change of roles, menu rows and grants, in the same transaction, whoever makes it
 * (docs/decisions/0026). So nothing is kept for a time, and no server need hear of what another one did.
 */
export class KeptRights {
  readonly #db: Database;
  #revision: string | null = null;
  readonly #ofUser = new LRUCache<string, Promise<readonly GrantedRole[]>>({ max: KEPT_USERS });
  readonly #ofSet = new LRUCache<string, Promise<Rights>>({ max: KEPT_SETS });

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Gives the rights of a user at a revision, or of a moment after that.
   * @param revision null where nobody knows it, so that nothing is kept
   */
  async of(userId: Id, revision: string | null): Promise<Rights> {
    if (revision === null || revision !== this.#revision) {
      this.#ofUser.clear();
      this.#ofSet.clear();
      this.#revision = revision;
    }
    const granted = await kept(this.#ofUser, String(userId), async () => enabledRoles(this.#db, userId));
    // Whoever began at an earlier revision may know earlier codes.
    const set = JSON.stringify(granted);
    return kept(this.#ofSet, set, () => rightsOf(this.#db, granted));
  }
}

/** Gives the rights of a user as they stand, for who changes them at this moment. */
export const readRights = async (db: Database, userId: Id): Promise<Rights> => rightsOf(db, await enabledRoles(db, userId));

/** Gives the menu of who has one role alone, whether it is on or off. */
export const menusOfRole = async (db: Database, { id, code }: Pick<typeof roles.$inferSelect, 'id' | 'code'>) =>
  menuTree(code === SUPER_ADMIN ? await enabledMenus(db) : await grantedMenus(db, [id]));

/** Gives what is kept or under way, else begins with it. What failed is not kept. */
function kept<What>(cache: LRUCache<string, Promise<What>>, key: string, read: () => Promise<What>): Promise<What> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const reading = read();
  cache.set(key, reading);
  reading.catch(() => {
    if (cache.peek(key) === reading) cache.delete(key);
  });
  return reading;
}

type GrantedRole = Awaited<ReturnType<typeof enabledRoles>>[number];

async function rightsOf(db: Database, granted: readonly GrantedRole[]): Promise<Rights> {
  const codes = granted.map(({ code }) => code);
  const isSuper = codes.includes(SUPER_ADMIN);
  const rows = isSuper
    ? await enabledMenus(db)
    : await grantedMenus(
        db,
        granted.map(({ id }) => id),
      );
  const permissions = new Set(rows.map(({ permission }) => permission).filter((permission) => permission !== ''));
  const rights = {
    roles: codes,
    isSuper,
    permissions: [...permissions],
    menus: menuTree(rows),
    dataScope: isSuper ? ALL_OF_TENANT : dataScopeOf(granted),
  };
  return { ...rights, digest: createHash('sha256').update(JSON.stringify(rights)).digest('base64url') };
}

async function grantedMenus(db: Database, roleIds: readonly Id[]): Promise<readonly MenuRow[]> {
  if (roleIds.length === 0) return [];
  const ids = db
    .select({ id: roleMenus.menuId })
    .from(roleMenus)
    .where(inArray(roleMenus.roleId, [...roleIds]));
  return db
    .select()
    .from(menus)
    .where(and(enabledMenu, inArray(menus.id, ids)))
    .orderBy(asc(menus.sort), asc(menus.id));
}

const enabledRoles = (db: Database, userId: Id) =>
  db
    .select({ id: roles.id, code: roles.code, dataScope: roles.dataScope, dataScopeDeptIds: roles.dataScopeDeptIds })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(eq(userRoles.userId, userId), eq(roles.status, 0), eq(roles.deleted, false)))
    .orderBy(asc(roles.sort), asc(roles.id));
