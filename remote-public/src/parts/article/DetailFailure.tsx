import { FailureDrawing, NotFoundDrawing } from '@zhilv/ui/plain/drawings';
import { isRouteErrorResponse, useLocation, useNavigate, useNavigation, useRouteError } from 'react-router';
import { ActionLink } from '../ActionLink.tsx';
import { ADDRESS } from '../addresses.ts';
import styles from './DetailFailure.module.css';

interface DetailFailureProps {
  /** The list that the text should stand in. */
  readonly list: { readonly title: string; readonly address: string };
}

/** Stands where a text would be: there is none at this address, or it could not be had. */
export function DetailFailure({ list }: DetailFailureProps) {
  const failure = useRouteError();
  return isRouteErrorResponse(failure) && failure.status === 404 ? <NotThere list={list} /> : <NotHad />;
}

function NotThere({ list }: DetailFailureProps) {
  return (
    <section className={styles['face']}>
      <div className={styles['drawing']}>
        <NotFoundDrawing />
      </div>
      <h1 className={styles['title']}>没有找到这篇内容</h1>
      <p className={styles['text']}>它可能已经下线，或者地址写错了。可以到列表里看看相近的内容。</p>
      <p className={styles['actions']}>
        <ActionLink first to={list.address}>
          {list.title}
        </ActionLink>
        <ActionLink to={ADDRESS.home}>返回首页</ActionLink>
      </p>
    </section>
  );
}

function NotHad() {
  const location = useLocation();
  const navigate = useNavigate();
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={styles['face']}>
      <div className={styles['drawing']}>
        <FailureDrawing />
      </div>
      <h1 className={styles['title']}>内容暂时没有取到</h1>
      <p className={styles['text']}>网络或服务器可能正忙，请稍后再试。</p>
      <p className={styles['actions']}>
        <button
          className={styles['again']}
          type="button"
          aria-busy={busy || undefined}
          onClick={() => void navigate(location, { replace: true })}
        >
          {busy ? '正在读取' : '重试'}
        </button>
        <ActionLink to={ADDRESS.home}>返回首页</ActionLink>
      </p>
    </section>
  );
}
