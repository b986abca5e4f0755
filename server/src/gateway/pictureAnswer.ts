import { drawPicture } from '../cjy/pictures.ts';
import { answerWith, type ReadyAnswer, readyAnswer } from './readyAnswer.ts';
import { EVERYWHERE } from './securityHeaders.ts';

/** SVG from a file address may hold no script (contract README §7). */
const HEADERS = {
  ...EVERYWHERE,
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cache-control': 'public, max-age=86400',
};

/** Drawn and packed once each: they are part of the program. */
const answers = new Map<string, ReadyAnswer>();

/** The answer for a drawn picture of the site's content; null where there is none of that name. */
export function pictureAnswer(request: Request, name: string): Response | null {
  const answer = answers.get(name) ?? drawn(name);
  return answer && answerWith(request, answer);
}

function drawn(name: string): ReadyAnswer | null {
  const svg = drawPicture(name);
  if (svg === null) return null;
  const answer = readyAnswer(Buffer.from(svg), HEADERS);
  answers.set(name, answer);
  return answer;
}
