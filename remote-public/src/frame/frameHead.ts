import type { HeadContext, PageHead, PageSubject } from '@zhilv/federation/head';
import type { SiteFrame } from '../parts/siteFrame.ts';
import { shortened } from '../parts/shortened.ts';

/** As many characters as search engines show of a page. */
const TITLE_LIMIT = 30;
const DESCRIPTION_LIMIT = 78;

const FEED = { title: '新闻资讯', address: '/rss.xml' };

/** What the head is made of; the rest of the frame's content is for the eye. */
type Known = Pick<SiteFrame, 'company' | 'companyName'>;

/**
 * Completes what a page says of itself by the company: its name in the title (spec §1), a description where the page has
 * none, and who runs the site.
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

/** The company's name is whole, whatever becomes of the page's. */
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
