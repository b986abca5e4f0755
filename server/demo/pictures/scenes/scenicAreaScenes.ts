import type { Scene } from '../drawing/drawScene.ts';
import { ground, hill, light, mist, range, sun } from '../drawing/land.ts';
import { dial, rings, route } from '../drawing/signals.ts';
import { at, several, stand } from '../symbols/symbols.ts';

/** One scene for each solution of scenic areas. */
export const scenicAreaScenes = {
  // The sun is the clock that opens the gate.
  'timed-ticketing': {
    hour: 'dawn',
    drawing: [
      range('far', 310, [hill(80, 150, 380), hill(560, 170, 400)], { seed: 24 }),
      sun(320, 148, 62),
      dial(320, 148, 62),
      range('blue', 340, [hill(30, 170, 380), hill(610, 150, 380)], { lines: 3, seed: 25 }),
      mist(326, 30),
      ground('bank', [352, 346, 342, 340, 342, 346, 352]),
      '<path class="pale" d="M296 346h48l70 60h-188z"/>',
      stand('gate', 320, 346, 1.5),
      several('person', [at(296, 368, 1), at(276, 386, 1.1)]),
      several('guest', [at(344, 368, 1), at(366, 386, 1.1)]),
      stand('pine', 140, 350, 1.2),
      stand('pine', 506, 350, 1.1),
      stand('kiosk', 206, 366, 0.9),
    ],
  },
  // Everybody who walks up is a point on the way, and the ring says how many more the summit bears.
  'visitor-flow': {
    hour: 'clear',
    drawing: [
      range('far', 320, [hill(80, 120, 380), hill(600, 140, 380)], { seed: 27 }),
      range('blue', 372, [hill(330, 270, 560)], { lines: 4, seed: 28 }),
      mist(360, 26, 120),
      range('green', 392, [hill(90, 96, 420), hill(590, 112, 420)], { lines: 2, seed: 29 }),
      '<g fill="none" stroke-width="9" stroke-linecap="round"><circle cx="331" cy="92" r="42" stroke="#fdf8ec" stroke-opacity=".5"/><path stroke="#d98a45" d="M331 50A42 42 0 1 1 293 110"/></g>',
      stand('pavilion', 331, 108, 0.56),
      route('M330 128Q360 146 336 164T318 196T372 230T300 268T410 314T300 348T340 392'),
      several('person', [at(330, 166, 0.5), at(366, 232, 0.6), at(304, 270, 0.7), at(404, 316, 0.85)]),
      several('guest', [at(322, 206, 0.55), at(330, 252, 0.65), at(356, 292, 0.8), at(306, 350, 1)]),
      stand('camera', 500, 364, 1.05),
    ],
  },
  // Stops on a way, and a voice at the pagoda.
  'smart-guide': {
    hour: 'day',
    drawing: [
      range('far', 290, [hill(150, 140, 440), hill(500, 100, 420)], { seed: 31 }),
      range('blue', 320, [hill(560, 130, 380)], { lines: 3, seed: 32 }),
      mist(306, 24),
      range('green', 380, [hill(180, 190, 460)], { lines: 3, seed: 33 }),
      stand('pagoda', 182, 204, 1.25),
      rings(182, 120, [64, 88, 112], 50, 118),
      ground('bank', [372, 362, 372, 350, 338, 352, 344]),
      route('M206 232Q270 268 250 304T380 326T470 338T560 344'),
      several('pin', [at(252, 300, 0.85), at(392, 328, 0.85), at(556, 342, 0.85)]),
      stand('sign', 470, 350, 0.7),
      stand('person', 330, 336, 1.15),
      stand('guest', 352, 340, 1.05),
      stand('pine', 70, 352, 1),
    ],
  },
  // One road from the car park to the mountain.
  'parking-shuttle': {
    hour: 'day',
    drawing: [
      sun(108, 94, 24),
      range('far', 280, [hill(200, 130, 460), hill(470, 170, 440)], { seed: 34 }),
      range('blue', 290, [hill(520, 170, 360), hill(330, 100, 320)], { lines: 3, seed: 35 }),
      mist(282, 24),
      ground('bank', [300, 286, 280, 276, 280, 274, 282]),
      '<path class="pale" d="M470 278q-16 12 -90 20t-50 30t110 36t-70 50h-150q140 -40 84 -62t-74 -40t90 -34t84 -2z"/>',
      stand('shuttle', 396, 352, 1.2),
      stand('bus', 360, 306, 0.5),
      several('car', [at(96, 328, 0.75), at(144, 328, 0.75), at(76, 354, 0.9), at(134, 354, 0.9), at(192, 354, 0.9)]),
      stand('parking', 236, 330, 0.95),
      several('tree', [at(560, 318, 1.2), at(596, 330, 0.9), at(24, 312, 1)]),
      stand('pavilion', 520, 282, 0.42),
    ],
  },
  // Somebody is awake over the mountain.
  'integrated-control': {
    hour: 'night',
    drawing: [
      range('far', 300, [hill(100, 150, 420), hill(420, 120, 400), hill(620, 160, 340)], { seed: 37 }),
      mist(306, 30),
      range('blue', 350, [hill(210, 200, 460), hill(540, 140, 360)], { lines: 3, seed: 38 }),
      light(210, 104, 96),
      stand('mast', 210, 160, 0.62),
      rings(210, 98, [22, 36, 50], -80, 80),
      mist(350, 40),
      '<path fill="url(#beam)" d="M452 122l96 196h-176z"/>',
      light(452, 116, 80),
      stand('drone', 452, 116, 1.15),
      ground('bank', [356, 346, 340, 334, 330, 336, 350]),
      stand('guest', 452, 334, 0.9),
      stand('person', 474, 336, 0.9),
      stand('speaker', 116, 348, 1.05),
      stand('screen', 310, 350, 1.15),
      stand('pine', 576, 350, 1.1),
    ],
  },
  // Wind, sun and water keep a house by the brook.
  'facility-energy': {
    hour: 'dawn',
    drawing: [
      sun(420, 110, 32),
      range('far', 290, [hill(140, 110, 420), hill(520, 140, 460)], { shape: 'down', seed: 41 }),
      range('green', 350, [hill(110, 130, 460), hill(560, 150, 440)], { shape: 'down', lines: 2, seed: 42 }),
      stand('turbine', 92, 226, 1.05),
      stand('turbine', 168, 230, 0.7),
      stand('turbine', 556, 206, 1.15),
      mist(320, 20),
      ground('bank', [340, 330, 326, 330, 340, 346, 342]),
      '<path fill="url(#water)" d="M330 330q40 12 10 26t-60 24t30 30h150q-90 -20 -50 -36t50 -26t-130 -18z"/>',
      stand('hall', 208, 348, 1.1),
      stand('panels', 480, 362, 0.95),
      stand('panels', 562, 368, 0.8),
      several('tree', [at(108, 352, 1.2), at(318, 338, 0.8)]),
    ],
  },
} as const satisfies Record<string, Scene>;
