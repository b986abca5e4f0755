/** The site's five colours, and the flat ones that everything built is painted with. */
export const palette = {
  azurite: '#1b5e8c',
  malachite: '#2f8f6b',
  ochre: '#b5793a',
  silk: '#f6f0e2',
  ink: '#152b38',
  /** Lime-washed walls, paper, screens. */
  wall: '#fdf8ec',
  /** Doors, windows and whatever glows. */
  lamp: '#d98a45',
  /** Fields in steps, from the young green to the dark. */
  paddy: '#8fc0a0',
  rice: '#5aa581',
  tea: '#3f9673',
} as const;

export type Palette = Readonly<Record<keyof typeof palette, string>>;

/** The same on a dark page. */
export const darkPalette: Palette = {
  ...palette,
  azurite: '#3a7aaa',
  malachite: '#2a7f63',
  ink: '#081620',
  wall: '#d8d9cf',
  lamp: '#f0b266',
  paddy: '#5c8a73',
  rice: '#3b735e',
  tea: '#2a6450',
};

export type GroundPaints = Readonly<Record<'rock' | 'sand' | 'lee' | 'snow' | 'ice', readonly string[]>>;

/** The ground has the same colours at every hour, here from top to bottom. */
export const groundPaints: GroundPaints = {
  rock: ['#2a6c93', '#5f93a8', '#a9c4bd'],
  sand: ['#f0cd94', '#e2ad6c'],
  lee: ['#a8642f', '#d59b5c'],
  snow: ['#ffffff', '#e3eff4'],
  ice: ['#7fb0d0', '#c4dce8'],
};

/** The same on a dark page. */
export const darkGround: GroundPaints = {
  rock: ['#1f557a', '#376a80', '#4d7c84'],
  sand: ['#a87a4c', '#7d5738'],
  lee: ['#4c3124', '#77502f'],
  snow: ['#c3d5e0', '#7c9fb6'],
  ice: ['#35617f', '#5d88a4'],
};
