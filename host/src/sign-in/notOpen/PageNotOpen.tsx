import { SIGN_IN, SITE_HOME } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { signInPage } from '../../address/signInPages.ts';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import styles from './PageNotOpen.module.css';

/** Says that this way to sign in is not available yet, and leads to the one that is. */
export function PageNotOpen() {
  return (
    <>
      <SignInHeading>{signInPage(window.location.pathname).title}暂未开放</SignInHeading>
      <p className={styles['text']}>请先使用账号和密码登录；如需开通，请联系管理员。</p>
      <div className={styles['ways']}>
        <PlainButton kind="primary" size="large" block href={SIGN_IN}>
          账号登录
        </PlainButton>
        <PlainButton size="large" block href={SITE_HOME}>
          返回首页
        </PlainButton>
      </div>
    </>
  );
}
