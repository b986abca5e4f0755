import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { ById, pageQuery, queryInt } from '../query.ts';
import { Id, Instant, pageOf } from '../values.ts';

/*
 * What visitors read (contract cjy.md §3). These calls are public whatever they answer: no token, no tenant, and
 * a failure never starts the refresh flow.
 */

/** What visitors and editors see of a content row in a list. */
export const contentFields = {
  id: Id,
  title: z.string(),
  /** Address of a picture. */
  logo: z.nullish(z.string()),
  /** 1 is recommended. */
  recommend: z.nullish(z.int()),
  /** `ContentType` */
  type: z.int(),
  /** `NewsType` or `SolutionType`; the other types have none. */
  infoType: z.nullish(z.int()),
  summary: z.nullish(z.string()),
  publishTime: z.nullish(Instant),
  viewCount: z.nullish(z.int()),
};

/** A content row in a list. */
export const SiteContent = z.object(contentFields);
export type SiteContent = z.infer<typeof SiteContent>;

/** The row before or after another one; null at the end of the list. */
const Neighbour = z.nullish(z.object({ id: Id, title: z.string() }));

/** What a content row has besides, where it is read. */
export const detailFields = {
  /** HTML from an editor: sanitise it before it reaches the page. */
  content: z.nullish(z.string()),
  banner: z.nullish(z.string()),
  source: z.nullish(z.string()),
};

/** A content row's neighbours of the same type and `infoType`, in list order. */
export const neighbourFields = { prev: Neighbour, next: Neighbour };

/** A content row with its text and its neighbours. */
export const SiteContentDetail = z.object({ ...contentFields, ...detailFields, ...neighbourFields });
export type SiteContentDetail = z.infer<typeof SiteContentDetail>;

/** What the company may leave out, for visitors and editors. */
export const companyFields = {
  address: z.nullish(z.string()),
  url: z.nullish(z.string()),
  qrCode: z.nullish(z.string()),
  logo: z.nullish(z.string()),
  email: z.nullish(z.string()),
  icpNo: z.nullish(z.string()),
  /** HTML for the about-us page. */
  intro: z.nullish(z.string()),
};

/** Who runs the site and how to reach them. */
export const SiteCompany = z.object({ name: z.nullish(z.string()), phone: z.nullish(z.string()), ...companyFields });
export type SiteCompany = z.infer<typeof SiteCompany>;

/** Published content: carousel, news, solutions, about us, cases. */
export const siteContent = {
  page: endpoint({
    method: 'GET',
    path: '/cjy/site/content/page',
    access: 'public',
    tenant: false,
    // Without a type the whole site would be one list; a search by words needs just that.
    input: pageQuery({
      type: z.optional(queryInt),
      infoType: z.optional(queryInt),
      recommend: z.optional(queryInt),
      title: z.optional(z.string()),
      keyword: z.optional(z.string()),
    }).check(
      z.refine(({ type, keyword }) => type !== undefined || Boolean(keyword?.trim()), {
        error: '栏目类型不能为空',
        path: ['type'],
      }),
    ),
    output: pageOf(SiteContent),
  }),
  /** Null for a row that is not published or does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/cjy/site/content/get',
    access: 'public',
    tenant: false,
    input: ById,
    output: z.nullable(SiteContentDetail),
  }),
};

/** The company as visitors see it; null until someone filled it in. */
export const siteCompany = {
  get: endpoint({
    method: 'GET',
    path: '/cjy/site/company-info',
    access: 'public',
    tenant: false,
    input: z.object({}),
    output: z.nullable(SiteCompany),
  }),
};
