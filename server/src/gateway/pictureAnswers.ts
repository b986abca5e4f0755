import { answerWith, type ReadyAnswer, readyAnswer } from '../response/readyAnswer.ts';
import { EVERYWHERE } from '../response/securityHeaders.ts';

/** SVG from a file address may hold no script (docs/protocol/README.md §7). */
const HEADERS = {
  ...EVERYWHERE,
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'public, max-age=86400',
};

/** Draws a picture as SVG by the last part of its address without `.svg`; null where there is none of that name. */
export type DrawPicture = (name: string) => string | null;

/** Gives answers for drawn pictures of the site's content; null where there is none of that name. */
export function pictureAnswers(draw: DrawPicture): (request: Request, name: string) => Promise<Response> | null {
  // They are part of the program, so each is drawn and packed once.
  const answers = new Map<string, ReadyAnswer>();

  return (request, name) => {
    const known = answers.get(name);
    if (known) return answerWith(request, known);
    const svg = draw(name);
    if (svg === null) return null;
    const answer = readyAnswer(Buffer.from(svg), HEADERS);
    answers.set(name, answer);
    return answerWith(request, answer);
  };
}
