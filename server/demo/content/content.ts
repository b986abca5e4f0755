import { ContentType, NewsType, SolutionType } from '@zhilv/contract/content';
import { COMPANY_CODE, COMPANY_MARK, pictureAddress } from '../pictures/pictures.ts';
import type { Database } from '../../src/db/database.ts';
import { sanitiseRichText } from '../../src/content/text/sanitiseRichText.ts';
import { columnInfoRows } from '../../src/content/columnInfo.table.ts';
import { companyInfoRows } from '../../src/content/companyInfo.table.ts';
import { aboutRows } from './aboutRows.ts';
import { carouselRows } from './carouselRows.ts';
import { caseRows } from './caseRows.ts';
import { company } from '../company/company.ts';
import { companyNewsRows } from './companyNewsRows.ts';
import { industryNewsRows } from './industryNewsRows.ts';
import { scenicAreaRows } from './scenicAreaRows.ts';
import type { ContentRow } from './contentRow.ts';
import { wholeRegionRows } from './wholeRegionRows.ts';

interface ContentGroup {
  readonly type: ContentType;
  readonly infoType: number | null;
  readonly rows: readonly ContentRow[];
}

const groups: readonly ContentGroup[] = [
  { type: ContentType.carousel, infoType: null, rows: carouselRows },
  { type: ContentType.solution, infoType: SolutionType.wholeRegion, rows: wholeRegionRows },
  { type: ContentType.solution, infoType: SolutionType.scenicArea, rows: scenicAreaRows },
  { type: ContentType.caseStudy, infoType: null, rows: caseRows },
  { type: ContentType.news, infoType: NewsType.company, rows: companyNewsRows },
  { type: ContentType.news, infoType: NewsType.industry, rows: industryNewsRows },
  { type: ContentType.about, infoType: null, rows: aboutRows },
];

/** Seeds the public site: the company and its content. */
export async function seedContent(db: Database): Promise<void> {
  const pictures = { logo: pictureAddress(COMPANY_MARK), qrCode: pictureAddress(COMPANY_CODE) };
  await db.insert(companyInfoRows).values({ ...company, ...pictures, intro: sanitiseRichText(company.intro) });
  await db.insert(columnInfoRows).values(groups.flatMap(columnRows));
}

const columnRows = ({ type, infoType, rows }: ContentGroup): (typeof columnInfoRows.$inferInsert)[] =>
  rows.map(({ picture, recommended, published, ...row }, index) => ({
    ...row,
    content: sanitiseRichText(row.content),
    type,
    infoType,
    logo: pictureAddress(picture),
    banner: pictureAddress(picture),
    recommend: recommended === true ? 1 : 0,
    publishTime: Date.parse(`${published}T09:00:00+08:00`),
    // News go by their day, the others in the order they are written down.
    sort: type === ContentType.news ? 0 : index + 1,
  }));
