import * as z from 'zod/mini';
import * as field from '../../resource/fields.ts';
import { type RecordOf, resource } from '../../resource/resource.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';

/** A store as those see it who choose one. */
export const PickUpStoreName = z.object({
  id: Id,
  name: z.string(),
  phone: z.nullish(z.string()),
  areaId: z.nullish(z.int()),
  /** Such as 北京 北京市 东城区. */
  areaName: z.nullish(z.string()),
  detailAddress: z.nullish(z.string()),
});
export type PickUpStoreName = z.infer<typeof PickUpStoreName>;

/** A time of a day, `HH:mm`. */
const timeOfDay = (label: string, worded: string) => {
  const text = field.requiredText(label, 5, { kind: 'code', worded });
  return { ...text, draft: text.draft.check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, { error: `${worded}格式应为 HH:mm` })) };
};

/** Degrees of a place on the globe, with decimals. */
const degrees = (label: string, most: number) => ({
  ...field.number(label),
  stored: z.number(),
  draft: z
    .number({ error: `${label}不能为空` })
    .check(
      z.minimum(-most, { error: `${label}应为 -${most} 到 ${most}` }),
      z.maximum(most, { error: `${label}应为 -${most} 到 ${most}` }),
    ),
});

const declared = resource({
  name: '自提门店',
  path: '/trade/delivery/pick-up-store',
  permission: 'trade:delivery:pick-up-store',
  fields: {
    name: field.requiredText('门店名称', 64),
    logo: field.requiredPicture('门店图标'),
    introduction: field.longText('门店简介', 255),
    phone: field.requiredText('门店手机', 16, { kind: 'code' }),
    areaId: field.number('门店所在地区', { worded: '区域编号' }),
    detailAddress: field.requiredText('门店详细地址', 255),
    openingTime: timeOfDay('营业开始时间', '营业开始时间'),
    closingTime: timeOfDay('营业结束时间', '营业结束时间'),
    latitude: degrees('纬度', 90),
    longitude: degrees('经度', 180),
    status: field.status('门店状态'),
  },
  filters: ['name', 'phone', 'status', 'createTime'],
  id: '编号',
  codes: { missing: 1_011_006_000 },
});

/** Stores in which buyers fetch goods (docs/protocol/trade.md §2). */
export const pickUpStore = {
  ...declared,
  /** Those that are on. */
  listAllSimple: endpoint({
    method: 'GET',
    path: '/trade/delivery/pick-up-store/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(PickUpStoreName),
    badRowsLeftOut: true,
  }),
};
export type PickUpStore = RecordOf<typeof pickUpStore>;
