import { box, disc, type GoodsPicture, line, shadow, shape } from './drawGoods.ts';

/** What people eat and drink. */
export const foods = {
  tea: {
    backdrop: 'green',
    drawing: [
      shadow(322, 110),
      shape('tea', 'M132 130q68 26 136 0v180q-68 26 -136 0z'),
      shape('malachite', 'M132 130q68 26 136 0v26q-68 26 -136 0z'),
      '<ellipse class="rice" cx="200" cy="130" rx="68" ry="20"/>',
      box('wall', 164, 196, 72, 84, 4),
      shape('malachite', 'M200 212q30 22 0 52q-30 -30 0 -52z'),
      line('wall', 'M200 220v40'),
    ],
  },
  cake: {
    backdrop: 'warm',
    drawing: [
      shadow(306, 128),
      '<ellipse class="wall" cx="200" cy="292" rx="132" ry="28"/>',
      '<ellipse class="silk" cx="200" cy="286" rx="112" ry="20"/>',
      box('lamp', 124, 228, 70, 52, 8),
      box('ochre', 206, 228, 70, 52, 8),
      box('lamp', 164, 176, 72, 52, 8),
      shape('wall', 'M124 240q0 -12 12 -12h46q12 0 12 12q-35 14 -70 0zM206 240q0 -12 12 -12h46q12 0 12 12q-35 14 -70 0z'),
      shape('wall', 'M164 188q0 -12 12 -12h48q12 0 12 12q-36 14 -72 0z'),
      disc('ochre', 188, 196, 4) + disc('ochre', 206, 202, 4) + disc('ochre', 216, 190, 4),
    ],
  },
  wine: {
    backdrop: 'cool',
    drawing: [
      shadow(330, 96),
      shape('azurite', 'M176 96h48v44q44 22 44 74v84q0 24 -24 24h-88q-24 0 -24 -24v-84q0 -52 44 -74z'),
      box('ochre', 172, 76, 56, 32, 6),
      box('wall', 150, 214, 100, 76, 4),
      shape('azurite', 'M162 272q18 -40 36 -10q20 -34 40 10z'),
      disc('lamp', 228, 236, 9),
      line('silk', 'M158 168q-8 14 -8 34'),
    ],
  },
  nuts: {
    backdrop: 'warm',
    drawing: [
      shadow(324, 116),
      shape('silk', 'M124 118h152l14 192q-90 20 -180 0z'),
      shape('ochre', 'M124 118h152l3 36q-79 12 -158 0z'),
      line('ochre', 'M152 136h96'),
      shape('wall', 'M146 190h108v72q-54 18 -108 0z'),
      disc('ochre', 178, 226, 17) + disc('lamp', 212, 220, 17) + disc('ochre', 230, 244, 15),
      line('ink', 'M178 210q-8 16 0 32M212 204q8 16 0 32'),
    ],
  },
  honey: {
    backdrop: 'warm',
    drawing: [
      shadow(322, 104),
      shape('lamp', 'M128 156q0 -20 20 -20h104q20 0 20 20v132q0 28 -28 28h-88q-28 0 -28 -28z'),
      box('ochre', 140, 98, 120, 42, 10),
      line('silk', 'M146 172v90'),
      shape('wall', 'M200 182l42 24v48l-42 24l-42 -24v-48z'),
      shape('ochre', 'M200 204l22 13v26l-22 13l-22 -13v-26z'),
    ],
  },
  mushrooms: {
    backdrop: 'green',
    drawing: [
      shadow(316, 130),
      box('silk', 176, 218, 48, 94, 20),
      shape('ochre', 'M108 226q0 -92 92 -92t92 92q-92 26 -184 0z'),
      line('silk', 'M150 176l22 22M200 156v30M250 176l-22 22'),
      box('silk', 104, 264, 28, 50, 12) + shape('ochre', 'M74 270q0 -46 44 -46t44 46q-44 14 -88 0z'),
      box('silk', 270, 268, 26, 46, 12) + shape('lamp', 'M242 274q0 -42 41 -42t41 42q-41 12 -82 0z'),
    ],
  },
} as const satisfies Record<string, GoodsPicture>;
