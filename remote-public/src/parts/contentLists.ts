import type { InputOf, Page } from '@zhilv/contract';
import { ContentType, type SiteContent, type SiteCompany, type siteContent } from '@zhilv/contract/cjy';
import { siteCalls } from './siteCalls.ts';

/** The most entries a column of the header, a group of the footer and a tab of the home show (spec §9). */
const COLUMN_LIMIT = 6;
/** Recommended cases that header and home show (spec §9). */
const RECOMMENDED_LIMIT = 4;

/** Opening slides: as many as there are hours of the day. */
const SLIDE_LIMIT = 3;
/** Sections of the about-us page: each is asked for by itself. */
const ABOUT_LIMIT = 8;

/** Where and until when to ask. */
export interface Asking {
  readonly apiBase: string;
  readonly signal: AbortSignal;
}

export type ContentQuery = InputOf<typeof siteContent.page>;

/** A list as far as it could be had: null when the call failed, which is a gap in the page and never a message. */
export type Answered<Item> = readonly Item[] | null;

/** Solutions of one kind (`SolutionType`), as many as a column shows. */
export const solutions = (infoType: number, asking: Asking): Promise<Answered<SiteContent>> =>
  list({ type: ContentType.solution, infoType, pageSize: COLUMN_LIMIT }, asking);

/** The cases that header, home and footer choose from. */
export const cases = (asking: Asking): Promise<Answered<SiteContent>> =>
  list({ type: ContentType.caseStudy, pageNo: 1, pageSize: 10 }, asking);

/** The latest news, newest first as the server orders them. */
export const latestNews = (count: number, asking: Asking): Promise<Answered<SiteContent>> =>
  list({ type: ContentType.news, pageSize: count }, asking);

/** The words the home opens with, one slide after another. */
export const openingSlides = (asking: Asking): Promise<Answered<SiteContent>> =>
  list({ type: ContentType.carousel, pageSize: SLIDE_LIMIT }, asking);

/** The sections of the about-us page, in their order. */
export const aboutSections = (asking: Asking): Promise<Answered<SiteContent>> =>
  list({ type: ContentType.about, pageSize: ABOUT_LIMIT }, asking);

/** Who runs the site; null when nobody filled it in or the call failed. */
export const company = (asking: Asking): Promise<SiteCompany | null> => askedOnce(asking).catch(unlessAborted(asking));

let underWay: Promise<SiteCompany | null> | null = null;

/** Frame and page want it at the same time, and it is asked once for both. (On the server it would be for several visitors.) */
function askedOnce(asking: Asking): Promise<SiteCompany | null> {
  if (typeof document === 'undefined') return ask(asking);
  // Neither may call it off for the other.
  underWay ??= ask({ ...asking, signal: new AbortController().signal }).finally(() => (underWay = null));
  return underWay;
}

const ask = async (asking: Asking): Promise<SiteCompany | null> => (await siteCalls()).askCompany(asking);

/** The recommended among the cases: the client filters, as the specification has it. */
export const recommended = (items: readonly SiteContent[]): readonly SiteContent[] =>
  items.filter(({ recommend }) => recommend === 1).slice(0, RECOMMENDED_LIMIT);

/** As many as a column of header or footer shows. */
export const columnOf = (items: Answered<SiteContent>): readonly SiteContent[] => (items ?? []).slice(0, COLUMN_LIMIT);

/** One page of a list, with the number of entries on all of them; null when the call failed. */
export const contentPage = (input: ContentQuery, asking: Asking): Promise<Page<SiteContent> | null> =>
  siteCalls()
    .then(({ askContentPage }) => askContentPage(input, asking))
    .catch(unlessAborted(asking));

const list = async (input: ContentQuery, asking: Asking): Promise<Answered<SiteContent>> =>
  (await contentPage(input, asking))?.list ?? null;

/** A failed call is a gap, but a navigation that was called off must end as one. */
const unlessAborted =
  ({ signal }: Asking) =>
  (failure: unknown): null => {
    if (signal.aborted) throw failure;
    return null;
  };
