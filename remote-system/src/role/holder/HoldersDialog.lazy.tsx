import type { Role } from '@zhilv/contract/system';
import { usePagePath } from '@zhilv/crud';
import { useDictEntry } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { EntryTag } from '@zhilv/ui/entry-tag';
import { Modal } from '@zhilv/ui/modal';
import { Empty } from '@zhilv/ui/plain/empty';
import { Link } from 'react-router';
import { AwaitedAnswer } from '../../parts/answer/AwaitedAnswer.tsx';
import type { Answer } from '../../parts/answer/useAnswer.ts';
import type { HoldersPage } from './HoldersAction.tsx';
import styles from './HoldersDialog.module.css';

export interface HoldersDialogProps {
  role: Role;
  pageNo: number;
  pageSize: number;
  answer: Answer<HoldersPage>;
  onTurnTo: (pageNo: number) => void;
  onClose: () => void;
}

/** Shows who has a role, with a way to each user for whoever has that page. */
export function HoldersDialog({ role, pageNo, pageSize, answer, onTurnTo, onClose }: HoldersDialogProps) {
  return (
    <Modal title={`成员 · ${role.name}`} footer={<Button onClick={onClose}>关闭</Button>} onCancel={onClose}>
      <AwaitedAnswer answer={answer} onRetry={() => onTurnTo(pageNo)}>
        {(page) => <Holders page={page} pageNo={pageNo} pageSize={pageSize} onTurnTo={onTurnTo} />}
      </AwaitedAnswer>
    </Modal>
  );
}

interface HoldersProps extends Pick<HoldersDialogProps, 'pageNo' | 'pageSize' | 'onTurnTo'> {
  page: HoldersPage;
}

function Holders({ page: { list, total }, pageNo, pageSize, onTurnTo }: HoldersProps) {
  const users = usePagePath('system/user/index');
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (total === 0) return <Empty>还没有您能看到的用户拥有这个角色</Empty>;
  return (
    <>
      <p className={styles['total']} role="status">{`共 ${total} 人`}</p>
      <ul className={styles['holders']} aria-label="成员">
        {list.map(({ id, username, nickname, deptName, status }) => (
          <li key={String(id)} className={styles['holder']}>
            <span className={styles['who']}>
              {users === null ? (
                <span className={styles['name']}>{nickname}</span>
              ) : (
                <Link className={styles['link']} to={`${users}?username=${encodeURIComponent(username)}`}>
                  {nickname}
                </Link>
              )}
              <span className={styles['about']}>{deptName === null ? username : `${username} · ${deptName}`}</span>
            </span>
            {status !== ON && <Status value={status} />}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <nav className={styles['pages']} aria-label="成员分页">
          <Button disabled={pageNo <= 1} onClick={() => onTurnTo(pageNo - 1)}>
            上一页
          </Button>
          <span>{`${pageNo} / ${pages}`}</span>
          <Button disabled={pageNo >= pages} onClick={() => onTurnTo(pageNo + 1)}>
            下一页
          </Button>
        </nav>
      )}
    </>
  );
}

const ON = 0;

function Status({ value }: { value: number }) {
  const entry = useDictEntry('common_status', value);
  return entry && <EntryTag entry={entry} />;
}
