import { box, disc, type GoodsPicture, line, shadow, shape } from './drawGoods.ts';

/** What people wear and take along on a walk, and what they go for. */
export const outings = {
  scarf: {
    backdrop: 'cool',
    drawing: [
      shadow(330, 110),
      shape('azurite', 'M120 90q80 50 160 0l26 54q-106 66 -212 0z'),
      shape('rice', 'M168 150q34 14 58 6l38 156q-40 20 -84 6z'),
      shape('azurite', 'M148 148q24 14 54 10l-16 166q-40 8 -74 -12z'),
      line('wall', 'M116 292q34 18 72 12M184 296q40 10 74 -6M112 128q88 44 176 0'),
    ],
  },
  shirt: {
    backdrop: 'plain',
    drawing: [
      shadow(332, 108),
      shape('rice', 'M150 92l-74 46l28 66l34 -16v132h124v-132l34 16l28 -66l-74 -46q-50 34 -100 0z'),
      shape('malachite', 'M150 92q50 34 100 0l-14 -8q-36 20 -72 0z'),
      line('wall', 'M200 118v202M138 300h124'),
      shape('wall', 'M216 180h34v34q-17 10 -34 0z'),
    ],
  },
  earrings: {
    backdrop: 'plain',
    drawing: [
      shadow(322, 96),
      line('ink', 'M148 96q-18 -30 4 -34t14 34v24M252 96q18 -30 -4 -34t-14 34v24'),
      shape('wall', 'M162 124q44 56 0 108q-44 -52 0 -108z') + shape('wall', 'M238 124q44 56 0 108q-44 -52 0 -108z'),
      disc('azurite', 162, 186, 15) + disc('azurite', 238, 186, 15),
      disc('ochre', 162, 258, 11) + disc('ochre', 238, 258, 11),
    ],
  },
  tote: {
    backdrop: 'green',
    drawing: [
      shadow(328, 114),
      line('ochre', 'M154 158q0 -90 46 -90t46 90'),
      shape('silk', 'M110 154h180l16 164h-212z'),
      shape('azurite', 'M138 288l38 -62l30 34l22 -26l38 54z'),
      disc('lamp', 232, 206, 14),
    ],
  },
  hat: {
    backdrop: 'warm',
    drawing: [
      shadow(298, 142),
      '<ellipse class="lamp" cx="200" cy="262" rx="146" ry="40"/>',
      shape('silk', 'M118 256q4 -118 82 -118t82 118q-82 34 -164 0z'),
      shape('malachite', 'M118 236q82 34 164 0v22q-82 34 -164 0z'),
    ],
  },
  stick: {
    backdrop: 'green',
    drawing: [
      shadow(330, 96),
      `<g transform="rotate(18 200 200)">${box('ink', 192, 84, 16, 236, 8)}${box('lamp', 184, 66, 32, 66, 14)}${shape('azurite', 'M184 292h32l-10 40h-12z')}${line('ochre', 'M216 78q34 20 4 56')}</g>`,
    ],
  },
  ticket: {
    backdrop: 'cool',
    drawing: [
      shadow(306, 124),
      `<g transform="rotate(-6 200 200)">${shape('wall', 'M70 138h260v36a26 26 0 0 0 0 52v36h-260v-36a26 26 0 0 0 0 -52z')}${shape('tea', 'M92 244l42 -60l32 36l22 -24l34 48z')}${line('ochre', 'M246 156v88M268 178h40M268 204h40M268 230h26')}</g>`,
    ],
  },
  headset: {
    backdrop: 'plain',
    drawing: [
      shadow(326, 112),
      line('ink', 'M112 236q-8 -124 88 -124t88 124'),
      box('azurite', 88, 216, 52, 84, 22) + box('azurite', 260, 216, 52, 84, 22),
      box('lamp', 104, 232, 22, 52, 11) + box('lamp', 274, 232, 22, 52, 11),
      line('ink', 'M284 300q-10 30 -60 26'),
      disc('ink', 218, 326, 11),
    ],
  },
  map: {
    backdrop: 'warm',
    drawing: [
      shadow(316, 130),
      shape('silk', 'M78 120l82 24v172l-82 -24z') +
        shape('wall', 'M160 144l82 -24v172l-82 24z') +
        shape('silk', 'M242 120l82 24v172l-82 -24z'),
      line('ochre', 'M98 256q40 -60 82 -30t60 -30t62 -20'),
      shape('lamp', 'M300 182q-22 -24 -22 -40a22 22 0 0 1 44 0q0 16 -22 40z') + disc('wall', 300, 142, 9),
    ],
  },
  keyring: {
    backdrop: 'cool',
    drawing: [
      shadow(330, 82),
      '<circle class="ink-line" cx="200" cy="114" r="42"/>',
      line('ink', 'M200 156v30'),
      box('ochre', 150, 186, 100, 132, 18),
      shape('wall', 'M166 292l26 -48l16 22l12 -16l14 42z'),
      disc('wall', 222, 220, 10),
    ],
  },
} as const satisfies Record<string, GoodsPicture>;
