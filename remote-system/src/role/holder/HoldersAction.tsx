import { type Role, type RoleHolder, role } from '@zhilv/contract/system';
import { later, type List, useLater } from '@zhilv/crud';
import { call, Can } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useAnswer } from '../../parts/answer/useAnswer.ts';

const dialogCode = later(async () => (await import('./HoldersDialog.lazy.tsx')).HoldersDialog);

const PAGE_SIZE = 20;

/** One page of those who have a role. */
export interface HoldersPage {
  readonly list: readonly RoleHolder[];
  readonly total: number;
}

export interface HoldersActionProps {
  list: List<Role, string>;
  row: Role;
}

/** Shows who has a role; there is nothing to press where the back end cannot say it. */
export function HoldersAction({ list, row }: HoldersActionProps) {
  const { code: Dialog, loading, prepare, open, close } = useLater(dialogCode);
  const page = useAnswer((pageNo: number) =>
    call(role.holders, { roleId: row.id, pageNo, pageSize: PAGE_SIZE }, { quiet: true }),
  );
  if (!list.offers.has('holders')) return null;
  return (
    <Can call={role.holders}>
      <Button
        kind="text"
        aria-label={`「${row.name}」的成员`}
        aria-haspopup="dialog"
        busy={loading}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => {
          void page.ask(1);
          void open();
        }}
      >
        成员
      </Button>
      {Dialog !== null && (
        <Dialog
          role={row}
          pageNo={page.question ?? 1}
          pageSize={PAGE_SIZE}
          answer={page.answer}
          onTurnTo={(pageNo) => void page.ask(pageNo)}
          onClose={close}
        />
      )}
    </Can>
  );
}
