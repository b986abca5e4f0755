import * as z from 'zod/mini';
import { pageStore, type PageStore } from '../../page/pageStore.ts';

/** The widths of columns in pixels, by their names. */
export type Widths = Readonly<Record<string, number>>;

const store = pageStore<Widths>('zhilv.widths', z.record(z.string(), z.number()));

/** Reads the widths that a user has given the columns of a page; none when nothing readable is stored. */
export const readWidths = (...from: Parameters<PageStore<Widths>['read']>): Widths => store.read(...from) ?? {};

/** Stores the widths of a page's columns. */
export const writeWidths = store.write;
