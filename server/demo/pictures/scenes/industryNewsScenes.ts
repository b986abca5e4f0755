import type { Scene } from '../drawing/drawScene.ts';
import { ground, hill, mist, range, sun, terraces } from '../drawing/land.ts';
import { rings, route } from '../drawing/signals.ts';
import { at, several, stand } from '../symbols/symbols.ts';

/** The scenes of the trade's news, one for each piece. */
export const industryNewsScenes = {
  // After the booked hour: one stop after another.
  'news-booking': {
    hour: 'clear',
    drawing: [
      range('far', 300, [hill(120, 120, 420), hill(480, 150, 460)], { seed: 128 }),
      range('green', 370, [hill(560, 140, 420), hill(60, 110, 380)], { lines: 3, seed: 129 }),
      '<rect class="ink" x="196" y="92" width="248" height="206" rx="14"/><rect class="wall" x="204" y="128" width="232" height="162" rx="8"/><path class="wall" d="M246 80h10v28h-10zM384 80h10v28h-10z"/>' +
        calendar(222, 144),
      ground('bank', [370, 352, 340, 334, 344, 352, 360]),
      route('M120 380Q220 346 320 346T540 366'),
      several('pin', [at(200, 350, 0.75), at(330, 346, 0.75), at(470, 354, 0.75)]),
      several('person', [at(110, 374, 1), at(132, 370, 1)]),
    ],
  },
  // Layers of a map, one over the other.
  'news-data': {
    hour: 'night',
    drawing: [
      sun(530, 92, 24),
      range('far', 330, [hill(120, 130, 420), hill(520, 150, 460)], { seed: 131 }),
      mist(330, 40),
      ...[300, 226, 152].map((y, index) => layer(y, index)),
      `<path class="signal" d="M150 300v-148M490 300v-148M320 356v-148" stroke-dasharray="2 8"/>`,
      ground('bank', [382, 374, 384, 390, 384, 374, 380]),
    ],
  },
  // Masts on three summits, and what helps where none can stand.
  'news-radio': {
    hour: 'dusk',
    drawing: [
      range('far', 310, [hill(60, 150, 380), hill(400, 110, 380), hill(620, 170, 340)], { seed: 134 }),
      range('blue', 372, [hill(150, 210, 400), hill(520, 180, 400)], { lines: 4, seed: 135 }),
      range('green', 396, [hill(330, 130, 380)], { lines: 2, seed: 136 }),
      mist(384, 30),
      ground('bank', [384, 376, 372, 376, 380, 374, 378]),
      several('mast', [at(150, 166, 0.66), at(522, 194, 0.6), at(334, 268, 0.52)]),
      rings(150, 100, [22, 38, 54], 20, 110),
      rings(522, 134, [20, 34, 48], -110, -20),
      rings(334, 216, [18, 32, 46], -50, 50),
      stand('satellite', 340, 84, 0.85),
      route('M318 110L180 110M352 112L336 190M372 104L490 132'),
    ],
  },
  // The roofs of an old town, close together.
  'news-old-town': {
    hour: 'day',
    drawing: [
      range('far', 220, [hill(160, 90, 440), hill(500, 120, 440)], { seed: 138 }),
      mist(216, 24),
      several('hall', [at(330, 232, 0.9)]),
      several('house', [
        at(60, 236, 1.1),
        at(150, 230, 1),
        at(236, 238, 1.1),
        at(430, 238, 1.1),
        at(520, 230, 1),
        at(600, 238, 1.1),
      ]),
      stand('pagoda', 560, 228, 0.9),
      several('house', [
        at(20, 280, 1.4),
        at(120, 276, 1.4),
        at(214, 284, 1.3),
        at(452, 282, 1.4),
        at(548, 276, 1.4),
        at(636, 284, 1.4),
      ]),
      ground('bank', [300, 304, 312, 316, 312, 304, 300]),
      '<path class="pale" d="M316 236h30l90 170h-216z"/>',
      several('house', [at(60, 344, 1.9), at(190, 352, 1.6), at(470, 352, 1.6), at(590, 344, 1.9)]),
      several('person', [
        at(326, 262, 0.5),
        at(340, 268, 0.5),
        at(318, 290, 0.65),
        at(346, 300, 0.7),
        at(308, 330, 0.9),
        at(362, 350, 1.05),
      ]),
      several('guest', [at(334, 282, 0.6), at(352, 322, 0.85), at(330, 346, 1)]),
      several('lantern', [at(266, 336, 0.6), at(394, 336, 0.6), at(290, 290, 0.4), at(372, 290, 0.4)]),
    ],
  },
  // A mountain made of what is heard.
  'news-listening': {
    hour: 'dawn',
    drawing: [
      sun(480, 112, 30),
      range('far', 330, [hill(100, 120, 420), hill(560, 150, 420)], { seed: 141 }),
      mist(322, 30),
      voice(),
      ground('bank', [352, 346, 342, 340, 342, 346, 352]),
      stand('person', 110, 356, 1.3),
      stand('guest', 138, 358, 1.2),
      stand('pavilion', 540, 350, 0.9),
    ],
  },
  // Counted, not recognised.
  'news-privacy': {
    hour: 'clear',
    drawing: [
      sun(140, 100, 24),
      range('far', 280, [hill(160, 110, 440), hill(500, 130, 440)], { seed: 144 }),
      range('blue', 300, [hill(580, 140, 360)], { lines: 3, seed: 145 }),
      mist(292, 22),
      ground('bank', [320, 306, 300, 296, 300, 306, 312]),
      '<path class="pale" d="M90 316h460l70 90h-600z"/>',
      several('person', [
        at(140, 350, 1.5),
        at(236, 336, 1.3),
        at(300, 372, 1.8),
        at(398, 342, 1.4),
        at(500, 360, 1.6),
        at(186, 380, 1.8),
      ]),
      several('guest', [at(350, 330, 1.2), at(450, 376, 1.8)]),
      `<g fill="none" stroke="#fdf8ec" stroke-width="3">${[
        [140, 322, 28],
        [236, 312, 25],
        [300, 340, 34],
        [398, 316, 26],
        [500, 330, 30],
        [350, 308, 23],
        [450, 344, 33],
        [186, 348, 33],
      ]
        .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
        .join('')}</g>`,
      stand('camera', 566, 316, 1.5),
      stand('pine', 60, 316, 1.1),
    ],
  },
  // The shuttle charges while its passengers are up the hill.
  'news-shuttle': {
    hour: 'day',
    drawing: [
      sun(520, 96, 26),
      range('far', 290, [hill(160, 140, 440), hill(480, 110, 440)], { seed: 147 }),
      range('green', 330, [hill(90, 150, 420), hill(580, 120, 400)], { shape: 'down', lines: 3, seed: 148 }),
      mist(318, 22),
      ground('bank', [346, 338, 332, 330, 332, 338, 342]),
      '<path class="pale" d="M0 352q320 -20 640 0v54H0z"/>',
      stand('shuttle', 330, 374, 2.5),
      stand('charger', 500, 360, 1.5),
      stand('shuttle', 130, 346, 0.9),
      stand('panels', 570, 342, 0.8),
      several('tree', [at(40, 344, 1.2), at(604, 350, 1)]),
    ],
  },
  // A small gate, and the list to begin with.
  'news-checklist': {
    hour: 'dusk',
    drawing: [
      sun(470, 140, 34),
      range('far', 290, [hill(180, 120, 440), hill(520, 150, 420)], { seed: 151 }),
      mist(284, 24),
      terraces(280, 6, -50, 3.1),
      ground('bank', [380, 366, 356, 352, 352, 356, 350]),
      stand('pavilion', 470, 352, 1.7),
      stand('board', 196, 358, 2.3),
      stand('person', 306, 366, 1.5),
      several('tree', [at(560, 356, 1.3), at(84, 366, 1.1)]),
    ],
  },
} as const satisfies Record<string, Scene>;

