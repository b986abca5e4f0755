/** From top to bottom. */
type Fade = readonly string[];

/** The colours of a landscape at an hour of the day. */
export interface Hour {
  readonly sky: Fade;
  /** Sun or moon, and the light around it. */
  readonly sun: string;
  readonly far: Fade;
  readonly blue: Fade;
  readonly green: Fade;
  readonly bank: Fade;
  readonly water: Fade;
  readonly mist: string;
  /** Contour lines and ripples. */
  readonly line: string;
  /** The colour of everything drawn over the landscape: routes, rings, the links between things. */
  readonly signal: string;
}

const daylight = {
  blue: ['#1b5e8c', '#6ba0bd', '#dbe8e4'],
  green: ['#1f6a86', '#2f8f6b', '#93c3a6', '#dcd8ac'],
  bank: ['#2f8f6b', '#7fb795'],
  line: '#0f3d5c',
  signal: '#b5652a',
} as const;

export const hours = {
  dawn: {
    ...daylight,
    sky: ['#f0dfbd', '#fdf6e6'],
    sun: '#dd9a56',
    far: ['#b9cdcc', '#f8efdb'],
    water: ['#f4ecd8', '#cfdfd8'],
    mist: '#fdf5e4',
  },
  day: {
    ...daylight,
    sky: ['#a5cce2', '#f2f7ee'],
    sun: '#fffdf2',
    far: ['#9dc1d3', '#e6f0ec'],
    water: ['#e3efec', '#a9cdd8'],
    mist: '#f0f6ef',
  },
  /** High and cold, or by the sea: the air is without haze. */
  clear: {
    ...daylight,
    sky: ['#5f9fc7', '#dcecf2'],
    sun: '#fffdf2',
    far: ['#8fb6cf', '#d7e7ee'],
    water: ['#a6cfdb', '#4f93b4'],
    mist: '#e6f1f4',
    line: '#f6f0e2',
  },
  dusk: {
    blue: ['#35567a', '#8d93a3', '#f2d3ac'],
    green: ['#33567a', '#2f7d6b', '#8aa983', '#e3c48d'],
    bank: ['#2b6f63', '#7a9c74'],
    line: '#4a2f24',
    signal: '#fdf1dc',
    sky: ['#e8b384', '#fceacf'],
    sun: '#c9602e',
    far: ['#cfa88e', '#f6dab6'],
    water: ['#f8ddb6', '#c99a75'],
    mist: '#fbe5c6',
  },
  night: {
    blue: ['#12405f', '#27607f', '#4b8097'],
    green: ['#14455c', '#1b6354', '#2a7362', '#3d7f74'],
    bank: ['#123f43', '#1f5f57'],
    line: '#a9d0dd',
    signal: '#f2c98b',
    sky: ['#10293d', '#477a97'],
    sun: '#fbefcf',
    far: ['#23516d', '#3f738f'],
    water: ['#3f7490', '#173a50'],
    mist: '#4d8199',
  },
} as const satisfies Record<string, Hour>;

export type HourName = keyof typeof hours;

const moonlight = {
  blue: ['#1d5f8c', '#2a5c7a', '#3c6b80'],
  green: ['#1a5872', '#247058', '#337a62', '#4f7d63'],
  bank: ['#1d5a4a', '#2c6e58'],
  line: '#b9d6df',
  signal: '#f2c98b',
} as const;

/** The same hours for those who read on a dark page; their moods stay apart. */
export const darkHours = {
  dawn: {
    ...moonlight,
    sky: ['#22303a', '#7a6247'],
    sun: '#eebd84',
    far: ['#3a5560', '#66614f'],
    water: ['#6b6350', '#2f4a4e'],
    mist: '#66604d',
  },
  day: {
    ...moonlight,
    sky: ['#132c40', '#467a92'],
    sun: '#fbefcf',
    far: ['#2d5c74', '#457386'],
    water: ['#457386', '#1c4558'],
    mist: '#48788b',
  },
  clear: {
    ...moonlight,
    sky: ['#0f2438', '#35688a'],
    sun: '#fbefcf',
    far: ['#2b5876', '#3f6f8a'],
    water: ['#3a6c86', '#183f58'],
    mist: '#41708a',
  },
  dusk: {
    blue: ['#33507a', '#5c5a72', '#84644f'],
    green: ['#2f4f70', '#2c6a60', '#566e58', '#7d6a4c'],
    bank: ['#255048', '#476650'],
    line: '#e9c9a8',
    signal: '#fbe3bd',
    sky: ['#2e2a3c', '#9a6a4c'],
    sun: '#e08a52',
    far: ['#5c4c58', '#8a644f'],
    water: ['#8a6650', '#473a42'],
    mist: '#8a654e',
  },
  night: {
    ...hours.night,
    sky: ['#0a1a28', '#2f5f7b'],
    far: ['#1e4760', '#33647f'],
  },
} as const satisfies Record<HourName, Hour>;
