import { COMPANY_ID, companyInfo } from '@zhilv/contract/content';
import { BusinessError } from '../call/BusinessError.ts';
import { type Implementation, implement } from '../call/implement.ts';
import { recordsOf } from '../records/recordsOf.ts';
import { findRow } from '../records/rows.ts';
import { companyInfoRows } from './companyInfo.table.ts';
import { sanitisedIntro } from './companyIntro.ts';

const records = recordsOf(companyInfoRows, { missing: () => new BusinessError(1099001000, '公司信息不存在') });

/** The company behind the site (docs/protocol/content.md §1). */
export const handlers: readonly Implementation[] = [
  implement(companyInfo.get, async (call) => {
    const row = await findRow(call, companyInfoRows, call.input.id);
    return row && withCleanIntro(row);
  }),
  implement(companyInfo.create, async (call) => {
    const created = await records.add(call, { ...(await withCleanIntro(call.input)), id: COMPANY_ID });
    if (created === null) throw new BusinessError(1099001001, '公司信息已存在');
    return created;
  }),
  implement(companyInfo.update, async (call) => records.update(call, await withCleanIntro(call.input))),
];

const withCleanIntro = async <Company extends { readonly intro?: string | null | undefined }>(
  company: Company,
): Promise<Company> => ({
  ...company,
  ...(company.intro && { intro: await sanitisedIntro(company.intro) }),
});
