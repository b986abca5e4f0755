import type { Scene } from '../drawing/drawScene.ts';
import { ground, hill, light, mist, range, sun, terraces, water } from '../drawing/land.ts';
import { cableway, rings, route } from '../drawing/signals.ts';
import { at, several, stand } from '../symbols/symbols.ts';

/** The carousel, and the sections about the company. */
export const otherScenes = {
  'carousel-mountain': {
    hour: 'dawn',
    drawing: [
      sun(250, 118, 32),
      range('far', 300, [hill(90, 130, 420), hill(330, 110, 380), hill(560, 190, 420)], { seed: 71 }),
      range('blue', 350, [hill(500, 240, 460), hill(150, 150, 380)], { lines: 4, seed: 72 }),
      cableway([152, 200], [498, 112], 30, [0.24, 0.5, 0.76]),
      mist(340, 30),
      range('green', 390, [hill(60, 96, 380), hill(360, 70, 420), hill(610, 130, 380)], { lines: 2, seed: 73 }),
      stand('pagoda', 586, 272, 0.8),
      stand('gate', 330, 360, 1),
      several('pine', [at(226, 366, 1.1), at(434, 366, 0.9)]),
      several('person', [at(296, 372, 0.9), at(362, 374, 0.9)]),
    ],
  },
  'carousel-town': {
    hour: 'dusk',
    drawing: [
      sun(180, 128, 36),
      range('far', 270, [hill(220, 120, 460), hill(540, 140, 440)], { seed: 74 }),
      range('green', 290, [hill(520, 130, 420), hill(60, 80, 300)], { lines: 2, seed: 75 }),
      mist(280, 24),
      water(288),
      ground('bank', [400, 420, 430, 380, 340, 320, 312]),
      stand('pagoda', 520, 206, 0.9),
      several('house', [at(420, 336, 1), at(488, 326, 1.2), at(570, 324, 1.4)]),
      stand('boat', 220, 346, 1.1),
      stand('willow', 372, 350, 1),
    ],
  },
  'carousel-river': {
    hour: 'day',
    drawing: [
      range('far', 270, [hill(90, 130, 150), hill(260, 170, 160), hill(420, 110, 150), hill(580, 150, 150)], {
        shape: 'tower',
        seed: 77,
      }),
      mist(268, 20),
      water(274),
      range('green', 282, [hill(40, 150, 170), hill(600, 170, 180), hill(500, 100, 140)], { shape: 'tower', lines: 3, seed: 78 }),
      stand('drone', 330, 120, 0.9),
      stand('boat', 280, 336, 1.1),
      route('M340 344Q430 350 500 316'),
      stand('pin', 506, 316, 0.8),
    ],
  },
  'about-history': {
    hour: 'dusk',
    drawing: [
      sun(150, 132, 36),
      range('far', 310, [hill(120, 120, 420), hill(480, 200, 480)], { seed: 81 }),
      range('blue', 360, [hill(470, 230, 480), hill(180, 130, 380)], { lines: 4, seed: 82 }),
      mist(352, 26),
      ground('bank', [366, 356, 360, 350, 356, 346, 352]),
      route('M60 366Q180 340 260 350T400 300T452 226T470 136'),
      several('beacon', [at(180, 354, 0.6), at(322, 344, 0.5)]),
      stand('pagoda', 472, 138, 0.7),
    ],
  },
  'about-honours': {
    hour: 'day',
    drawing: [
      range('far', 300, [hill(160, 130, 440), hill(500, 150, 440)], { seed: 84 }),
      range('blue', 350, [hill(320, 190, 520)], { lines: 4, seed: 85 }),
      mist(340, 28),
      range('green', 394, [hill(90, 80, 420), hill(560, 90, 420)], { lines: 2, seed: 86 }),
      stand('flag', 320, 166, 1),
      several('pine', [at(110, 344, 1), at(540, 340, 1.1)]),
      stand('seal', 320, 352, 1.5),
    ],
  },
  'about-service': {
    hour: 'night',
    drawing: [
      sun(500, 100, 26),
      range('far', 300, [hill(120, 130, 420), hill(480, 110, 460)], { seed: 87 }),
      mist(308, 30),
      range('blue', 350, [hill(590, 150, 380), hill(60, 120, 340)], { lines: 3, seed: 88 }),
      mist(340, 26),
      ground('bank', [356, 350, 344, 346, 350, 344, 350]),
      light(300, 320, 120),
      stand('hall', 300, 350, 1.7),
      light(452, 262, 80),
      stand('mast', 452, 352, 1),
      rings(452, 252, [24, 42, 60], -70, 70),
      stand('person', 206, 360, 1.1),
      stand('guest', 180, 362, 1.1),
    ],
  },
  'about-privacy': {
    hour: 'dawn',
    drawing: [
      sun(480, 110, 28),
      range('far', 280, [hill(160, 110, 440), hill(540, 130, 420)], { seed: 89 }),
      mist(272, 24),
      terraces(266, 8, 70, 4.4),
      stand('shield', 300, 338, 1.8),
      stand('house', 470, 330, 1.3),
      stand('tree', 536, 334, 1.1),
    ],
  },
} as const satisfies Record<string, Scene>;
