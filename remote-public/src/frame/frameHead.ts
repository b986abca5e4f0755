import type { HeadContext, PageHead, PageSubject } from '@zhilv/site/head';
import type { FrameContent } from '../parts/content/frameContent.ts';
import { shortened } from '../parts/text/shortened.ts';

/** Search engines show so many characters of a page's title and description. */
const TITLE_LIMIT = 30;
const DESCRIPTION_LIMIT = 78;

const FEED = { title: '新闻资讯', address: '/rss.xml' };

/** The head is made of this part of the frame's content; the rest is for the eye. */
type Known = Pick<FrameContent, 'company' | 'companyName'>;

/**
 * Completes a page's head by what is known of the company: its name in the title, a description where the page has none,
 * and who publishes the pages.
 */
export function frameHead({ data, inner }: HeadContext): PageHead {
  // The frame's own loader gave it; it is missing only when the frame itself failed.
  const frame = data as Known | undefined;
  const company = frame?.companyName;
  const description =
    inner?.description || `${company ?? ''}为文旅主管部门、旅游集团与景区提供全域旅游与智慧景区的规划、建设和运维服务。`;
  return {
    ...inner,
    title: titleOf(inner?.title, company),
    description: shortened(description, DESCRIPTION_LIMIT),
    ...(frame && {
      siteName: frame.companyName,
      subjects: [...companySubjects(frame), ...(inner?.subjects ?? [])],
      feed: FEED,
    }),
  };
}

/** Cuts the page's name where there is no room for both; the company's name stays whole. */
function titleOf(page: string | undefined, company: string | undefined): string {
  if (!page) return company ?? '';
  return company ? `${shortened(page, TITLE_LIMIT, ` - ${company}`)} - ${company}` : shortened(page, TITLE_LIMIT);
}

const companySubjects = ({ company, companyName }: Known): readonly PageSubject[] => [
  {
    kind: 'Organization',
    name: companyName,
    url: company?.url,
    logo: company?.logo,
    telephone: company?.phone,
    email: company?.email,
    postalAddress: company?.address,
  },
  { kind: 'WebSite', name: companyName },
];
