import { publishedCompany, publishedContent } from '@zhilv/contract/content';
import { withTitleBreaks } from '../text/wordBreaks.ts';
import type { Asking, ContentQuery } from './asking.ts';
import { publicCall } from './publicCall.ts';

export { readConfig } from './publicConfig.lazy.ts';

/** Asks for one page of a list, with the number of entries on all of them. */
export const askContentPage = async (input: ContentQuery, asking: Asking) => {
  const page = await publicCall(publishedContent.page, input, asking);
  return { ...page, list: page.list.map(withTitleBreaks) };
};

/** Asks for a record with its text. */
export const askContent = async (id: string | number, asking: Asking & { readonly view?: boolean }) => {
  const item = await publicCall(publishedContent.get, { id }, asking);
  return (
    item && {
      ...withTitleBreaks(item),
      prev: item.prev && withTitleBreaks(item.prev),
      next: item.next && withTitleBreaks(item.next),
    }
  );
};

/** Asks for the company that runs these pages. */
export const askCompany = (asking: Asking) => publicCall(publishedCompany.get, {}, asking);
