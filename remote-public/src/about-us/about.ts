import { ContentType, type SiteContent } from '@zhilv/contract/cjy';
import { type Answered, aboutSections, company, type Asking } from '../parts/contentLists.ts';
import { richText } from '../parts/richText/richText.ts';
import { readSiteConfig } from '../parts/siteConfig.ts';
import { siteCalls } from '../parts/siteCalls.ts';

/** A part of the page below its opening. */
interface AboutSection {
  /** What an address names it by. */
  readonly anchor: string;
  readonly title: string;
  readonly summary: string;
  /** Address of the picture that opens it; the privacy policy has none. */
  readonly picture: string | null;
  readonly html: string;
}

/** What the page tells of the company; null for what could not be had. */
export interface About {
  readonly introduction: string;
  readonly sections: Answered<AboutSection>;
}

/** Loads the company's own words and the sections below them. */
export async function loadAbout(signal: AbortSignal): Promise<About> {
  const { apiBase } = await readSiteConfig(signal);
  const asking = { apiBase, signal };
  const [who, sections] = await Promise.all([company(asking), aboutSections(asking)]);
  const [introduction, withText] = await Promise.all([
    richText(who?.intro, 3),
    sections && Promise.all(sections.map((section) => withItsText(section, asking))),
  ]);
  return { introduction, sections: withText?.filter((section) => section !== null) ?? null };
}

/** Lists come without text. A section that cannot be had any more is left out. */
async function withItsText({ id, title, summary }: SiteContent, asking: Asking): Promise<AboutSection | null> {
  const { askContent } = await siteCalls();
  const item = await askContent(id, asking).catch((failure: unknown) => {
    if (asking.signal.aborted) throw failure;
    return null;
  });
  if (item?.type !== ContentType.about) return null;
  const anchor = anchorOf(item.id, title);
  const picture = anchor === PRIVACY ? null : item.banner || item.logo || null;
  return { anchor, title, summary: summary ?? '', picture, html: await richText(item.content, 3) };
}

/** The privacy policy has an address that others know it by (contract cjy.md §3). */
export const PRIVACY = 'privacy';

/**
 * Nothing in a row but its title says that it is the privacy policy, and whatever else the law has it called, it has one
 * of these words.
 */
export const anchorOf = (id: SiteContent['id'], title: string): string =>
  /隐私|个人信息/.test(title) ? PRIVACY : `section-${id}`;
