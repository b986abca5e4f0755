import { ContentType, NewsType, SolutionType } from '@zhilv/contract/cjy';
import { COMPANY_CODE, COMPANY_MARK, pictureAddress } from '../../cjy/pictures.ts';
import type { Database } from '../../db/database.ts';
import { sanitiseRichText } from '../../cjy/sanitiseRichText.ts';
import { columnInfo, companyInfo } from '../../db/schema/cjy.ts';
import { aboutRows } from './aboutRows.ts';
import { carouselRows } from './carouselRows.ts';
import { caseRows } from './caseRows.ts';
import { company } from './company.ts';
import { companyNewsRows } from './companyNewsRows.ts';
import { industryNewsRows } from './industryNewsRows.ts';
import { scenicAreaRows } from './scenicAreaRows.ts';
import type { SiteRow } from './siteRow.ts';
import { wholeRegionRows } from './wholeRegionRows.ts';

interface SiteGroup {
  readonly type: ContentType;
  readonly infoType: number | null;
  readonly rows: readonly SiteRow[];
}

const groups: readonly SiteGroup[] = [
  { type: ContentType.carousel, infoType: null, rows: carouselRows },
  { type: ContentType.solution, infoType: SolutionType.wholeRegion, rows: wholeRegionRows },
  { type: ContentType.solution, infoType: SolutionType.scenicArea, rows: scenicAreaRows },
  { type: ContentType.caseStudy, infoType: null, rows: caseRows },
  { type: ContentType.news, infoType: NewsType.company, rows: companyNewsRows },
  { type: ContentType.news, infoType: NewsType.industry, rows: industryNewsRows },
  { type: ContentType.about, infoType: null, rows: aboutRows },
];

/** What the public site shows: the company and its content. */
export async function seedSite(db: Database): Promise<void> {
  const pictures = { logo: pictureAddress(COMPANY_MARK), qrCode: pictureAddress(COMPANY_CODE) };
  await db.insert(companyInfo).values({ ...company, ...pictures, intro: sanitiseRichText(company.intro) });
  await db.insert(columnInfo).values(groups.flatMap(columnRows));
}

const columnRows = ({ type, infoType, rows }: SiteGroup): (typeof columnInfo.$inferInsert)[] =>
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
