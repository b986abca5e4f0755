import type { HeadContext, PageHead } from '@zhilv/federation/head';
import type { SiteFrame } from '../parts/siteFrame.ts';

/** Completes what a page says of itself by the company's name (spec §1), and by a description where it has none. */
export function frameHead({ data, inner }: HeadContext): PageHead {
  // The frame's own loader gave it; it is missing only when the frame itself failed.
  const company = (data as Pick<SiteFrame, 'companyName'> | undefined)?.companyName;
  return {
    ...inner,
    title: [inner?.title, company].filter(Boolean).join(' - '),
    description:
      inner?.description ?? `${company ?? ''}为文旅主管部门、旅游集团与景区提供全域旅游与智慧景区的规划、建设和运维服务。`,
  };
}
