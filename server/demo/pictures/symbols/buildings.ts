import { disc, path } from './shapes.ts';

const pagoda = [0, 1, 2, 3, 4]
  .map((storey) => {
    const half = 19 - storey * 2.6;
    const floor = -storey * 19;
    const round = (value: number) => Number(value.toFixed(1));
    return (
      path('wall', `M${round(-half * 0.62)} ${floor}h${round(half * 1.24)}v-12h${round(-half * 1.24)}z`) +
      path('lamp', `M-2.4 ${floor}v-8h4.8v8z`) +
      path(
        'ink',
        `M${round(-half - 6)} ${floor - 13}q6 3 ${round(half * 0.7 + 1)} -7h${round(half * 0.6 + 10)}q${round(half * 0.2)} 10 ${round(half * 0.7 + 1)} 7v2h${round(-half * 2 - 12)}z`,
      )
    );
  })
  .join('');

const turbine = (turn: number) =>
  `<g transform="translate(0 -92) rotate(${turn})">${[0, 120, 240]
    .map((angle) => `<path class="wall" transform="rotate(${angle})" d="M-2.4 0q-2 -20 2.4 -44q4 24 2.4 44z"/>`)
    .join('')}</g>`;

/** Buildings. Each stands on the origin; a house is about 40 high. */
export const buildings = {
  pagoda: pagoda + path('ink', 'M-2 -95h4l-1.4 -20h-1.2z'),
  house:
    path('wall', 'M-28 0v-24h56v24z') +
    path('ink', 'M-36 -22q10 0 15 -14h42q5 14 15 14v3h-72z') +
    path('lamp', 'M-16 0v-14h9v14zM8 -6v-8h10v8z'),
  hall:
    path('wall', 'M-44 0v-34h88v34z') +
    path('ink', 'M-58 -32q16 0 24 -18h68q8 18 24 18v4h-116zM-30 -50q8 0 12 -12h36q4 12 12 12z') +
    path('lamp', 'M-34 0v-22h10v22zM-16 0v-22h10v22zM6 0v-22h10v22zM24 0v-22h10v22z'),
  gate:
    path('ink', 'M-62 0v-58h6v58zM-26 0v-78h6v78zM20 0v-78h6v78zM56 0v-58h6v58z') +
    path('wall', 'M-58 -52h116v9h-116zM-24 -74h48v13h-48z') +
    path('ink', 'M-76 -58q14 4 22 -8h28v8zM76 -58q-14 4 -22 -8h-28v8zM-40 -80q14 3 22 -12h36q8 15 22 12v4h-80z') +
    path('lamp', 'M-46 -14h8v14h-8zM-4 -14h8v14h-8zM38 -14h8v14h-8z'),
  pavilion:
    path('ink', 'M-24 0v-38h4v38zM20 0v-38h4v38zM-9 0v-38h3v38zM6 0v-38h3v38z') +
    path('wall', 'M-27 -8h54v4h-54z') +
    path('ink', 'M-40 -34q18 -2 26 -22h28q8 20 26 22v4h-80zM-9 -56q6 0 9 -14q3 14 9 14z'),
  /** A beacon tower of rammed earth. */
  beacon:
    path('wall', 'M-20 0l4 -52h32l4 52z') +
    path('shade', 'M6 0l-2 -52h12l4 52z') +
    path('ink', 'M-20 -52h40v-10h-8v5h-8v-5h-8v5h-8v-5h-8zM-5 0v-13q5 -7 10 0v13z') +
    path('lamp', 'M-6 -62q-4 -10 3 -17q-1 7 4 8q4 -5 1 -10q10 8 4 19z'),
  lighthouse:
    path('wall', 'M-11 0l4 -66h14l4 66z') +
    path('blue', 'M-9.7 -20l1 -16h17.4l1 16zM-7.5 -52l.8 -14h13.4l.8 14z') +
    path('lamp', 'M-6 -78h12v12h-12z') +
    path('ink', 'M-10 -66h20v3h-20zM-8 -78l8 -9l8 9z'),
  yurt:
    path('wall', 'M-34 0v-20q0 -3 4 -5h60q4 2 4 5v20z') +
    path('ink', 'M-38 -22q10 -20 34 -22h8q24 2 34 22zM-7 -44h14v-4h-14z') +
    path('lamp', 'M-6 0v-16h12v16z') +
    path('shade', 'M-34 -12h28v3h-28zM6 -12h28v3h-28z'),
  tent:
    path('wall', 'M-34 0l30 -44h10l28 44z') +
    path('lamp', 'M-9 0q6 -22 10 -38q4 18 12 38z') +
    path('shade', 'M6 -44l28 44h-21q-6 -20 -12 -38l1 -6z'),
  turbine: path('wall', 'M-2.5 0l1.5 -92h2l1.5 92z') + turbine(12) + disc('ink', 0, -92, 3),
  mast:
    path('ink', 'M-15 0l13 -96h4l13 96h-4l-3 -24h-16l-3 24zM-7 -30h14l-2 -16h-10zM-4 -52h8l-1 -14h-6z') +
    disc('lamp', 0, -100, 4),
} as const satisfies Record<string, string>;
