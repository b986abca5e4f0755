import { disc, path } from './shapes.ts';

/** Trees, people and animals. Each stands on the origin; a person is about 30 high. */
export const nature = {
  pine:
    path('thread', 'M0 0q-3 -18 2 -34t-2 -26') +
    path(
      'green',
      'M-26 -32q10 -13 26 -9t28 2q-12 11 -26 10t-28 -3zM-20 -48q9 -12 22 -8t22 3q-9 9 -22 8t-22 -3zM-14 -62q7 -11 15 -8t15 4q-7 7 -15 6t-15 -2z',
    ),
  willow:
    path('thread', 'M0 0q4 -26 0 -46') +
    path(
      'green',
      'M0 -70q-24 -2 -26 22q-2 18 -4 26q8 -8 10 -22q0 14 -2 24q8 -8 10 -24q2 12 0 22q10 -8 10 -22q4 10 4 20q8 -10 6 -24q4 8 6 18q6 -16 0 -32q-4 -9 -14 -8z',
    ),
  tree:
    path('thread', 'M0 0v-26') + path('green', 'M0 -62q15 2 15 17q7 5 4 14q-4 9 -19 8q-15 1 -19 -8q-3 -9 4 -14q0 -15 15 -17z'),
  person: disc('ink', 0, -26, 4) + path('ink', 'M-6 0l2 -16q4 -7 8 0l2 16z'),
  guest: disc('lamp', 0, -26, 4) + path('lamp', 'M-6 0l2 -16q4 -7 8 0l2 16z'),
  camel: path(
    'ink',
    'M-24 0v-18q-2 -8 3 -13q4 -8 9 0q3 4 6 0q5 -8 9 0q3 3 3 6q6 2 8 -6q1 -9 7 -9l5 2v3h-6q-1 14 -10 17l-2 18h-3l-2 -15h-16l-3 15h-3l-1 -14l-3 14z',
  ),
  cranes: path('thread', 'M-30 0q8 -8 14 0q6 -8 14 0M6 -14q6 -6 10 0q5 -6 10 0M34 4q5 -5 8 0q4 -5 8 0'),
  cloud: path('pale', 'M-58 0q-3 -13 13 -14q3 -14 20 -12q7 -13 24 -6q15 -7 22 7q18 -2 18 12q15 0 13 13z'),
  reeds:
    path('thread', 'M-12 0q2 -18 -4 -32M-4 0q0 -20 2 -40M4 0q2 -16 10 -30') +
    path('ochre', 'M-18 -32q-1 -8 2 -10q2 4 1 10zM-4 -40q0 -8 3 -10q2 5 0 10zM13 -30q1 -8 5 -9q1 5 -2 10z'),
} as const satisfies Record<string, string>;
