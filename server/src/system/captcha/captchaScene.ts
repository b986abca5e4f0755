import type { Randomness } from './drawPuzzle.ts';

/** Every hour has its sky, its far ridges and its water in the colours of the site. */
const HOURS = [
  { sky: '#cfe4f2', horizon: '#f4f9f6', far: '#aecddd', water: '#cde2e6' },
  { sky: '#f1eadb', horizon: '#fcf7ec', far: '#bfd5da', water: '#dbe8e4' },
  { sky: '#f4d7b8', horizon: '#fdf1e1', far: '#dcc6b0', water: '#eedac4' },
] as const;

/** Ridges from the farthest to the nearest: the height that they rise around, how far they rise, and their colour. */
const RIDGES = [
  { around: 62, rise: 20, colour: null },
  { around: 82, rise: 26, colour: '#6ba0bd' },
  { around: 96, rise: 30, colour: '#1b5e8c' },
  { around: 112, rise: 20, colour: '#93c3a6' },
  { around: 124, rise: 16, colour: '#2f8f6b' },
] as const;

/** Draws a landscape of 310 by 155 as the inside of an SVG. No two are the same. */
export function captchaScene(random: Randomness): string {
  const hour = HOURS[Math.floor(random() * HOURS.length)] ?? HOURS[0];
  const between = (least: number, most: number): number => least + random() * (most - least);
  const rounded = (value: number): string => value.toFixed(1);

  const sun = `<circle cx="${rounded(between(40, 270))}" cy="${rounded(between(20, 46))}" r="${rounded(between(9, 15))}" fill="#d98a45"/>`;
  const ridges = RIDGES.map(({ around, rise, colour }) => {
    const mist = `<path fill="${hour.horizon}" fill-opacity=".45" d="${ridge(around + rise * 0.7, 4)}"/>`;
    return `<path fill="${colour ?? hour.far}" d="${ridge(around, rise)}"/>${mist}`;
  });
  const water = `<path fill="${hour.water}" d="${ridge(138, 2)}"/>`;
  const ripples = times(9, () => `M${rounded(between(0, 290))} ${rounded(between(142, 153))}h${rounded(between(8, 30))}`).join(
    '',
  );
  const boatX = rounded(between(30, 260));
  const boat = `<path fill="#0f3d5c" d="M${boatX} 144q12 6 26 -1q-2 6 -6 7h-14q-4 -1 -6 -6zm7 0q1 -6 7 -6t6 5z"/>`;
  // Equal ground would show where the piece was cut out, to whoever looks for nothing but edges.
  const grain = times(90, () => `M${rounded(between(0, 310))} ${rounded(between(0, 155))}h.1`).join('');

  return [
    `<path fill="${hour.sky}" d="M0 0h310v155H0z"/><path fill="${hour.horizon}" d="${ridge(54, 8)}"/>`,
    sun,
    ...ridges,
    water,
    `<path fill="none" stroke="#6ba0bd" stroke-width=".8" d="${ripples}"/>`,
    boat,
    `<path fill="none" stroke="#12232e" stroke-opacity=".2" stroke-width="1.6" stroke-linecap="round" d="${grain}"/>`,
  ].join('');

  /** The outline of what lies below a ridge: three waves, of which the shorter are the lower. */
  function ridge(around: number, rise: number): string {
    const waves = [1, 2.3, 5.1].map((frequency, at) => ({
      frequency,
      height: rise / (at + 1.6),
      phase: between(0, 2 * Math.PI),
    }));
    const heightAt = (x: number): number =>
      waves.reduce(
        (y, { frequency, height, phase }) => y - height * Math.sin((x / 310) * 2 * Math.PI * frequency + phase),
        around,
      );
    const points = times(32, (at) => `${at * 10} ${rounded(heightAt(at * 10))}`);
    return `M0 155L${points.join('L')}V155z`;
  }
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
