import { box, disc, type GoodsPicture, line, shadow, shape } from './drawGoods.ts';

/** What stands at home and reminds of a journey. */
export const crafts = {
  mug: {
    backdrop: 'cool',
    drawing: [
      shadow(314, 108),
      line('azurite', 'M262 190q54 -6 50 40t-58 44'),
      shape('wall', 'M118 150h150v108q0 50 -50 50h-50q-50 0 -50 -50z'),
      shape('azurite', 'M118 252q30 -62 60 -20q30 -58 90 20v6q0 50 -50 50h-50q-50 0 -50 -50z'),
      disc('lamp', 234, 186, 14),
      '<ellipse class="silk" cx="193" cy="150" rx="75" ry="16"/>',
      '<ellipse class="ochre" cx="193" cy="152" rx="60" ry="10"/>',
    ],
  },
  basket: {
    backdrop: 'warm',
    drawing: [
      shadow(320, 122),
      line('ochre', 'M128 208q0 -116 72 -116t72 116'),
      shape('ochre', 'M96 206h208l-26 96q-78 20 -156 0z'),
      line('lamp', 'M112 236h176M120 264h160M126 290h148M150 210l10 96M200 210v104M250 210l-10 96'),
      box('lamp', 88, 194, 224, 22, 11),
    ],
  },
  carving: {
    backdrop: 'plain',
    drawing: [
      shadow(324, 120),
      box('ink', 104, 300, 192, 18, 6),
      shape('ochre', 'M112 296q20 -34 64 -30q-30 -40 8 -88q34 44 16 84q30 -64 72 -56q-2 40 -40 62q34 -6 56 28z'),
      line('lamp', 'M186 196q-4 34 6 66M250 224q-30 16 -40 44'),
      disc('lamp', 268, 122, 22),
    ],
  },
  postcards: {
    backdrop: 'cool',
    drawing: [
      shadow(316, 128),
      `<g transform="rotate(-10 200 200)">${box('silk', 96, 130, 208, 144, 4)}${shape('tea', 'M106 264v-44l48 -40l52 44l36 -28l52 68z')}</g>`,
      `<g transform="rotate(6 200 220)">${box('wall', 92, 150, 216, 150, 4)}${shape('azurite', 'M102 290v-40l56 -60l62 62l40 -36l38 42v32z')}${disc('lamp', 258, 184, 15)}</g>`,
    ],
  },
  magnet: {
    backdrop: 'green',
    drawing: [
      shadow(312, 110),
      shape('wall', 'M94 186q0 -72 106 -72t106 72v70q0 44 -44 44h-124q-44 0 -44 -44z'),
      shape('malachite', 'M110 262l52 -80l34 46l26 -34l68 68q-2 24 -28 24h-124q-26 0 -28 -24z'),
      disc('lamp', 246, 164, 17),
      line('ochre', 'M140 292h120'),
    ],
  },
  badge: {
    backdrop: 'plain',
    drawing: [
      shadow(318, 92),
      disc('ochre', 200, 204, 98) + disc('azurite', 200, 204, 84),
      shape('wall', 'M132 240l40 -62l28 38l24 -30l46 56q-28 46 -70 46t-68 -48z'),
      disc('lamp', 236, 164, 15),
    ],
  },
  fan: {
    backdrop: 'warm',
    drawing: [
      shadow(330, 84),
      shape('wall', 'M60 196q140 -132 280 0l-132 122h-16z'),
      shape('rice', 'M98 196q102 -90 204 0l-48 44q-54 -34 -108 0z'),
      line('ochre', 'M60 196l138 122M104 164l96 154M152 146l48 172M200 140v178M248 146l-48 172M296 164l-96 154M340 196l-138 122'),
      disc('ochre', 200, 318, 10),
    ],
  },
  sachet: {
    backdrop: 'green',
    drawing: [
      shadow(328, 82),
      line('ochre', 'M200 60v74M176 300v34M200 304v40M224 300v34'),
      shape('lamp', 'M160 134h80q56 44 44 116q-10 54 -84 54t-84 -54q-12 -72 44 -116z'),
      box('malachite', 152, 122, 96, 22, 11),
      shape('wall', 'M200 186q40 26 0 84q-40 -58 0 -84z'),
      disc('ochre', 200, 228, 10),
    ],
  },
} as const satisfies Record<string, GoodsPicture>;
