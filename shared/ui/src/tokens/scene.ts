import type { Mode } from './ramp.ts';

/**
 * What the drawn landscape is painted in: blue-green on silk by day, the same hills under the moon by night. Scenes
 * take these and no other colours, so that one drawing serves both.
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
  },
};
