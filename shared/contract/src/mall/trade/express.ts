import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint, exportEndpoint } from '../../wire/endpoint.ts';
import { exportQuery } from '../../wire/query.ts';
import { Id } from '../../wire/values.ts';

/** The name of a courier, for those who choose one. */
export const ExpressName = z.object({ id: Id, name: z.string() });
export type ExpressName = z.infer<typeof ExpressName>;

const declared = resource({
  name: '快递公司',
  path: '/trade/delivery/express',
  permission: 'trade:delivery:express',
  fields: {
    code: field.requiredText('公司编码', 64, { kind: 'code', worded: '快递公司编码' }),
    name: field.requiredText('公司名称', 64, { worded: '快递公司名称' }),
    logo: field.picture('公司图标'),
    sort: field.number('显示顺序', { worded: '排序', initial: 0 }),
    status: field.status('开启状态'),
  },
  filters: ['code', 'name', 'status', 'createTime'],
  id: '编号',
  codes: { missing: 1_011_004_000, taken: { code: 1_011_004_001 } },
});

/** Couriers (docs/protocol/trade.md §2), by sort. */
export const express = {
  ...declared,
  export: exportEndpoint({
    path: '/trade/delivery/express/export-excel',
    access: { permission: 'trade:delivery:express:export' },
    input: exportQuery({
      code: z.optional(declared.fields.code.filter),
      name: z.optional(declared.fields.name.filter),
      status: z.optional(declared.fields.status.filter),
      createTime: z.optional(declared.fields.createTime.filter),
    }),
  }),
  /** Those that are on, by sort. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/trade/delivery/express/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(ExpressName),
    badRowsLeftOut: true,
  }),
};
export type Express = RecordOf<typeof express>;
