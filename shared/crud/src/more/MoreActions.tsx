import type { Operation } from '@zhilv/contract';
import { isAllowed, useSession } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useRef } from 'react';
import { useLater } from '../later/useLater.ts';
import { type Identified, nameOf, type Resource } from '../resource/defineResource.ts';
import { moreCode } from './moreCode.ts';

/** Something that can be done with a row. */
export interface MoreAction {
  readonly label: string;
  /** It is offered to those who may make this call. */
  readonly call: Pick<Operation, 'access'>;
  /** It destroys something or cannot be undone. */
  readonly danger?: boolean;
  /** Says why it cannot be done with this row. */
  readonly unavailable?: string | undefined;
  readonly onSelect: () => void;
}

export interface MoreActionsProps<Row extends Identified, Name extends string> {
  resource: Resource<Row, Name>;
  row: NoInfer<Row>;
  /** They stand in this order, those that destroy last. */
  actions: readonly MoreAction[];
}

/** Holds the actions of a row from the third on, in a menu. A single one needs no menu; users who may do none see nothing. */
export function MoreActions<Row extends Identified, Name extends string>(props: MoreActionsProps<Row, Name>) {
  const { resource, row, actions } = props;
  const signedIn = useSession().user !== null;
  const allowed = actions.filter(({ call: { access } }) =>
    typeof access === 'string' ? access === 'public' || signedIn : 'permission' in access && isAllowed(access),
  );
  const [only] = allowed;
  const name = nameOf(resource, row);
  if (only === undefined) return null;
  if (allowed.length > 1) return <Menu name={name} actions={allowed} />;
  return (
    <Button
      kind={only.danger === true ? 'danger-text' : 'text'}
      aria-label={`${only.label}「${name}」`}
      unavailable={only.unavailable}
      onClick={only.onSelect}
    >
      {only.label}
    </Button>
  );
}

function Menu({ name, actions }: { name: string; actions: readonly MoreAction[] }) {
  const button = useRef<HTMLButtonElement>(null);
  const { code, loading, prepare, open, close } = useLater(moreCode);
  const label = `「${name}」的更多操作`;
  return (
    <>
      <Button
        ref={button}
        kind="text"
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={code !== null}
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => (code === null ? void open() : close())}
      >
        更多
      </Button>
      {code !== null && (
        <code.Popover anchor={button} label={label} onClose={close}>
          <code.MoreMenu actions={actions} onChosen={close} />
        </code.Popover>
      )}
    </>
  );
}