/** A month's days, some of them taken. */
function calendar(left: number, top: number): string {
  const days = Array.from({ length: 20 }, (_, day) => ({
    taken: [3, 7, 8, 12, 16].includes(day),
    d: `M${left + (day % 5) * 42} ${top + Math.floor(day / 5) * 36}h28v24h-28z`,
  }));
  const all = (taken: boolean) =>
    days
      .filter((day) => day.taken === taken)
      .map(({ d }) => d)
      .join('');
  return `<path class="shade" d="${all(false)}"/><path class="lamp" d="${all(true)}"/>`;
}

/** A sheet of a map, seen from the side. */
function layer(y: number, index: number): string {
  const fills = ['blue', 'green', 'wall'] as const;
  const on = [
    '<path class="pale" d="M250 Y0l24 -14l60 6l40 26l-60 14z"/>',
    '<path class="signal" d="M216 Y0q60 -30 104 0t112 -4"/>',
    '<circle class="lamp" cx="260" cy="Y0" r="6"/><circle class="lamp" cx="350" cy="Y1" r="6"/><circle class="ochre" cx="410" cy="Y0" r="6"/>',
  ][index];
  return (
    `<path class="${fills[index]}" fill-opacity=".88" d="M150 ${y}L320 ${y - 56}L490 ${y}L320 ${y + 56}Z"/>` +
    (on ?? '').replaceAll('Y0', String(y)).replaceAll('Y1', String(y + 14))
  );
}

/** Sound as bars, the loud ones in the middle. */
function voice(): string {
  const bars = Array.from({ length: 27 }, (_, index) => {
    const t = (index - 13) / 13;
    const height = Math.round(20 + 230 * (1 - Math.abs(t) ** 1.3) ** 1.3 * (0.62 + 0.38 * Math.abs(Math.sin(index * 2.3))));
    return `<rect fill="url(#${index % 3 === 1 ? 'green' : 'blue'})" x="${100 + index * 16}" y="${348 - height}" width="10" height="${height}" rx="5"/>`;
  });
  return bars.join('');
}
