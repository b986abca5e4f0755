import { createStore } from '../store/store.ts';

const store = createStore<readonly symbol[]>([]);

/** The places that could draw messages and questions, where several remotes are mounted at once: the first one draws them for all. */
export const messagePlaces = {
  /** Gives the place that draws them; undefined where there is none. */
  read: (): symbol | undefined => store.read()[0],
  subscribe: store.subscribe,
  /** Adds a place. @returns the function that takes it out */
  add(place: symbol): () => void {
    store.write([...store.read(), place]);
    return () => store.write(store.read().filter((other) => other !== place));
  },
};
