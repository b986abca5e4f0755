import { box, disc, path } from './shapes.ts';

/** The company's devices and signs. Each stands on the origin. */
export const devices = {
  screen:
    box('ink', -3, -34, 6, 34) +
    box('ink', -34, -78, 68, 46, 4) +
    box('wall', -30, -74, 60, 38, 2) +
    path('lamp', 'M-22 -42v-8h8v8zM-8 -42v-14h8v14zM6 -42v-11h8v11z') +
    path('thread', 'M-22 -60l14 -6l12 5l16 -8'),
  kiosk:
    box('ink', -3, -20, 6, 20) +
    path('ink', 'M-14 -58q0 -5 5 -5h18q5 0 5 5v38q0 4 -5 4h-18q-5 0 -5 -4z') +
    box('wall', -10, -58, 20, 24, 2) +
    box('lamp', -10, -29, 20, 5, 2),
  camera:
    box('ink', -2, -72, 4, 72) +
    path('wall', 'M-36 -84q0 -4 4 -4h36q6 0 6 6v10h-46z') +
    path('ink', 'M-36 -86h-8v14h8z') +
    path('ink', 'M-2 -72h8l-4 10z') +
    disc('lamp', 2, -80, 2.5),
  speaker:
    box('ink', -2, -70, 4, 70) +
    path('ink', 'M-16 -84h10v16h-10z') +
    path('lamp', 'M-6 -84l32 -14v44l-32 -14z') +
    path('ink', 'M26 -100h4v48h-4z'),
  sign: box('ink', -2, -52, 4, 52) + path('wall', 'M-26 -72h44l12 10l-12 10h-44z') + path('ink', 'M-18 -64h24v4h-24z'),
  parking:
    box('ink', -2, -60, 4, 60) +
    box('blue', -19, -94, 38, 38, 7) +
    path('wall', 'M-7 -63v-25h9q9 0 9 8t-9 8h-4v9zM-2 -76h3q4 0 4 -4t-4 -4h-3z'),
  charger:
    box('wall', -13, -62, 26, 62, 5) +
    path('lamp', 'M2 -52l-9 17h6l-3 13l10 -18h-6z') +
    path('thread', 'M13 -40q16 2 14 22t12 14') +
    box('ink', -17, -3, 34, 3),
  panels:
    path('ink', 'M-40 -4l10 -26h64l-10 26zM-4 -4h4v4h-4z') +
    path(
      'blue',
      'M-34 -7l3 -8h17l-3 8zM-13 -7l3 -8h17l-3 8zM8 -7l3 -8h17l-3 8zM-30 -18l3 -8h17l-3 8zM-9 -18l3 -8h17l-3 8zM12 -18l3 -8h17l-3 8z',
    ),
  lantern:
    path('thread', 'M0 -46v8M0 0v9') +
    path('lamp', 'M-14 -19q0 -19 14 -19t14 19t-14 19t-14 -19z') +
    path('ink', 'M-7 -40h14v4h-14zM-7 -2h14v4h-14z') +
    path('pale', 'M-5 -34q-5 15 0 30h3q-3 -15 0 -30z'),
  pin: path('ink', 'M0 0q-17 -19 -17 -32a17 17 0 0 1 34 0q0 13 -17 32z') + disc('lamp', 0, -32, 8),
  flag: box('ink', -1.5, -60, 3, 60) + path('lamp', 'M1.5 -60q16 -6 30 2q-5 8 0 18q-14 -8 -30 -2z'),
  ticket:
    path('wall', 'M-46 -46h92v13a9 9 0 0 0 0 18v13h-92v-13a9 9 0 0 0 0 -18z') +
    path('ink', 'M-32 -34h34v4h-34zM-32 -23h22v4h-22z') +
    path('lamp', 'M18 -40h3v6h-3zM18 -29h3v6h-3zM18 -18h3v6h-3z'),
  shield:
    path('blue', 'M0 -92l38 13v31q-2 31 -38 48q-36 -17 -38 -48v-31z') + path('wall', 'M-17 -50l6 -6l9 9l19 -21l6 6l-25 27z'),
  seal:
    box('ochre', -26, -52, 52, 52, 4) +
    path('wall', 'M-20 -46h40v40h-40zM-16 -42v32h32v-32z') +
    path('wall', 'M-11 -27l5 -5l6 6l12 -13l5 5l-17 18z'),
  board:
    box('ink', -32, -88, 64, 78, 5) +
    box('wall', -27, -83, 54, 68, 2) +
    path('ink', 'M-8 -76h28v4h-28zM-8 -60h24v4h-24zM-8 -44h28v4h-28zM-8 -28h18v4h-18z') +
    path('lamp', 'M-22 -77h7v7h-7zM-22 -61h7v7h-7zM-22 -45h7v7h-7z') +
    path('ink', 'M-22 -10h5v10h-5zM17 -10h5v10h-5z'),
  laptop:
    path('ink', 'M-20 -30q0 -3 3 -3h34q3 0 3 3v24h-40z') +
    box('wall', -17, -30, 34, 21) +
    path('lamp', 'M-12 -26l7 5l-7 5v-3l3 -2l-3 -2zM-2 -17h10v3h-10z') +
    path('ink', 'M-27 -6h54v4q0 2 -3 2h-48q-3 0 -3 -2z'),
} as const satisfies Record<string, string>;
