import { createStore } from '../store/store.ts';

const store = createStore<readonly symbol[]>([]);

/** The places that could draw messages and questions, where several remotes are mounted at once: the last one draws them for all. */
export const messagePlaces = {
  /** Gives the place that draws them; undefined where there is none. */
  read: (): symbol | undefined => store.read().at(-1),
  subscribe: store.subscribe,
  /** Adds a place, or puts one last that was added before. @returns the function that takes it out */
  add(place: symbol): () => void {
    if (messagePlaces.read() !== place) store.write([...without(place), place]);
    return () => store.write(without(place));
  },
};

const without = (place: symbol): readonly symbol[] => store.read().filter((other) => other !== place);
