import type { Id } from '@zhilv/contract';
import { type ApiError, changes, useLastLoaded } from '@zhilv/platform';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { useLoaderData, useLocation, useNavigation, useRevalidator, useSearchParams } from 'react-router';
import type { Identified, Resource } from '../resource/defineResource.ts';
import type { LoadedList } from './listLoader.ts';
import {
  clearListState,
  type Filters,
  type ListSort,
  type ListState,
  readListState,
  writeListState,
} from '../state/listState.ts';
import { plainAddress } from '../state/openingView.ts';
import { stateOfView } from '../state/viewState.ts';
import { useGone } from './useGone.ts';
import { type Selection, useSelection } from './useSelection.ts';

/** A saved row stays marked for this long. */
const HIGHLIGHT_MS = 2000;

const NOTHING: Readonly<Record<string, unknown>> = {};

/** Something happened to the records before a reload. */
export interface ListChange {
  /** This row gets marked. */
  readonly saved?: Id;
  /** The row is new: the list goes to its first page without filters in its own order, where the row can be seen. */
  readonly created?: boolean;
}

/** A list shows what its URL asks for, and its functions change that URL. */
export interface List<Row extends Identified, Name extends string> {
  readonly resource: Resource<Row, Name>;
  readonly rows: readonly Row[];
  readonly total: number;
  readonly state: ListState;
  readonly loading: boolean;
  /** Tells why the list could not be loaded; its rows are then those from before. */
  readonly failure: ApiError | null;
  /** The back end can sort by these fields. */
  readonly sortable: ReadonlySet<string>;
  /** The back end has these calls, which not every one has. */
  readonly offers: ReadonlySet<string>;
  /** The query of the view that the list opened with; null where its address asks for something. */
  readonly opening: string | null;
  /** The route fixes these values, which go with every call for the list and into every draft. Most lists have none. */
  readonly scope: Readonly<Record<string, unknown>>;
  /** People call the record that the route fixes this; null for most lists. */
  readonly parentName: string | null;
  /** This row was just saved. */
  readonly highlighted: Id | null;
  readonly selection: Selection<Row>;
  /** Somebody showed or hid the filters; null before that: they show, except on a phone. */
  readonly filtersShown: boolean | null;
  readonly showFilters: (shown: boolean) => void;
  /** The filter bar has this id, for the button that shows it. */
  readonly filtersId: string;
  readonly search: (filters: Filters) => void;
  /** Gives the query of the address that shows the first page of what these filters leave. */
  readonly addressOf: (filters: Filters) => string;
  /** Drops all filters, the order and the view, also those of fields that the filter bar lacks. */
  readonly clear: () => void;
  readonly turnTo: (pageNo: number) => void;
  readonly resize: (pageSize: number) => void;
  /** Null restores the list's own order. */
  readonly sortBy: (sort: ListSort | null) => void;
  /** Shows what a view asks for, on its first page. */
  readonly showView: (view: { readonly id: Id; readonly query: string }) => void;
  /** Has the address say what shows, before the user chooses what an address that asks for nothing shows. */
  readonly pinAddress: () => void;
  /** Loads the list again. With a change, all other lists of the resource reload too. */
  readonly reload: (change?: ListChange) => Promise<void>;
}

/** Gives the list of a page whose `loader` is `listLoader` of the same resource. */
export function useList<Row extends Identified, Name extends string>(resource: Resource<Row, Name>): List<Row, Name> {
  // The page module pairs this hook with listLoader(resource), which gave this answer.
  const latest: LoadedList<Row> = useLoaderData();
  // Lists of several parents share a page, each under a path of its own.
  const loaded = useLastLoaded(latest, useLocation().pathname);
  const [asked, setSearch] = useSearchParams();
  const search = latest.opening === null ? asked : new URLSearchParams(latest.opening);
  const navigation = useNavigation();
  const { revalidate, state: revalidation } = useRevalidator();
  const [highlighted, setHighlighted] = useState<Id | null>(null);
  const [filtersShown, showFilters] = useState<boolean | null>(null);
  const filtersId = useId();
  const selection = useSelection(loaded.rows);
  const gone = useGone();

  const state = { ...readListState(resource, search), pageNo: latest.pageNo };
  const addressOf = (change: Partial<ListState>): string =>
    plainAddress(resource, writeListState({ ...state, ...change }).toString());
  const show = (change: Partial<ListState>): void => {
    const next = addressOf(change);
    // The console takes an address that shows already for no change, and who searches again wants to see what is new.
    if (next === search.toString()) void revalidate();
    else setSearch(next);
  };

  const topic = resource.api.page.path;
  const seenRevision = useRef(changes.revision(topic));
  useEffect(() => {
    // The effect also runs when a hidden tab is shown again, and finds what changed meanwhile.
    const refresh = (): void => {
      if (changes.revision(topic) === seenRevision.current) return;
      seenRevision.current = changes.revision(topic);
      void revalidate();
    };
    refresh();
    return changes.subscribe(refresh);
  }, [topic, revalidate]);

  const loading = navigation.state === 'loading' || revalidation === 'loading';
  useEffect(() => {
    // The time begins when the row can be seen.
    if (highlighted === null || loading) return;
    const timer = setTimeout(() => setHighlighted(null), HIGHLIGHT_MS);
    return () => clearTimeout(timer);
  }, [highlighted, loading]);

  const whole = writeListState(clearListState(state)).toString();
  const shown = search.toString();
  const reload = useCallback(
    async (change?: ListChange): Promise<void> => {
      if (change !== undefined) {
        // This list is about to load anyway, so its own announcement must not load it twice.
        seenRevision.current += 1;
        changes.announce(topic);
      }
      // A page that was closed sends nothing more.
      if (gone.aborted) return;
      // A new address loads by itself.
      const first = plainAddress(resource, whole);
      if (change?.created && shown !== first) setSearch(first);
      else await revalidate();
      setHighlighted(change?.saved ?? null);
    },
    [topic, resource, whole, shown, revalidate, setSearch, gone],
  );

  return {
    resource,
    rows: loaded.rows,
    total: loaded.total,
    state,
    loading,
    failure: latest.failure,
    sortable: new Set(loaded.sortable),
    offers: new Set(loaded.offers),
    opening: latest.opening,
    scope: loaded.scope?.values ?? NOTHING,
    parentName: loaded.scope?.parentName ?? null,
    highlighted,
    selection,
    filtersShown,
    showFilters,
    filtersId,
    search: (filters) => show({ filters, pageNo: 1 }),
    addressOf: (filters) => addressOf({ filters, pageNo: 1 }),
    clear: () => show(clearListState(state)),
    turnTo: (pageNo) => show({ pageNo }),
    // The records at the top of this page stay on the page that is shown.
    resize: (pageSize) => show({ pageSize, pageNo: Math.floor(((state.pageNo - 1) * state.pageSize) / pageSize) + 1 }),
    sortBy: (sort) => show({ sort, pageNo: 1 }),
    pinAddress: () => {
      if (asked.toString() === '') setSearch(shown === '' ? 'pageNo=1' : shown, { replace: true });
    },
    showView: (view) => show({ ...stateOfView(resource, view), pageSize: state.pageSize }),
    reload,
  };
}

/** Tells whether the filters of a list show: as somebody chose, else always except on a phone. */
export const filtersShow = ({ filtersShown }: Pick<List<Identified, string>, 'filtersShown'>, phone: boolean): boolean =>
  filtersShown ?? !phone;
