import type { PublishedContent } from '@zhilv/contract/content';
import { data } from 'react-router';
import { contentCalls } from '../parts/call/contentCalls.ts';
import { readPublicConfig } from '../parts/call/publicConfig.ts';
import { aboutSections } from '../parts/content/contentLists.ts';
import { isPrivacyPolicy } from '../parts/address/isPrivacyPolicy.ts';
import { prepareRichText } from '../parts/richText/prepareRichText.ts';

/** The privacy policy as it is shown. */
export interface Privacy extends Pick<PublishedContent, 'title' | 'summary'> {
  readonly html: string;
}

/**
 * Loads the privacy policy.
 *
 * @throws a 404 when none is published, and an error when it could not be loaded
 */
export async function loadPrivacy(signal: AbortSignal): Promise<Privacy> {
  const { apiBase, fileHosts } = await readPublicConfig(signal);
  const asking = { apiBase, signal };
  const sections = await aboutSections(asking);
  if (sections === null) throw new Error('The list of sections that the privacy policy stands in could not be loaded.');
  const row = sections.find(isPrivacyPolicy);
  const { askContent } = await contentCalls();
  const item = row && (await askContent(row.id, asking));
  if (!item) throw data(null, { status: 404 });
  return { title: item.title, summary: item.summary, html: await prepareRichText(item.content, 2, fileHosts) };
}
