import { ContentType, type PublishedContent } from '@zhilv/contract/content';

/**
 * Tells whether a row is the privacy policy, which has a page of its own. Only its title says so, and such a title has one of
 * these words, whatever else it says.
 */
export const isPrivacyPolicy = ({ type, title }: Pick<PublishedContent, 'type' | 'title'>): boolean =>
  type === ContentType.about && /隐私|个人信息/.test(title);
