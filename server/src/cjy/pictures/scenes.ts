import type { Scene } from './drawScene.ts';

/** The pictures of the seeded content, by the name of their file. */
export const scenes: Readonly<Record<string, Scene>> = {
  // Carousel
  'carousel-mountain': {
    terrain: 'mountains',
    hour: 'dawn',
    placed: [
      ['cableCar', 330, 230, 0.9],
      ['pagoda', 500, 300, 1],
      ['screen', 150, 350, 1.1],
    ],
  },
  'carousel-town': {
    terrain: 'waterTown',
    hour: 'dusk',
    placed: [
      ['house', 110, 310, 1],
      ['house', 210, 312, 0.8],
      ['pagoda', 480, 306, 1.2],
      ['boat', 330, 360, 0.9],
    ],
  },
  'carousel-river': {
    terrain: 'karst',
    hour: 'day',
    placed: [
      ['drone', 320, 190, 1],
      ['boat', 300, 368, 0.9],
      ['camera', 590, 380, 0.8],
    ],
  },
  // Whole-region tourism
  'tourism-data-center': {
    terrain: 'mountains',
    hour: 'day',
    placed: [
      ['pagoda', 540, 320, 0.8],
      ['screen', 300, 370, 2],
    ],
  },
  'industry-monitoring': {
    terrain: 'grassland',
    hour: 'day',
    placed: [
      ['tower', 110, 330, 1.2],
      ['shield', 480, 340, 1.3],
      ['screen', 270, 370, 1.3],
    ],
  },
  'mobile-destination': {
    terrain: 'karst',
    hour: 'day',
    placed: [
      ['boat', 180, 370, 0.9],
      ['phone', 420, 380, 2.2],
    ],
  },
  'marketing-membership': {
    terrain: 'coast',
    hour: 'dusk',
    placed: [
      ['lantern', 150, 290, 1.4],
      ['ticket', 330, 350, 1.7],
      ['phone', 540, 380, 1.4],
    ],
  },
  'credit-supervision': {
    terrain: 'waterTown',
    hour: 'day',
    placed: [
      ['house', 140, 320, 1.1],
      ['house', 520, 320, 1],
      ['shield', 330, 370, 2],
    ],
  },
  'rural-homestay': {
    terrain: 'terraces',
    hour: 'dawn',
    placed: [
      ['house', 180, 330, 1.2],
      ['house', 330, 360, 1.4],
      ['tree', 470, 350, 1.3],
    ],
  },
  // Smart scenic areas
  'timed-ticketing': {
    terrain: 'mountains',
    hour: 'dawn',
    placed: [
      ['gate', 320, 372, 2],
      ['kiosk', 540, 380, 1.2],
      ['ticket', 110, 360, 1],
    ],
  },
  'visitor-flow': {
    terrain: 'stoneForest',
    hour: 'day',
    placed: [
      ['camera', 230, 370, 1.6],
      ['screen', 400, 380, 1.3],
    ],
  },
  'smart-guide': {
    terrain: 'terraces',
    hour: 'day',
    placed: [
      ['pagoda', 160, 310, 1.1],
      ['phone', 430, 384, 1.9],
      ['speaker', 300, 370, 1],
    ],
  },
  'parking-shuttle': {
    terrain: 'grassland',
    hour: 'day',
    placed: [
      ['tree', 90, 330, 1],
      ['bus', 300, 370, 1.8],
      ['camera', 540, 360, 1.3],
    ],
  },
  'integrated-control': {
    terrain: 'mountains',
    hour: 'dusk',
    placed: [
      ['speaker', 140, 360, 1.5],
      ['screen', 340, 378, 1.6],
      ['drone', 520, 210, 0.9],
    ],
  },
  'facility-energy': {
    terrain: 'grassland',
    hour: 'dawn',
    placed: [
      ['wind', 120, 330, 1.6],
      ['house', 330, 372, 1.5],
      ['wind', 540, 320, 1.3],
    ],
  },
  // Cases
  'case-terraces': {
    terrain: 'terraces',
    hour: 'dawn',
    placed: [
      ['house', 440, 350, 1],
      ['tree', 150, 340, 1],
    ],
  },
  'case-stone-forest': { terrain: 'stoneForest', hour: 'day', placed: [['gate', 320, 380, 1.2]] },
  'case-water-town': {
    terrain: 'waterTown',
    hour: 'dusk',
    placed: [
      ['house', 110, 312, 1.1],
      ['house', 220, 312, 0.9],
      ['house', 520, 314, 1.1],
      ['boat', 350, 366, 1],
    ],
  },
  'case-desert': {
    terrain: 'desert',
    hour: 'dusk',
    placed: [
      ['tower', 470, 330, 1],
      ['bus', 190, 372, 0.8],
    ],
  },
  'case-ice': {
    terrain: 'ice',
    hour: 'day',
    placed: [
      ['cableCar', 320, 230, 1],
      ['house', 520, 374, 0.9],
    ],
  },
  'case-karst': {
    terrain: 'karst',
    hour: 'day',
    placed: [
      ['boat', 320, 364, 1.1],
      ['drone', 300, 170, 0.8],
    ],
  },
  'case-grassland': {
    terrain: 'grassland',
    hour: 'day',
    placed: [
      ['wind', 140, 320, 1.2],
      ['bus', 400, 372, 1],
      ['wind', 560, 330, 1],
    ],
  },
  'case-coast': {
    terrain: 'coast',
    hour: 'day',
    placed: [
      ['boat', 240, 310, 0.9],
      ['house', 540, 376, 0.8],
      ['tower', 90, 200, 0.9],
    ],
  },
  // News and about us
  'news-release': { terrain: 'mountains', hour: 'day', placed: [['screen', 320, 372, 1.7]] },
  'news-signing': {
    terrain: 'waterTown',
    hour: 'day',
    placed: [
      ['gate', 200, 330, 1.2],
      ['pagoda', 470, 320, 1.2],
    ],
  },
  'news-service': {
    terrain: 'terraces',
    hour: 'day',
    placed: [
      ['shield', 320, 368, 1.7],
      ['bus', 540, 380, 0.8],
    ],
  },
  'news-industry': {
    terrain: 'karst',
    hour: 'dusk',
    placed: [
      ['tower', 130, 330, 1.3],
      ['phone', 330, 384, 1.6],
      ['ticket', 520, 370, 1.1],
    ],
  },
  'about-history': { terrain: 'mountains', hour: 'dusk', placed: [['pagoda', 320, 350, 1.6]] },
  'about-honours': { terrain: 'grassland', hour: 'dawn', placed: [['shield', 320, 360, 1.8]] },
  'about-service': {
    terrain: 'coast',
    hour: 'day',
    placed: [
      ['speaker', 180, 380, 1.3],
      ['phone', 440, 384, 1.7],
    ],
  },
  'about-privacy': { terrain: 'waterTown', hour: 'dawn', placed: [['shield', 320, 350, 1.7]] },
};
