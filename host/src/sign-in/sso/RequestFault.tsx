import { SITE_HOME } from '@zhilv/site/addresses';
import { PlainButton } from '@zhilv/ui/plain/button';
import { SignInHeading } from '../scene/SignInLayout.tsx';
import styles from './SsoPage.module.css';

interface RequestFaultProps {
  text: string;
  /** Is given where the same may succeed later. */
  onRetry?: () => void;
}

/** Says why nobody is asked, and leads to no place that the request names. */
export function RequestFault({ text, onRetry }: RequestFaultProps) {
  return (
    <>
      <SignInHeading>{onRetry === undefined ? '授权请求无效' : '暂时无法授权'}</SignInHeading>
      <div role="alert" className={styles['fault']}>
        <p>{text}</p>
        {onRetry === undefined && <p>请返回应用重新发起登录；如果仍然出现，请联系该应用的提供方。</p>}
      </div>
      <div className={styles['ways']}>
        {onRetry !== undefined && (
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
