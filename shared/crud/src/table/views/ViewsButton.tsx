import { Bookmark } from 'lucide-react';
import { useRef } from 'react';
import { useLater } from '../../later/useLater.ts';
import { OpeningButton } from '../../list/OpeningButton.tsx';
import type { List } from '../../list/useList.ts';
import type { Identified } from '../../resource/defineResource.ts';
import type { Columns } from '../columns/useColumns.ts';
import { useViews } from './useViews.ts';
import { viewCode } from './viewCode.ts';

export interface ViewsButtonProps<Row extends Identified, Name extends string> {
  list: List<Row, Name>;
  columns: Columns<Name>;
}

/** Names the view that a list shows, and opens the menu of its views; there is none where the back end keeps no views. */
export function ViewsButton<Row extends Identified, Name extends string>({ list, columns }: ViewsButtonProps<Row, Name>) {
  return list.offers.has('views') && <Opener list={list} columns={columns} />;
}

function Opener<Row extends Identified, Name extends string>({ list, columns }: ViewsButtonProps<Row, Name>) {
  const button = useRef<HTMLButtonElement>(null);
  const opening = useLater(viewCode);
  const { code, close } = opening;
  const views = useViews(list, columns);
  const { shown, changed } = views;
  return (
    <>
      <OpeningButton
        ref={button}
        label={shown === null ? '视图' : `视图：${shown.name}${changed ? '（已修改）' : ''}`}
        icon={Bookmark}
        {...(shown !== null && { words: changed ? `${shown.name} *` : shown.name })}
        opening={opening}
      />
      {code !== null && <code.ViewPanel anchor={button} list={list} columns={columns} views={views} onClose={close} />}
    </>
  );
}
