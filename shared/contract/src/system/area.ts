import * as z from 'zod/mini';
import { endpoint } from '../wire/endpoint.ts';

/** A province, a city or a district, by its administrative code; a district has no children. */
export interface Area {
  readonly id: number;
  readonly name: string;
  readonly children?: readonly Area[] | null | undefined;
}
export const Area: z.ZodMiniType<Area> = z.object({
  id: z.int(),
  name: z.string(),
  get children() {
    return z.nullish(z.array(Area));
  },
});

/** The administrative areas of China (docs/protocol/system.md). */
export const area = {
  /** Provinces with their cities, and these with their districts. */
  tree: endpoint({
    method: 'GET',
    path: '/system/area/tree',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(Area),
  }),
};
