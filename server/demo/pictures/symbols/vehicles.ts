import { box, disc, path } from './shapes.ts';

/** Vehicles. Each stands on the origin. */
export const vehicles = {
  boat:
    path('ink', 'M-46 -9q8 12 22 12h48q16 0 26 -14q-18 6 -34 6h-36q-14 0 -26 -4z') +
    path('wall', 'M-20 -8q0 -19 19 -19t19 19z') +
    path('ink', 'M-24 -9q2 -22 23 -22t23 22h-5q-1 -17 -18 -17t-18 17zM33 -10l1 -18q1 -4 4 -4t4 4l1 16z') +
    path('lamp', 'M-6 -8v-9h10v9z') +
    disc('ink', 38, -36, 4) +
    path('thread', 'M41 -26L58 6'),
  raft:
    path('ochre', 'M-50 -3q-8 0 -12 -7q20 3 40 3h62q12 0 18 -4q-2 8 -12 8z') +
    path('ink', 'M-34 -6l1 -17q1 -4 4 -4t4 4l1 17z') +
    disc('ink', -29, -31, 4) +
    path('lamp', 'M-36 -33l7 -7l7 7z') +
    path('thread', 'M-24 -20L-46 6') +
    path('lamp', 'M0 -7l1 -13q3 -5 7 0l1 13zM18 -7l1 -13q3 -5 7 0l1 13z') +
    path('ink', 'M.5 -24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM18.5 -24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z'),
  sail:
    path('wall', 'M2 -8v-58q26 22 30 58z') +
    path('lamp', 'M-3 -8v-46q-16 20 -18 46z') +
    path('ink', 'M-32 -5h68q-4 11 -16 11h-38q-10 0 -14 -11z'),
  bus:
    path('ink', 'M-34 -8v-20q0 -8 8 -8h52q9 0 10 9l1 19zM-22 -8a7 7 0 0 0 14 0zM12 -8a7 7 0 0 0 14 0z') +
    path('lamp', 'M-28 -29h13v10h-13zM-12 -29h13v10h-13zM4 -29h13v10h-13zM20 -29h7q5 1 6 10h-13z'),
  shuttle:
    path('wall', 'M-42 -8v-10h4v-26q0 -4 4 -4h62q4 0 5 4l4 25q5 2 5 11z') +
    path('blue', 'M-31 -42h16v17h-16zM-11 -42h16v17h-16zM9 -42h16l4 17h-20z') +
    path('lamp', 'M-40 -19h76l2 5h-79z') +
    disc('ink', -22, -7, 7) +
    disc('ink', 24, -7, 7),
  camper:
    path('wall', 'M-36 -8v-28q0 -6 6 -6h48v14h10q6 2 8 12v8z') +
    path('blue', 'M-28 -34h16v11h-16zM-6 -34h16v11h-16zM20 -25h8q3 2 4 7h-12z') +
    path('lamp', 'M-36 -17h72v4h-72z') +
    disc('ink', -18, -7, 7) +
    disc('ink', 20, -7, 7),
  car:
    path('blue', 'M-22 -6v-8q3 -3 8 -3q5 -9 10 -9h12q6 0 11 9q6 1 8 4v7z') +
    path('wall', 'M-9 -17q3 -6 6 -6h4v6zM4 -17v-6h4q4 1 7 6z') +
    disc('ink', -12, -5, 5) +
    disc('ink', 14, -5, 5),
  drone:
    path(
      'ink',
      'M-15 -6q0 -6 6 -6h18q6 0 6 6q0 5 -5 5h-20q-5 0 -5 -5zM-40 -14h14v2h-5l17 4v2l-18 -5v4h-3v-5h-5zM40 -14h-14v2h5l-17 4v2l18 -5v4h3v-5h5z',
    ) + disc('lamp', 0, 2, 4),
  satellite:
    path('blue', 'M-52 -8h34v16h-34zM18 -8h34v16h-34z') +
    path('wall', 'M-14 -12h28v24h-28z') +
    path('ink', 'M-18 -2h4v4h-4zM14 -2h4v4h-4zM-5 12h10l4 8h-18z') +
    box('lamp', -7, -6, 14, 8, 1),
} as const satisfies Record<string, string>;
