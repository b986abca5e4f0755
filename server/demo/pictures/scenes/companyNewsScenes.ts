import type { Scene } from '../drawing/drawScene.ts';
import { ground, hill, light, mirrored, mist, range, sun, water } from '../drawing/land.ts';
import { network, rings } from '../drawing/signals.ts';
import { at, several, stand } from '../symbols/symbols.ts';

/** The scenes of the company's own news, one for each piece. */
export const companyNewsScenes = {
  // A desk by a quiet lake: what is measured hardly moves.
  'news-release': {
    hour: 'day',
    drawing: [
      range('far', 270, [hill(120, 110, 420), hill(430, 150, 460)], { seed: 101 }),
      range('blue', 290, [hill(560, 150, 400)], { lines: 3, seed: 102 }),
      mist(282, 22),
      water(286),
      ground('bank', [350, 344, 340, 338, 342, 346, 344]),
      '<rect class="ink" x="150" y="96" width="240" height="158" rx="10"/><rect class="wall" x="160" y="106" width="220" height="138" rx="4"/><path class="ink" d="M258 254h24v86h-24zM200 336h140v8h-140z"/>',
      '<path class="shade" d="M178 126h72v6h-72zM178 140h44v6h-44z"/><path class="route" d="M178 202h184"/><path fill="none" stroke="#1b5e8c" stroke-width="3" d="M178 184q20 -34 40 -8t30 6t30 -2t40 1t44 0"/>',
      stand('person', 428, 350, 1.5),
      stand('reeds', 560, 362, 1.1),
    ],
  },
  // Two boats meet at a pavilion in the lake.
  'news-signing': {
    hour: 'dawn',
    drawing: [
      sun(320, 124, 34),
      range('far', 276, [hill(90, 130, 400), hill(560, 140, 420)], { seed: 104 }),
      mist(270, 26),
      water(274, [
        [60, 84, 70],
        [300, 96, 90],
        [500, 88, 80],
        [150, 24, 60],
        [450, 30, 70],
      ]),
      mirrored(288, '<path class="wall" d="M250 288l8 -10h124l8 10z"/>' + stand('pavilion', 320, 280, 1.7)),
      stand('boat', 130, 340, 1.15),
      stand('boat', 510, 340, 1.15, true),
      several('willow', [at(28, 282, 1.1), at(612, 284, 1.2)]),
    ],
  },
  // The holiday at the gate, looked after through the night.
  'news-service': {
    hour: 'night',
    drawing: [
      range('far', 300, [hill(140, 140, 440), hill(500, 170, 460)], { seed: 107 }),
      light(190, 110, 80),
      light(460, 90, 64),
      sparks(190, 110, 46),
      sparks(460, 90, 36),
      sparks(330, 70, 20),
      mist(308, 30),
      range('blue', 346, [hill(60, 130, 340), hill(600, 150, 360)], { lines: 3, seed: 108 }),
      mist(338, 28),
      ground('bank', [360, 352, 346, 344, 346, 352, 358]),
      light(320, 320, 110),
      stand('gate', 320, 352, 1.55),
      several('lantern', [at(180, 310, 0.75), at(216, 322, 0.6), at(424, 322, 0.6), at(460, 310, 0.75)]),
      several('guest', [at(282, 366, 1.05), at(302, 370, 1), at(346, 368, 1.1), at(366, 372, 0.8)]),
    ],
  },
  // A voice by an old pagoda, large signs for those who do not hear it.
  'news-guide': {
    hour: 'dusk',
    drawing: [
      sun(130, 120, 32),
      range('far', 300, [hill(180, 110, 440), hill(520, 130, 420)], { seed: 110 }),
      mist(292, 24),
      range('green', 372, [hill(530, 150, 460)], { lines: 3, seed: 111 }),
      ground('bank', [354, 350, 356, 350, 344, 346, 340]),
      stand('pagoda', 536, 240, 1.1),
      '<path class="wall" d="M126 126q0 -16 16 -16h190q16 0 16 16v104q0 16 -16 16h-120l-34 34v-34h-36q-16 0 -16 -16z"/>',
      '<path class="ink" d="M162 146h108v16h-108zM162 178h150v16h-150z"/><path class="lamp" d="M162 210h76v12h-76z"/>',
      stand('person', 178, 356, 2.1),
      stand('guest', 214, 360, 1.9),
      rings(214, 320, [34, 52], 50, 120),
      stand('pine', 410, 352, 1.1),
    ],
  },
  // Villages over many hills, linked.
  'news-villages': {
    hour: 'day',
    drawing: [
      sun(96, 94, 22),
      range('far', 250, [hill(200, 100, 420), hill(500, 120, 440)], { seed: 114 }),
      range('green', 300, [hill(90, 110, 400), hill(380, 90, 420), hill(600, 130, 360)], { shape: 'down', lines: 2, seed: 115 }),
      ground('bank', [330, 312, 330, 350, 330, 312, 330]),
      several('house', [
        at(90, 232, 0.6),
        at(132, 244, 0.7),
        at(366, 246, 0.65),
        at(410, 252, 0.75),
        at(566, 222, 0.55),
        at(604, 232, 0.6),
      ]),
      several('house', [at(110, 342, 1.15), at(186, 352, 0.9), at(330, 372, 1.3), at(500, 344, 1.1), at(572, 352, 0.9)]),
      network(
        [
          [110, 210],
          [386, 222],
          [584, 198],
          [500, 300],
          [330, 316],
          [130, 300],
        ],
        [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
          [4, 5],
          [5, 0],
          [1, 4],
        ],
      ),
      several('tree', [at(246, 352, 0.9), at(430, 352, 0.9), at(40, 350, 1)]),
    ],
  },
  // A shield over a walled hill.
  'news-audit': {
    hour: 'clear',
    drawing: [
      range('far', 310, [hill(120, 140, 440), hill(520, 160, 460)], { seed: 117 }),
      range('blue', 370, [hill(320, 210, 620)], { lines: 4, seed: 118 }),
      rings(320, 190, [104, 128], -150, 150),
      stand('shield', 320, 254, 1.7),
      mist(360, 24),
      ground('bank', [372, 360, 356, 352, 356, 360, 372]),
      '<path class="wall" d="M40 352v-22h14v8h14v-8h14v8h14v-8h14v8h14v-8h14v8h14v-8h14v22zM474 352v-22h14v8h14v-8h14v8h14v-8h14v8h14v-8h14v8h14v-8h14v22z"/>',
      several('pine', [at(196, 360, 0.9), at(446, 360, 1)]),
    ],
  },
  // The new house between old trees.
  'news-office': {
    hour: 'day',
    drawing: [
      stand('cloud', 130, 106, 0.9),
      range('far', 300, [hill(150, 130, 440), hill(520, 160, 420)], { seed: 121 }),
      range('blue', 330, [hill(560, 150, 380)], { lines: 3, seed: 122 }),
      mist(322, 24),
      ground('bank', [352, 346, 342, 346, 342, 346, 344]),
      '<path class="wall" d="M180 344v-142h120v142z"/><path class="ink" d="M300 344v-196h110v196zM172 202h136v-8h-136z"/>' +
        `<path class="lamp" d="${[0, 1, 2, 3, 4, 5].map((row) => `M316 ${166 + row * 28}h18v14h-18zM346 ${166 + row * 28}h18v14h-18zM376 ${166 + row * 28}h18v14h-18z`).join('')}"/>` +
        `<path class="blue" d="${[0, 1, 2].map((row) => `M194 ${216 + row * 36}h92v20h-92z`).join('')}"/><path class="lamp" d="M228 344v-24h24v24z"/>`,
      several('tree', [at(140, 350, 1.5), at(442, 350, 1.7), at(494, 354, 1.1)]),
      several('person', [at(214, 362, 0.95), at(268, 364, 0.9)]),
      stand('guest', 284, 366, 0.9),
      stand('flag', 90, 350, 1.2),
    ],
  },
  // Work with a view.
  'news-recruiting': {
    hour: 'dawn',
    drawing: [
      sun(440, 130, 40),
      range('far', 280, [hill(140, 120, 420), hill(420, 90, 420), hill(610, 130, 360)], { seed: 125 }),
      mist(270, 26),
      range('blue', 330, [hill(520, 130, 400), hill(260, 80, 340)], { lines: 3, seed: 126 }),
      mist(326, 26),
      ground('green', [250, 262, 300, 366, 384, 376, 372]),
      stand('tent', 84, 268, 1.3),
      stand('person', 176, 292, 1.7),
      stand('laptop', 212, 302, 0.95),
      stand('flag', 22, 262, 1.3),
      stand('cranes', 330, 96, 0.9),
      stand('pine', 300, 380, 1.2),
    ],
  },
} as const satisfies Record<string, Scene>;

/** A rocket of light that has burst. */
function sparks(x: number, y: number, radius: number): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const angle = (index / 12) * 2 * Math.PI;
    const on = (distance: number) =>
      `${Math.round(x + distance * Math.cos(angle))} ${Math.round(y + distance * Math.sin(angle))}`;
    return `M${on(radius * (index % 2 ? 0.35 : 0.5))}L${on(radius * (index % 2 ? 0.8 : 1))}`;
  });
  return `<path class="signal" d="${rays.join('')}"/>`;
}
