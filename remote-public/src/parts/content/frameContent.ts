import { SolutionType, type PublishedCompany, type PublishedContent } from '@zhilv/contract/content';
import { useOutletContext } from 'react-router';
import { type Answered, cases, company, solutions } from './contentLists.ts';
import { formatDay } from '../text/formatDay.ts';
import { readPublicConfig, type PublicConfig } from '../call/publicConfig.ts';

/** The content that the frame loads once and every page inside it may use. */
export interface FrameContent {
  readonly config: PublicConfig;
  /** Null when nobody filled it in or it could not be loaded. */
  readonly company: PublishedCompany | null;
  readonly companyName: string;
  readonly wholeRegion: Answered<PublishedContent>;
  readonly scenicArea: Answered<PublishedContent>;
  readonly cases: Answered<PublishedContent>;
  /** The year of the copyright line. */
  readonly year: number;
}

/** Loads the content of header and footer. A part that cannot be loaded is left out and is no error. */
export async function loadFrameContent(signal: AbortSignal): Promise<FrameContent> {
  const config = await readPublicConfig(signal);
  const asking = { apiBase: config.apiBase, signal };
  const [who, wholeRegion, scenicArea, all] = await Promise.all([
    company(asking),
    solutions(SolutionType.wholeRegion, asking),
    solutions(SolutionType.scenicArea, asking),
    cases(asking),
  ]);
  return {
    config,
    // The frame's content stands in the document of every page, and the introduction is shown on one.
    company: who && { ...who, intro: null },
    companyName: who?.name || config.company.name,
    wholeRegion,
    scenicArea,
    cases: all,
    year: Number(formatDay(Date.now()).slice(0, 4)),
  };
}

/** Gives a page the content of the frame around it. */
export const useFrameContent = (): FrameContent => useOutletContext<FrameContent>();
