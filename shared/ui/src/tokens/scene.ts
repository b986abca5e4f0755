import type { Mode } from './ramp.ts';

/**
 * The colours of the drawn landscape: blue-green on silk by day, the same hills under the moon by night. Drawings use no other
 * colours, so that one drawing serves both. Sky, horizon, distance and water differ by the hour of the day or the night; those
 * without an hour are the colours of the first hour.
 */
export const SCENE: Readonly<Record<Mode, Readonly<Record<string, string>>>> = {
  light: {
    'scene-sky': '#f1eadb',
    'scene-horizon': '#fcf7ec',
    'scene-far': '#bfd5da',
    'scene-blue': '#1b5e8c',
    'scene-blue-soft': '#6ba0bd',
    'scene-green': '#2f8f6b',
    'scene-green-soft': '#93c3a6',
    'scene-earth': '#e4cfa0',
    'scene-mist': '#fcf7ec',
    'scene-water': '#dbe8e4',
    'scene-line': '#0f3d5c',
    'scene-ink': '#12232e',
    'scene-wall': '#fdf8ec',
    'scene-light': '#d98a45',
    'scene-day-sky': '#cfe4f2',
    'scene-day-horizon': '#f4f9f6',
    'scene-day-far': '#aecddd',
    'scene-day-water': '#cde2e6',
    'scene-dusk-sky': '#f4d7b8',
    'scene-dusk-horizon': '#fdf1e1',
    'scene-dusk-far': '#dcc6b0',
    'scene-dusk-water': '#eedac4',
  },
  dark: {
    'scene-sky': '#0a151c',
    'scene-horizon': '#16303f',
    'scene-far': '#1c3b4c',
    'scene-blue': '#1b4f73',
    'scene-blue-soft': '#22485f',
    'scene-green': '#1c6650',
    'scene-green-soft': '#1f5148',
    'scene-earth': '#24413f',
    'scene-mist': '#16303f',
    'scene-water': '#10242f',
    'scene-line': '#8fc0d8',
    'scene-ink': '#050d12',
    'scene-wall': '#33535f',
    'scene-light': '#f2d38f',
    'scene-day-sky': '#0b1c2b',
    'scene-day-horizon': '#1f4c66',
    'scene-day-far': '#27566f',
    'scene-day-water': '#143448',
    'scene-dusk-sky': '#101726',
    'scene-dusk-horizon': '#433648',
    'scene-dusk-far': '#343d52',
    'scene-dusk-water': '#272a3a',
  },
};
