import { siteCompany, siteContent } from '@zhilv/contract/cjy';
import { siteCall } from './siteCall.ts';
import type { Asking, ContentQuery } from './contentLists.ts';

export { readConfig } from './readConfig.ts';

/** One page of a list, with the number of entries on all of them. */
export const askContentPage = (input: ContentQuery, asking: Asking) => siteCall(siteContent.page, input, asking);

/** A record with its text. */
export const askContent = (id: string | number, asking: Asking & { readonly view?: boolean }) =>
  siteCall(siteContent.get, { id }, asking);

/** Who runs the site. */
export const askCompany = (asking: Asking) => siteCall(siteCompany.get, {}, asking);
