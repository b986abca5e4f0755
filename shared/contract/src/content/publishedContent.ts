import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';
import { ById, pageQuery, queryInt } from '../wire/query.ts';
import { Id, Instant, pageOf } from '../wire/values.ts';

/*
 * The content that visitors read (docs/protocol/content.md §3). These calls are public: they carry no token and no tenant, and
 * a failure never starts the refresh flow.
 */

/** The part of a content row that visitors and editors see in a list. */
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
export const PublishedContent = z.object(contentFields);
export type PublishedContent = z.infer<typeof PublishedContent>;

/** The row before or after another one; null at the end of the list. */
const Neighbour = z.nullish(z.object({ id: Id, title: z.string() }));

/** The further part of a content row on the page where it is read. */
export const detailFields = {
  /** HTML from an editor: sanitise it before it reaches the page. */
  content: z.nullish(z.string()),
  banner: z.nullish(z.string()),
  source: z.nullish(z.string()),
};

/** A content row's neighbours of the same type and `infoType`, in list order. */
export const neighbourFields = { prev: Neighbour, next: Neighbour };

/** A content row with its text and its neighbours. */
export const PublishedContentDetail = z.object({ ...contentFields, ...detailFields, ...neighbourFields });
export type PublishedContentDetail = z.infer<typeof PublishedContentDetail>;

/** The facts that a company may leave out, for visitors and editors. */
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

/** The company that runs the site, and how to reach it. */
export const PublishedCompany = z.object({ name: z.nullish(z.string()), phone: z.nullish(z.string()), ...companyFields });
export type PublishedCompany = z.infer<typeof PublishedCompany>;

/** Published content: carousel, news, solutions, about us, cases. */
export const publishedContent = {
  page: endpoint({
    method: 'GET',
    path: '/cjy/site/content/page',
    access: 'public',
    tenant: false,
    // A list without a type would show the whole site, which only a search by words is for.
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
    output: pageOf(PublishedContent),
  }),
  /** Null for a row that is not published or does not exist. */
  get: endpoint({
    method: 'GET',
    path: '/cjy/site/content/get',
    access: 'public',
    tenant: false,
    input: ById,
    output: z.nullable(PublishedContentDetail),
  }),
};

/** The company as visitors see it; null until someone filled it in. */
export const publishedCompany = {
  get: endpoint({
    method: 'GET',
    path: '/cjy/site/company-info',
    access: 'public',
    tenant: false,
    input: z.object({}),
    output: z.nullable(PublishedCompany),
  }),
};
