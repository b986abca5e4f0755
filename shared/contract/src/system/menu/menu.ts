import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { ById, queryId, queryInt } from '../../wire/query.ts';
import {
  CommonStatus,
  Done,
  Id,
  Instant,
  lenientBoolean,
  optionalText,
  requiredId,
  requiredInt,
  requiredText,
  Revision,
} from '../../wire/values.ts';
import { Menu } from './grantedMenu.ts';

/** `system_menu_type` */
export const MENU_TYPE = { directory: 1, page: 2, button: 3 } as const;

/** A row of the menu as those see it who administer the menu (docs/protocol/system.md §6.4). */
export const MenuRow = z.object({
  id: Id,
  name: z.string(),
  permission: z.nullish(z.string()),
  type: z.int(),
  sort: z.int(),
  /** 0 at the root. */
  parentId: Id,
  path: z.nullish(z.string()),
  /** A row without one has `#`, empty text or null. */
  icon: z.nullish(z.string()),
  /** The page key; null or empty on directories and buttons. */
  component: z.nullish(z.string()),
  componentName: z.nullish(z.string()),
  /** `common_status` */
  status: z.int(),
  /** The three are true where a back end leaves them out, as they are when they are left out of a draft. */
  visible: z._default(lenientBoolean(true), true),
  keepAlive: z._default(lenientBoolean(true), true),
  alwaysShow: z._default(lenientBoolean(true), true),
  createTime: z.nullish(Instant),
  revision: z.optional(Revision),
});
export type MenuRow = z.infer<typeof MenuRow>;

/** A row as a selector shows it. */
export const MenuName = z.object({ id: Id, name: z.string(), parentId: Id, type: z.int() });
export type MenuName = z.infer<typeof MenuName>;

const flag = z.nullish(z.boolean());

const draft = z.object({
  name: requiredText('菜单名称', 50),
  permission: optionalText('权限标识', 100),
  type: requiredInt('菜单类型').check(
    z.refine((type) => Object.values<number>(MENU_TYPE).includes(type), { error: '菜单类型不正确' }),
  ),
  sort: requiredInt('显示顺序'),
  parentId: requiredId('父菜单 ID '),
  path: optionalText('路由地址', 200),
  icon: optionalText('菜单图标', 100),
  component: optionalText('组件路径', 200),
  componentName: optionalText('组件名', 100),
  status: CommonStatus,
  visible: flag,
  keepAlive: flag,
  alwaysShow: flag,
});
export type MenuDraft = z.output<typeof draft>;

const may = (action: string) => ({ permission: `system:menu:${action}` });

/** The rows of the menu, which are the same for all tenants. On our server only the default tenant changes them. */
export const menu = {
  /** All of them, by sort. */
  list: endpoint({
    method: 'GET',
    path: '/system/menu/list',
    access: may('query'),
    input: z.object({ name: z.optional(z.string()), status: z.optional(queryInt) }),
    output: z.array(MenuRow),
    badRowsLeftOut: true,
  }),
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/system/menu/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(MenuName),
    badRowsLeftOut: true,
  }),
  /** Null for one that does not exist. */
  get: endpoint({ method: 'GET', path: '/system/menu/get', access: may('query'), input: ById, output: z.nullable(MenuRow) }),
  /** The menu of who has this role alone, as the console builds it. Only our server has the call. */
  preview: endpoint({
    method: 'GET',
    path: '/system/menu/preview',
    access: may('query'),
    input: z.object({ roleId: queryId }),
    output: z.array(Menu),
  }),
  /** Answers the id of the new row. */
  create: endpoint({ method: 'POST', path: '/system/menu/create', access: may('create'), input: draft, output: Id }),
  update: endpoint({
    method: 'PUT',
    path: '/system/menu/update',
    access: may('update'),
    input: z.extend(draft, { id: requiredId('菜单编号'), revision: z.optional(Revision) }),
    output: Done,
  }),
  /** Puts a row below another one, and its new siblings into an order. Only our server has the call. */
  move: endpoint({
    method: 'PUT',
    path: '/system/menu/move',
    access: may('update'),
    input: z.object({
      id: requiredId('菜单编号'),
      parentId: requiredId('父菜单 ID '),
      /** All below the new parent in their new order, with the one that moves. */
      ids: z.array(Id),
    }),
    output: Done,
  }),
  delete: endpoint({ method: 'DELETE', path: '/system/menu/delete', access: may('delete'), input: ById, output: Done }),
};

/** The codes by which back ends refuse changes of menu rows. */
export const MENU_REFUSALS = {
  nameTaken: 1_002_001_000,
  parentMissing: 1_002_001_001,
  belowItself: 1_002_001_002,
  missing: 1_002_001_003,
  hasChildren: 1_002_001_004,
  parentIsButton: 1_002_001_005,
  /** Only our server refuses changes by other tenants than the default one, because all tenants have these rows. */
  ofAllTenants: 1_002_001_090,
} as const;
