import { SolutionType, type SiteCompany, type SiteContent } from '@zhilv/contract/cjy';
import { useOutletContext } from 'react-router';
import { type Answered, cases, company, solutions } from './contentLists.ts';
import { formatDay } from './formatDay.ts';
import { readSiteConfig, type SiteConfig } from './siteConfig.ts';

/** What the frame loads once and every page inside it may use. */
export interface SiteFrame {
  readonly config: SiteConfig;
  /** Null when nobody filled it in or it could not be had. */
  readonly company: SiteCompany | null;
  readonly companyName: string;
  readonly wholeRegion: Answered<SiteContent>;
  readonly scenicArea: Answered<SiteContent>;
  readonly cases: Answered<SiteContent>;
  /** The year of the copyright line. */
  readonly year: number;
}

/** Loads header's and footer's content; what cannot be had is left out, never an error. */
export async function loadSiteFrame(signal: AbortSignal): Promise<SiteFrame> {
  const config = await readSiteConfig(signal);
  const asking = { apiBase: config.apiBase, signal };
  const [who, wholeRegion, scenicArea, all] = await Promise.all([
    company(asking),
    solutions(SolutionType.wholeRegion, asking),
    solutions(SolutionType.scenicArea, asking),
    cases(asking),
  ]);
  return {
    config,
    // What the company tells of itself stands on one page, and this in the document of each.
    company: who && { ...who, intro: null },
    companyName: who?.name || config.company.name,
    wholeRegion,
    scenicArea,
    cases: all,
    year: Number(formatDay(Date.now()).slice(0, 4)),
  };
}

/** The frame's content, in a page inside it. */
export const useSiteFrame = (): SiteFrame => useOutletContext<SiteFrame>();
