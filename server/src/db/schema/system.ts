import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, varchar } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn, notDeleted, primaryId, recordColumns, tenantIdColumn, tenantRecordColumns } from './columns.ts';

/** Tenants; id 1 is the one a single-tenant installation uses. */
export const tenants = pgTable(
  'system_tenant',
  {
    ...recordColumns(),
    id: bigint({ mode: 'number' })
      .primaryKey()
      .default(sql`nextval('record_id')`),
    name: varchar({ length: 30 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    expireTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_tenant_name').on(table.name).where(notDeleted)],
);

export const departments = pgTable(
  'system_dept',
  {
    ...tenantRecordColumns(),
    name: varchar({ length: 30 }).notNull(),
    /** 0 at the root. */
    parentId: idColumn().notNull().default(0),
    sort: integer().notNull().default(0),
    leaderUserId: idColumn(),
    phone: varchar({ length: 11 }),
    email: varchar({ length: 50 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
  },
  (table) => [index('system_dept_tenant').on(table.tenantId)],
);

export const users = pgTable(
  'system_user',
  {
    ...tenantRecordColumns(),
    username: varchar({ length: 30 }).notNull(),
    /** As `hashPassword` writes it. */
    password: text().notNull(),
    nickname: varchar({ length: 30 }).notNull(),
    remark: varchar({ length: 500 }),
    deptId: idColumn(),
    email: varchar({ length: 50 }),
    mobile: varchar({ length: 11 }),
    /** `system_user_sex` */
    sex: smallint(),
    avatar: varchar({ length: 512 }),
    /** `common_status` */
    status: smallint().notNull().default(0),
    loginIp: varchar({ length: 50 }),
    loginDate: instantColumn(),
  },
  (table) => [uniqueIndex('system_user_username').on(table.tenantId, table.username).where(notDeleted)],
);

export const roles = pgTable(
  'system_role',
  {
    ...tenantRecordColumns(),
    name: varchar({ length: 30 }).notNull(),
    code: varchar({ length: 100 }).notNull(),
    sort: integer().notNull().default(0),
    /** `common_status` */
    status: smallint().notNull().default(0),
    /** `system_role_type`: 1 built in, 2 custom */
    type: smallint().notNull().default(2),
    /** `system_data_scope`; 1 is all */
    dataScope: smallint().notNull().default(1),
    remark: varchar({ length: 500 }),
  },
  (table) => [uniqueIndex('system_role_code').on(table.tenantId, table.code).where(notDeleted)],
);

/** Menu rows are the same for every tenant. */
export const menus = pgTable('system_menu', {
  ...recordColumns(),
  name: varchar({ length: 50 }).notNull(),
  permission: varchar({ length: 100 }).notNull().default(''),
  /** 1 directory, 2 page, 3 button */
  type: smallint().notNull(),
  sort: integer().notNull().default(0),
  /** 0 at the root. */
  parentId: idColumn().notNull().default(0),
  path: varchar({ length: 200 }).notNull().default(''),
  icon: varchar({ length: 100 }),
  /** Page key of a page row. */
  component: varchar({ length: 200 }),
  componentName: varchar({ length: 100 }),
  /** `common_status` */
  status: smallint().notNull().default(0),
  visible: boolean().notNull().default(true),
  keepAlive: boolean().notNull().default(true),
  alwaysShow: boolean().notNull().default(true),
});

export const userRoles = pgTable('system_user_role', { userId: idColumn().notNull(), roleId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.userId, table.roleId] }),
]);

export const roleMenus = pgTable('system_role_menu', { roleId: idColumn().notNull(), menuId: idColumn().notNull() }, (table) => [
  primaryKey({ columns: [table.roleId, table.menuId] }),
]);

export const dictTypes = pgTable(
  'system_dict_type',
  {
    ...recordColumns(),
    name: varchar({ length: 100 }).notNull(),
    type: varchar({ length: 100 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    remark: varchar({ length: 500 }),
  },
  (table) => [
    uniqueIndex('system_dict_type_type').on(table.type).where(notDeleted),
    uniqueIndex('system_dict_type_name').on(table.name).where(notDeleted),
  ],
);

/** The entries of the dictionaries. */
export const dictEntries = pgTable(
  'system_dict_data',
  {
    ...recordColumns(),
    sort: integer().notNull().default(0),
    label: varchar({ length: 100 }).notNull(),
    value: varchar({ length: 100 }).notNull(),
    dictType: varchar({ length: 100 }).notNull(),
    /** `common_status` */
    status: smallint().notNull().default(0),
    colorType: varchar({ length: 100 }).notNull().default(''),
    cssClass: varchar({ length: 100 }).notNull().default(''),
    remark: varchar({ length: 500 }),
  },
  (table) => [uniqueIndex('system_dict_data_value').on(table.dictType, table.value).where(notDeleted)],
);

/** One row a sign-in: what lives until it is logged out or expires. Only the token's SHA-256 is stored. */
export const refreshTokens = pgTable(
  'system_refresh_token',
  {
    id: primaryId(),
    tokenHash: varchar({ length: 64 }).notNull(),
    userId: idColumn().notNull(),
    tenantId: tenantIdColumn(),
    createTime: instantColumn().notNull(),
    usedTime: instantColumn().notNull(),
    /** The end whatever happens; the idle limit may end it before. */
    expiresTime: instantColumn().notNull(),
  },
  (table) => [uniqueIndex('system_refresh_token_hash').on(table.tokenHash), index('system_refresh_token_user').on(table.userId)],
);

/**
 * Access tokens. An expired one stays until its sign-in ends or is refreshed: signing out with it must still find the
 * sign-in.
 */
export const accessTokens = pgTable(
  'system_access_token',
  {
    id: primaryId(),
    tokenHash: varchar({ length: 64 }).notNull(),
    refreshTokenId: idColumn()
      .notNull()
      .references(() => refreshTokens.id, { onDelete: 'cascade' }),
    /** Whether a refresh made it, rather than the sign-in itself. */
    refreshed: boolean().notNull(),
    createTime: instantColumn().notNull(),
    expiresTime: instantColumn().notNull(),
  },
  (table) => [
    uniqueIndex('system_access_token_hash').on(table.tokenHash),
    index('system_access_token_refresh').on(table.refreshTokenId),
  ],
);

/**
 * What is limited in number, lately: wrong passwords, counted by account and address and by address alone; reports of
 * browsers, by address and all together.
 */
export const signInAttempts = pgTable(
  'system_sign_in_attempt',
  {
    subject: text().primaryKey(),
    failures: integer().notNull(),
    /** When the count starts anew; once the limit is reached, when the lock ends. */
    expiresTime: instantColumn().notNull(),
  },
  (table) => [index('system_sign_in_attempt_expires').on(table.expiresTime)],
);

/** Every sign-in and every sign-out. */
export const loginLogs = pgTable(
  'system_login_log',
  {
    id: primaryId(),
    tenantId: tenantIdColumn(),
    /** `system_login_type` */
    logType: smallint().notNull(),
    traceId: varchar({ length: 64 }).notNull(),
    userId: idColumn(),
    username: varchar({ length: 50 }).notNull(),
    /** `system_login_result` */
    result: smallint().notNull(),
    userIp: varchar({ length: 50 }).notNull(),
    userAgent: varchar({ length: 512 }).notNull(),
    createTime: instantColumn().notNull(),
  },
  (table) => [index('system_login_log_time').on(table.tenantId, table.createTime)],
);
