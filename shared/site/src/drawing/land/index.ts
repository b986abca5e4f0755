export { Landscape } from './Landscape.tsx';
export { type Mountain, mountainPath } from './mountain.ts';
export { Mountains } from './Mountains.tsx';
export { Valley } from './Valley.tsx';
