import type { Scene } from '../drawing/drawScene.ts';
import { ground, hill, mirrored, mist, range, sun, terraces, water } from '../drawing/land.ts';
import { columns, rings, route } from '../drawing/signals.ts';
import { at, several, stand } from '../symbols/symbols.ts';

/** One scene for each solution of whole regions: a landscape, and what the solution sees or says in it. */
export const wholeRegionScenes = {
  // Figures rise from a valley at night, like the lights of a town.
  'tourism-data-center': {
    hour: 'night',
    drawing: [
      sun(540, 92, 24),
      range('far', 300, [hill(90, 120, 420), hill(330, 150, 460), hill(600, 110, 380)], { seed: 2 }),
      range('blue', 330, [hill(40, 150, 330), hill(590, 176, 360)], { lines: 3, seed: 5 }),
      mist(322, 34),
      columns(150, 330, [60, 104, 82, 146, 118, 186, 150, 214, 172, 120], 38),
      range('green', 380, [hill(60, 52, 420), hill(600, 62, 460)], { shape: 'down', seed: 4 }),
      ground('bank', [346, 340, 350, 342, 352, 344, 348]),
      several('house', [at(188, 346, 0.5), at(228, 348, 0.42), at(430, 350, 0.5)]),
      stand('pagoda', 540, 344, 0.62),
    ],
  },
  // Beacon towers pass on what they see.
  'industry-monitoring': {
    hour: 'dusk',
    drawing: [
      sun(478, 150, 32),
      range('far', 300, [hill(120, 130, 420), hill(380, 90, 380), hill(610, 130, 360)], { seed: 8 }),
      range('blue', 340, [hill(500, 150, 360), hill(330, 100, 300)], { lines: 3, seed: 3 }),
      mist(330, 30),
      range('green', 390, [hill(150, 190, 470), hill(430, 96, 400), hill(640, 120, 300)], { lines: 3, seed: 9 }),
      stand('beacon', 150, 206, 0.95),
      stand('beacon', 398, 300, 0.62),
      stand('beacon', 499, 194, 0.42),
      rings(150, 146, [34, 54, 74], 12, 82),
      rings(398, 262, [22, 36], -70, -6),
      rings(499, 168, [18, 30, 42], -60, 60),
      route('M170 200Q270 262 380 296M414 286Q470 250 492 202'),
      stand('pine', 60, 356, 1.1),
      stand('pine', 96, 366, 0.8),
      stand('screen', 566, 362, 0.95),
    ],
  },
  // The phone shows the way through the landscape that it stands in.
  'mobile-destination': {
    hour: 'day',
    drawing: [
      range('far', 300, [hill(60, 150, 170), hill(210, 190, 150), hill(330, 120, 190)], { shape: 'tower', seed: 4 }),
      range('green', 312, [hill(120, 130, 150), hill(20, 90, 150)], { shape: 'tower', lines: 2, seed: 6 }),
      water(306),
      stand('boat', 168, 344, 0.9),
      route('M224 350Q300 372 372 330'),
      '<rect class="ink" x="372" y="58" width="158" height="306" rx="22"/>',
      '<clipPath id="glass"><rect x="380" y="66" width="142" height="290" rx="15"/></clipPath><g clip-path="url(#glass)"><path fill="url(#sky)" d="M380 66h142v290h-142z"/>',
      range('blue', 306, [hill(400, 130, 150), hill(512, 176, 150)], { shape: 'tower', lines: 2, seed: 11 }),
      range('green', 330, [hill(452, 110, 130), hill(530, 90, 120)], { shape: 'tower', lines: 2, seed: 12 }),
      ground('bank', [322, 330, 318, 326, 320, 328, 322]),
      route('M394 340Q430 300 452 310T500 256T470 196T506 150'),
      '</g>',
      stand('pin', 394, 342, 0.6),
      stand('pin', 484, 236, 0.6),
      stand('pin', 506, 148, 0.85),
      '<rect class="wall" x="424" y="70" width="54" height="7" rx="3.5"/>',
      stand('cranes', 250, 96),
    ],
  },
  // Lanterns rise from a river, each with a wish for those who stay away.
  'marketing-membership': {
    hour: 'dusk',
    drawing: [
      range('far', 290, [hill(110, 110, 380), hill(560, 150, 420)], { seed: 14 }),
      range('blue', 306, [hill(600, 120, 300), hill(30, 90, 260)], { lines: 2, seed: 15 }),
      mist(296, 22),
      water(298),
      ground('bank', [400, 380, 400, 420, 410, 352, 328]),
      stand('pavilion', 570, 338, 1.05),
      stand('boat', 190, 348, 0.95),
      several('lantern', [
        at(306, 262, 1.5),
        at(402, 176, 1.15),
        at(226, 176, 0.95),
        at(330, 112, 0.72),
        at(476, 104, 0.62),
        at(148, 110, 0.56),
        at(266, 70, 0.4),
        at(410, 64, 0.36),
        at(556, 168, 0.6),
        at(84, 196, 0.5),
      ]),
      stand('ticket', 420, 356, 0.8),
    ],
  },
  // A bridge and its mirror image make a whole circle: what is promised, and what is found.
  'credit-supervision': {
    hour: 'day',
    drawing: [
      sun(120, 96, 24),
      range('far', 280, [hill(240, 120, 460), hill(520, 90, 380)], { seed: 17 }),
      mist(270, 24),
      water(282, [
        [70, 74, 80],
        [470, 66, 110],
        [250, 96, 60],
        [400, 100, 70],
      ]),
      mirrored(
        282,
        '<path class="ink" d="M150 282Q240 170 320 170T490 282H410A90 90 0 0 0 230 282Z"/><path class="wall" d="M168 282Q248 184 320 184T472 282H420A100 100 0 0 0 220 282Z"/><path class="ink" d="M182 262l2 -22h4l2 14zM246 206l-2 -20h5l3 14zM318 172v-18h5v18zM392 204l2 -18h5l-2 22zM456 256l2 -18h4l1 24z"/>',
      ),
      stand('person', 300, 171, 0.8),
      stand('guest', 342, 172, 0.8),
      ground('bank', [280, 300, 420, 440, 440, 440, 400, 308, 282]),
      several('house', [at(48, 286, 1.1), at(112, 290, 0.8), at(566, 290, 1.15)]),
      stand('willow', 500, 296, 1.1),
      stand('seal', 530, 150, 1.3),
    ],
  },
  // A village in the terraces, lit, its smoke turning into clouds.
  'rural-homestay': {
    hour: 'dawn',
    drawing: [
      sun(470, 118, 30),
      range('far', 240, [hill(120, 130, 420), hill(400, 90, 360), hill(600, 130, 320)], { seed: 21 }),
      range('blue', 262, [hill(60, 120, 360)], { lines: 3, seed: 22 }),
      mist(250, 28),
      terraces(238, 9, -60, 0.8),
      stand('cloud', 214, 150, 0.9),
      stand('cloud', 330, 112, 0.6),
      '<path fill="none" stroke="#fdf8ec" stroke-width="5" stroke-linecap="round" stroke-opacity=".8" d="M262 240q-14 -20 -2 -38t-14 -44"/>',
      stand('house', 180, 292, 1.35),
      stand('house', 262, 276, 1.05),
      stand('house', 318, 318, 1.6),
      several('tree', [at(112, 306, 1), at(400, 304, 1.15), at(440, 312, 0.8)]),
      several('person', [at(424, 344, 0.9), at(446, 350, 0.8)]),
    ],
  },
} as const satisfies Record<string, Scene>;
