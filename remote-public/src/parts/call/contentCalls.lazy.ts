import { publishedCompany, publishedContent } from '@zhilv/contract/content';
import type { Asking, ContentQuery } from './asking.ts';
import { publicCall } from './publicCall.ts';

export { readConfig } from './publicConfig.lazy.ts';

/** Asks for one page of a list, with the number of entries on all of them. */
export const askContentPage = (input: ContentQuery, asking: Asking) => publicCall(publishedContent.page, input, asking);

/** Asks for a record with its text. */
export const askContent = (id: string | number, asking: Asking & { readonly view?: boolean }) =>
  publicCall(publishedContent.get, { id }, asking);

/** Asks for the company that runs these pages. */
export const askCompany = (asking: Asking) => publicCall(publishedCompany.get, {}, asking);
