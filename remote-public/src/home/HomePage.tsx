import { useLoaderData } from 'react-router';
import { useFrameContent } from '../parts/content/frameContent.ts';
import { Cases } from './Cases.tsx';
import { Contact } from './Contact.tsx';
import { Hero } from './Hero.tsx';
import type { HomeContent } from './homeContent.ts';
import { Journey } from './journey/Journey.tsx';
import { News } from './News.tsx';
import { Platform } from './platform/Platform.tsx';
import { ProofStrip } from './ProofStrip.tsx';
import { Solutions } from './Solutions.tsx';
import { WhyUs } from './WhyUs.tsx';

/** The first page leads from the promise down to how to reach the company. */
export function HomePage() {
  const frame = useFrameContent();
  const { slides, news } = useLoaderData<HomeContent>();
  return (
    <>
      <Hero slides={slides ?? []} reachable={frame.company !== null} />
      <ProofStrip figures={frame.config.proofFigures} />
      <Solutions frame={frame} />
      <Platform />
      <Journey />
      <Cases cases={frame.cases} />
      <WhyUs />
      <News news={news} />
      <Contact frame={frame} />
    </>
  );
}
