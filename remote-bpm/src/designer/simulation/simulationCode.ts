import { later } from '@zhilv/crud';

/** The simulation, whose code nobody needs before it is turned on. */
export const simulationCode = later(() => import('./simulation.lazy.ts'));
