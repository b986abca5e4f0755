import { area } from '@zhilv/contract/system';
import { implement } from '../../call/implement.ts';
import { areaTree } from './areas.ts';

/** Administrative areas (docs/protocol/system.md). */
export const handlers = [implement(area.tree, () => Promise.resolve([...areaTree]))];
