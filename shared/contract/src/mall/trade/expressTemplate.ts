import * as z from 'zod/mini';
import { endpoint } from '../../wire/endpoint.ts';
import { Id } from '../../wire/values.ts';

/** The name of a freight template, which says what sending goods costs. */
export const ExpressTemplateName = z.object({ id: Id, name: z.string() });
export type ExpressTemplateName = z.infer<typeof ExpressTemplateName>;

/** Freight templates. Our server has no page for them. */
export const expressTemplate = {
  listAllSimple: endpoint({
    method: 'GET',
    path: '/trade/delivery/express-template/list-all-simple',
    access: 'signed-in',
    input: z.object({}),
    output: z.array(ExpressTemplateName),
    badRowsLeftOut: true,
  }),
};
