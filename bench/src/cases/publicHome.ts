import type { BenchCase } from '../BenchCase.ts';
import { HOME_PAINT, HOME_PAINT_OVER_STILL, HOME_POINTS } from '../budgets.ts';
import { excesses, limitOf, median, ratioOf, summaryOf } from '../measurement.ts';
import { type PhoneMark, phoneMark } from '../phoneMark.ts';
import { serveStill, serveWords } from '../serveWords.ts';

const PATH = '/home';

/** The home of the public site as Lighthouse's slow phone sees it. */
export const benchCase: BenchCase = {
  name: `public home (${PATH})`,
  floorName: 'the same words as bare HTML',
  measure: async ({ product, browser, debuggingPort }, { runs, report }) => {
    const [words, still] = [await serveWords(browser, product.url + PATH), await serveStill(product.url + PATH)];
    const marks = { subject: [] as PhoneMark[], words: [] as PhoneMark[], still: [] as PhoneMark[] };
    try {
      for (let run = 0; run < runs; run += 1) {
        marks.words.push(await phoneMark(debuggingPort, words.url));
        marks.subject.push(await phoneMark(debuggingPort, product.url + PATH));
        marks.still.push(await phoneMark(debuggingPort, still.url));
      }
    } finally {
      await words.close();
      await still.close();
    }
    const of = (what: keyof PhoneMark, floor: 'words' | 'still' = 'words') => ({
      subject: marks.subject.map((mark) => mark[what]),
      floor: marks[floor].map((mark) => mark[what]),
    });

    const score = of('score');
    const lost = median(score.floor) - median(score.subject);
    const [points, ofFloor] = [summaryOf(score.subject, 'points'), summaryOf(score.floor, 'points')];
    report(`  score       ${points} to ${ofFloor} = ${lost.toFixed(0)} less (at most ${HOME_POINTS})`);
    const paint = of('paintMs');
    const [time, floorTime] = [summaryOf(paint.subject, 'ms'), summaryOf(paint.floor, 'ms')];
    report(`  first sight ${time} over ${floorTime} = ${ratioOf(paint).toFixed(2)} (${limitOf(HOME_PAINT)})`);
    const overStill = of('paintMs', 'still');
    const stillTime = summaryOf(overStill.floor, 'ms');
    report(
      `  …           over the page without its scripts, ${stillTime} = ${ratioOf(overStill).toFixed(2)} (${limitOf(HOME_PAINT_OVER_STILL)})`,
    );
    report(`  blocked     ${summaryOf(of('blockedMs').subject, 'ms')}`);
    return [
      ...(lost > HOME_POINTS
        ? [`score: it is ${lost.toFixed(0)} points below its floor, at most ${HOME_POINTS} are allowed`]
        : []),
      ...excesses(paint, HOME_PAINT).map((excess) => `first sight: ${excess}`),
      ...excesses(overStill, HOME_PAINT_OVER_STILL).map((excess) => `first sight, over the page without its scripts: ${excess}`),
    ];
  },
};
