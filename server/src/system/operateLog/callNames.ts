import { dictionaryFallback } from '@zhilv/contract/dictionary';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accessOfCalls, permissionOf } from '../menu/accessOfCalls.ts';
import { menus } from '../menu/menu.table.ts';

/** The names of a call for people: of the page it belongs to, and of what it does there. */
interface CallName {
  readonly module: string;
  readonly name: string;
}

/** Gives the names of a call of the log. */
export interface CallNames {
  readonly of: (called: Called) => CallName;
  /** The paths of the calls whose page has the text in its name. */
  readonly pathsOf: (module: string) => readonly string[];
}

interface Called {
  readonly requestMethod: string;
  readonly requestUrl: string;
  /** `system_operate_type` */
  readonly type: number;
}

/** The pages of calls that need no permission, by the beginning of their paths. The longest one decides. */
const OWN: Readonly<Record<string, string>> = {
  '/system/user/profile/session': '登录设备',
  '/system/user/profile/application': '已授权应用',
  '/system/user/profile': '个人资料',
  '/system/notify-message': '站内信',
  '/system/list-view': '列表视图',
  '/system/social-user': '社交账号',
  '/system/oauth2': 'OAuth 2.0 授权',
};

/**
 * Gives the names of calls, as the menu rows that grant their permissions have them at this moment. A call that has no such row goes
 * by its address.
 */
export async function callNames(db: Database): Promise<CallNames> {
  const permissions = await permissionsByCall();
  const rows = await db
    .select({ id: menus.id, parentId: menus.parentId, type: menus.type, name: menus.name, permission: menus.permission })
    .from(menus)
    .where(eq(menus.deleted, false))
    .orderBy(menus.id);
  const byId = new Map(rows.map((row) => [String(row.id), row]));
  const byPermission = new Map(rows.toReversed().map((row) => [row.permission, row]));

  const of: CallNames['of'] = ({ requestMethod, requestUrl, type }) => {
    const row = byPermission.get(permissions.get(callOf(requestMethod, requestUrl)) ?? requestUrl);
    const kind = dictionaryFallback('system_operate_type', String(type))?.label ?? '';
    if (row === undefined) return { module: ownModule(requestUrl), name: kind };
    const page = row.type === BUTTON ? byId.get(String(row.parentId)) : row;
    // The right to delete is also that to take it back.
    return { module: page?.name ?? row.name, name: requestUrl.endsWith('/restore') ? '恢复' : row.name };
  };

  return {
    of,
    pathsOf: (module) =>
      [...permissions.keys()].flatMap((call) => {
        const [requestMethod = '', requestUrl = ''] = call.split(' ');
        return of({ requestMethod, requestUrl, type: 0 }).module.includes(module) ? [requestUrl] : [];
      }),
  };
}

/** The `type` of a menu row that is a permission alone. */
const BUTTON = 3;

const callOf = (method: string, path: string): string => `${method} ${path}`;

const ownModule = (path: string): string => {
  const [start = path] = Object.keys(OWN)
    .filter((beginning) => path.startsWith(`${beginning}/`))
    .toSorted((one, other) => other.length - one.length);
  return OWN[start] ?? path.split('/').slice(0, -1).join('/');
};

/** The permission of each call that this server answers; its own path for a call that asks for none. */
const permissionsByCall = async (): Promise<ReadonlyMap<string, string>> =>
  new Map((await accessOfCalls()).map(({ method, path, access }) => [callOf(method, path), permissionOf(access) ?? path]));
