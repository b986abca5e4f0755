import { ContentType, type PublishedContent } from '@zhilv/contract/content';
import type { Asking } from '../parts/call/asking.ts';
import { type Answered, aboutSections, company } from '../parts/content/contentLists.ts';
import { prepareRichText } from '../parts/richText/prepareRichText.ts';
import { isPrivacyPolicy } from '../parts/address/isPrivacyPolicy.ts';
import { readPublicConfig } from '../parts/call/publicConfig.ts';
import { contentCalls } from '../parts/call/contentCalls.ts';

/** A part of the page below its opening. */
interface AboutSection {
  /** An address names the section by this. */
  readonly anchor: string;
  readonly title: string;
  readonly summary: string;
  /** Address of the picture that opens it. */
  readonly picture: string | null;
  readonly html: string;
}

/** The content of the page about the company, without the privacy policy; its sections are null when they could not be loaded. */
export interface About {
  readonly introduction: string;
  readonly sections: Answered<AboutSection>;
}

/** Loads the company's own words and the sections below them. */
export async function loadAbout(signal: AbortSignal): Promise<About> {
  const { apiBase, fileHosts } = await readPublicConfig(signal);
  const asking = { apiBase, signal };
  const [who, sections] = await Promise.all([company(asking), aboutSections(asking)]);
  const [introduction, withText] = await Promise.all([
    prepareRichText(who?.intro, 3, fileHosts),
    sections &&
      Promise.all(
        sections.filter((section) => !isPrivacyPolicy(section)).map((section) => withItsText(section, asking, fileHosts)),
      ),
  ]);
  return { introduction, sections: withText?.filter((section) => section !== null) ?? null };
}

/** Loads a section with its text, which lists lack; null for a section that cannot be loaded any more. */
async function withItsText(
  { id, title, summary }: PublishedContent,
  asking: Asking,
  fileHosts: readonly string[],
): Promise<AboutSection | null> {
  const { askContent } = await contentCalls();
  const item = await askContent(id, asking).catch((failure: unknown) => {
    if (asking.signal.aborted) throw failure;
    return null;
  });
  if (item?.type !== ContentType.about) return null;
  const picture = item.banner || item.logo || null;
  return {
    anchor: `section-${item.id}`,
    title,
    summary: summary ?? '',
    picture,
    html: await prepareRichText(item.content, 3, fileHosts),
  };
}
