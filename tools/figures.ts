import { readRepository } from './rooms/readRepository.ts';
import { roomFigures } from './rooms/roomFigures.ts';

/** `npm run figures`: how large the packages are, how their folders are filled, and how many tests stand beside the sources. */
console.table(
  Object.fromEntries(
    roomFigures(readRepository()).map(({ name, testsPerSource, ...rest }) => [
      name,
      { ...rest, testsPerSource: Number(testsPerSource.toFixed(2)) },
    ]),
  ),
);
