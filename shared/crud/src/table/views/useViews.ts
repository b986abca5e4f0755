import type { Id } from '@zhilv/contract';
import type { ListView } from '@zhilv/contract/system';
import { usePage } from '@zhilv/platform';
import { useState } from 'react';
import type { List } from '../../list/useList.ts';
import type { Identified } from '../../resource/defineResource.ts';
import type { Columns } from '../columns/useColumns.ts';
import { type KeptView, type KeptViews, keptOf, readViews, writeViews } from '../../state/keptViews.ts';
import { isOfView } from '../../state/viewState.ts';

type Content = Pick<ListView, 'id' | 'name' | 'query' | 'columns'>;

/** The views of a list, as far as its page knows them without asking. */
export interface Views {
  /** The view that the address names; null for none, and for one that was never shown in this browser. */
  readonly shown: KeptView | null;
  /** The list shows something else than the view by now. */
  readonly changed: boolean;
  /** The list opens with the view of this id. */
  readonly first: Id | null;
  /** Shows a view: its filters and order by the list's address, and its columns. */
  readonly show: (view: Content) => void;
  /** Opens the list with a view from now on; null opens it as it is. */
  readonly openWith: (view: Content | null) => void;
  /** Takes over what has become of the views. One that is gone is forgotten. */
  readonly learn: (views: readonly Content[]) => void;
}

/** Gives the views of a list, and remembers which of them somebody shows. */
export function useViews<Row extends Identified, Name extends string>(list: List<Row, Name>, columns: Columns<Name>): Views {
  const page = usePage().key;
  const { resource, state } = list;
  const [kept, setKept] = useState(() => readViews(resource));

  const keep = (next: KeptViews): void => {
    writeViews(resource, next);
    setKept(next);
  };
  const shown = [kept.shown, kept.first].find((view) => view !== null && String(view.id) === state.view) ?? null;
  const sameColumns = (view: KeptView) => JSON.stringify(columns.arrange(view.columns)) === JSON.stringify(columns.all);

  return {
    shown,
    changed: shown !== null && !(isOfView(resource, state, shown.query) && sameColumns(shown)),
    first: kept.first?.id ?? null,
    show: (view) => {
      keep({ ...readViews(resource), shown: keptOf(view, page) });
      columns.choose(view.columns);
      list.showView(view);
    },
    openWith: (view) => {
      keep({ ...readViews(resource), first: view && keptOf(view, page) });
      list.pinAddress();
    },
    learn: (views) => {
      const renewed = (view: KeptView | null): KeptView | null => {
        const now = views.find(({ id }) => String(id) === String(view?.id));
        return view && now ? keptOf(now, view.page) : null;
      };
      // Another window may have chosen since.
      const { shown: last, first } = readViews(resource);
      keep({ shown: renewed(last), first: renewed(first) });
    },
  };
}
