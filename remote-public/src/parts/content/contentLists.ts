import type { Page } from '@zhilv/contract';
import { ContentType, type PublishedContent, type PublishedCompany } from '@zhilv/contract/content';
import type { Asking, ContentQuery } from '../call/asking.ts';
import { contentCalls } from '../call/contentCalls.ts';
import type { TitleBreaks } from '../text/wordBreaks.ts';

/** A column of the header, a group of the footer and a tab of the home show at most so many entries. */
const COLUMN_LIMIT = 6;
/** Header and home show at most so many recommended cases. */
const RECOMMENDED_LIMIT = 4;

/** The home opens with at most so many slides, for each is a button. */
const SLIDE_LIMIT = 3;
/** The about-us page has at most so many sections, for each is asked for by itself. */
const ABOUT_LIMIT = 8;

/** A list, or null when the call failed; a failure leaves a gap in the page and shows no message. */
export type Answered<Item> = readonly Item[] | null;

/** Solutions of one kind (`SolutionType`), as many as a column shows. */
export const solutions = (infoType: number, asking: Asking): Promise<Answered<PublishedContent>> =>
  list({ type: ContentType.solution, infoType, pageSize: COLUMN_LIMIT }, asking);

/** The cases that header, home and footer choose from. */
export const cases = (asking: Asking): Promise<Answered<PublishedContent>> =>
  list({ type: ContentType.caseStudy, pageNo: 1, pageSize: 10 }, asking);

/** The latest news, newest first as the server orders them. */
export const latestNews = (count: number, asking: Asking): Promise<Answered<PublishedContent>> =>
  list({ type: ContentType.news, pageSize: count }, asking);

/** The words the home opens with, one slide after another. */
export const openingSlides = (asking: Asking): Promise<Answered<PublishedContent>> =>
  list({ type: ContentType.carousel, pageSize: SLIDE_LIMIT }, asking);

/** The sections of the about-us page, in their order. */
export const aboutSections = (asking: Asking): Promise<Answered<PublishedContent>> =>
  list({ type: ContentType.about, pageSize: ABOUT_LIMIT }, asking);

/** The company that runs the site; null when nobody filled it in or the call failed. */
export const company = (asking: Asking): Promise<PublishedCompany | null> => askedOnce(asking).catch(unlessAborted(asking));

let underWay: Promise<PublishedCompany | null> | null = null;

/** Asks once when frame and page want it at the same time. The server asks for each, for its calls belong to several visitors. */
function askedOnce(asking: Asking): Promise<PublishedCompany | null> {
  if (typeof document === 'undefined') return ask(asking);
  // The call has a signal of its own, so that neither frame nor page can call it off for the other.
  underWay ??= ask({ ...asking, signal: new AbortController().signal }).finally(() => (underWay = null));
  return underWay;
}

const ask = async (asking: Asking): Promise<PublishedCompany | null> => (await contentCalls()).askCompany(asking);

/** Picks the recommended cases; no call gives them alone, so the client filters. */
export const recommended = <Item extends PublishedContent>(items: readonly Item[]): readonly Item[] =>
  items.filter(({ recommend }) => recommend === 1).slice(0, RECOMMENDED_LIMIT);

/** Takes as many as a column of header or footer shows. */
export const columnOf = <Item extends PublishedContent>(items: Answered<Item>): readonly Item[] =>
  (items ?? []).slice(0, COLUMN_LIMIT);

/** One page of a list, with the number of entries on all of them; null when the call failed. */
export const contentPage = (input: ContentQuery, asking: Asking): Promise<Page<PublishedContent & TitleBreaks> | null> =>
  contentCalls()
    .then(({ askContentPage }) => askContentPage(input, asking))
    .catch(unlessAborted(asking));

const list = async (input: ContentQuery, asking: Asking): Promise<Answered<PublishedContent>> =>
  (await contentPage(input, asking))?.list ?? null;

/** A failed call is a gap, but a navigation that was called off must end as one. */
const unlessAborted =
  ({ signal }: Asking) =>
  (failure: unknown): null => {
    if (signal.aborted) throw failure;
    return null;
  };
