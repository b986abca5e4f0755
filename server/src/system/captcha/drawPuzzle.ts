import { rasterised } from '../../response/rasterised.ts';
import { captchaScene } from './captchaScene.ts';

/** Gives a number from 0 to below 1, as `Math.random` does. */
export type Randomness = () => number;

/** The place that the piece was cut out of, in pixels of the picture, from its left and from its top. */
export interface PuzzlePlace {
  readonly x: number;
  readonly y: number;
}

export interface Puzzle {
  /** PNG of 310 by 155 pixels, with the hole. */
  readonly picture: Buffer;
  /** PNG of 47 by 155 pixels, with the piece at its height. */
  readonly piece: Buffer;
}

export const PICTURE = { width: 310, height: 155 } as const;
export const PIECE_SIZE = 47;

/** The outline of the piece within its square: a knob above, a notch at its left. */
const PIECE = 'M3 11h13a8 8 0 1 1 14 0h14v33H3V35a8 8 0 1 0 0-14z';

/** Draws a landscape, cuts a piece out of it, and puts a second, shallow hole beside the true one. */
export async function drawPuzzle({ x, y }: PuzzlePlace, random: Randomness = Math.random): Promise<Puzzle> {
  const scene = captchaScene(random);
  const decoy = decoyPlace({ x, y }, random);
  const hole = (place: PuzzlePlace, depth: string): string => `<path ${at(place)} ${depth} d="${PIECE}"/>`;
  const picture = svg(
    { x: 0, width: PICTURE.width },
    scene +
      hole(decoy, 'fill="#12232e" fill-opacity=".16" stroke="#fff" stroke-opacity=".28"') +
      hole({ x, y }, 'fill="#12232e" fill-opacity=".5" stroke="#fff" stroke-opacity=".7"'),
  );
  const piece = svg(
    { x, width: PIECE_SIZE },
    `<clipPath id="piece"><path ${at({ x, y })} d="${PIECE}"/></clipPath><g clip-path="url(#piece)">${scene}</g>` +
      hole({ x, y }, 'fill="none" stroke="#fff" stroke-width="1.6"'),
  );
  return { picture: await rasterised(picture), piece: await rasterised(piece) };
}

const at = ({ x, y }: PuzzlePlace): string => `transform="translate(${x} ${y})"`;

/** A place that does not touch the true one, so that a person is never in doubt. */
function decoyPlace({ x, y }: PuzzlePlace, random: Randomness): PuzzlePlace {
  const left = x - PIECE_SIZE - 8;
  const right = PICTURE.width - PIECE_SIZE - (x + PIECE_SIZE + 8);
  const decoyX = left > right ? random() * left : x + PIECE_SIZE + 8 + random() * right;
  return { x: Math.round(decoyX), y: Math.round((y + 20 + random() * 40) % (PICTURE.height - PIECE_SIZE)) };
}

const svg = ({ x, width }: { readonly x: number; readonly width: number }, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${PICTURE.height}" viewBox="${x} 0 ${width} ${PICTURE.height}">${inside}</svg>`;
