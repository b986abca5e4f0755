import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById } from '../wire/query.ts';
import { Done, Id, Instant, maxMegabytes, optionalText, requiredId, requiredText } from '../wire/values.ts';
import { companyFields } from './publishedContent.ts';

/** The id of the one row that there is. */
export const COMPANY_ID = 1;

/** The company behind the site, as its editor reads it (docs/protocol/content.md §1). */
export const CompanyInfo = z.object({
  id: Id,
  name: z.string(),
  phone: z.string(),
  ...companyFields,
  createTime: Instant,
  updateTime: z.nullish(Instant),
});
export type CompanyInfo = z.infer<typeof CompanyInfo>;

const emailAddress = z.email();

/** An editor fills this in. Pictures are addresses of uploaded files. */
export const CompanyInfoDraft = z.object({
  name: requiredText('公司名称', 100),
  phone: requiredText('联系电话', 30),
  address: optionalText('公司地址', 200),
  url: optionalText('公司网址', 200),
  qrCode: optionalText('二维码', 500),
  logo: optionalText('公司标志', 500),
  email: z.optional(
    z.nullable(
      z.string().check(
        z.maxLength(50, { error: '邮箱长度不能超过 50 个字符' }),
        z.refine((text) => text === '' || emailAddress.safeParse(text).success, { error: '邮箱格式不正确' }),
      ),
    ),
  ),
  icpNo: optionalText('备案号', 50),
  intro: z.optional(z.nullable(z.string().check(maxMegabytes('公司介绍', 2)))),
});
export type CompanyInfoDraft = z.infer<typeof CompanyInfoDraft>;

/** The company behind the site. There is one row, and it is never deleted. */
export const companyInfo = {
  /** Null until somebody has filled it in: it is created then, and updated from then on. */
  get: endpoint({
    method: 'GET',
    path: '/cjy/company-info/get',
    access: { permission: 'cjy:company-info:query' },
    input: ById,
    output: z.nullable(CompanyInfo),
  }),
  create: endpoint({
    method: 'POST',
    path: '/cjy/company-info/create',
    access: { permission: 'cjy:company-info:create' },
    input: CompanyInfoDraft,
    output: Id,
    carries: 'richText',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/cjy/company-info/update',
    access: { permission: 'cjy:company-info:update' },
    input: z.extend(CompanyInfoDraft, { id: requiredId('公司信息编号') }),
    output: Done,
    carries: 'richText',
  }),
};
