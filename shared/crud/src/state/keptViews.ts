import { Id } from '@zhilv/contract';
import * as z from 'zod/mini';
import type { ListView } from '@zhilv/contract/system';
import { StoredColumnChoice } from '../page/columnStore.ts';
import { pageOwner } from '../page/pageOwner.ts';
import { pageStore } from '../page/pageStore.ts';
import type { Resource } from '../resource/defineResource.ts';

/** A copy of a view, by which a list knows its name and shows it without asking for it. */
const KeptView = z.object({
  id: Id,
  name: z.string(),
  query: z.string(),
  columns: z.nullable(StoredColumnChoice),
  /** The key of the page on which it was chosen, whose columns it arranges. */
  page: z.string(),
});
export type KeptView = z.infer<typeof KeptView>;

/** What a browser keeps of the views of one list. */
const KeptViews = z.object({
  /** The view that was shown last. */
  shown: z.nullable(KeptView),
  /** The list opens with this view. */
  first: z.nullable(KeptView),
});
export type KeptViews = z.infer<typeof KeptViews>;

const store = pageStore<KeptViews>('zhilv.views', KeptViews);

/** The views of lists are kept for the user who is signed in, under the path of each list's page call. */
const ownerOf = (resource: Listed) => pageOwner(resource.api.page.path);

type Listed = { readonly api: Pick<Resource['api'], 'page'> };

/** Gives what the browser keeps of a list's views. */
export const readViews = (resource: Listed): KeptViews => store.read(ownerOf(resource)) ?? { shown: null, first: null };

/** Keeps it until it is written again. */
export const writeViews = (resource: Listed, kept: KeptViews): void =>
  store.write(ownerOf(resource), kept.shown === null && kept.first === null ? null : kept);

/** Makes the copy of a view. */
export const keptOf = (
  { id, name, query, columns }: Pick<ListView, 'id' | 'name' | 'query' | 'columns'>,
  page: string,
): KeptView => ({
  id,
  name,
  query,
  columns,
  page,
});
