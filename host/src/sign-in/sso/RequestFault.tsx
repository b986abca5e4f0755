import { SITE_HOME } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import type { Fault } from './authorise.ts';
import styles from './SsoPage.module.css';

interface RequestFaultProps {
  fault: Fault;
  onRetry: () => void;
}

const HEADINGS: Readonly<Record<Fault['kind'], string>> = {
  wrong: '授权请求无效',
  passing: '暂时无法授权',
  closed: '单点登录暂未开放',
};

/** Says why nobody is asked, and leads to no place that the request names. */
export function RequestFault({ fault: { kind, text }, onRetry }: RequestFaultProps) {
  return (
    <>
      <SignInHeading>{HEADINGS[kind]}</SignInHeading>
      <div role="alert" className={styles['fault']}>
        <p>{text}</p>
        {kind === 'wrong' && <p>请返回应用重新发起登录；如果仍然出现，请联系该应用的提供方。</p>}
      </div>
      <div className={styles['ways']}>
        {kind === 'passing' && (
          <PlainButton kind="primary" size="large" block onClick={onRetry}>
            重试
          </PlainButton>
        )}
        <PlainButton size="large" block href={SITE_HOME}>
          返回首页
        </PlainButton>
      </div>
    </>
  );
}
