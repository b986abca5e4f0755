import { COMPANY_ID, companyInfo } from '@zhilv/contract/cjy';
import { BusinessError, type Implementation, implement } from '../app/implement.ts';
import { recordsOf } from '../app/records.ts';
import { findRow } from '../app/rows.ts';
import { companyInfo as companies } from '../db/schema/cjy.ts';
import { sanitiseRichText } from './sanitiseRichText.ts';

const records = recordsOf(companies, { missing: () => new BusinessError(1099001000, '公司信息不存在') });

/** The company behind the site (contract cjy.md §1). */
export const companyInfoImplementations: readonly Implementation[] = [
  implement(companyInfo.get, async (call) => {
    const row = await findRow(call, companies, call.input.id);
    return row && withCleanIntro(row);
  }),
  implement(companyInfo.create, async (call) => {
    const created = await records.add(call, { ...withCleanIntro(call.input), id: COMPANY_ID });
    if (created === null) throw new BusinessError(1099001001, '公司信息已存在');
    return created;
  }),
  implement(companyInfo.update, (call) => records.update(call, withCleanIntro(call.input))),
];

const withCleanIntro = <Company extends { readonly intro?: string | null | undefined }>(company: Company): Company => ({
  ...company,
  ...(company.intro && { intro: sanitiseRichText(company.intro) }),
});
