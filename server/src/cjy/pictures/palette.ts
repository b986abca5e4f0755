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
} as const;
