import { useShownPicture } from '@zhilv/platform';
import { PlainButton } from '@zhilv/ui/plain/button';
import { ExternalLink } from 'lucide-react';
import styles from './CodePicture.module.css';

export interface CodePictureProps {
  address: string;
}

/** A picture with a code to be scanned; one that the content policy refuses, or that does not come, is opened in a window of its own. */
export function CodePicture({ address }: CodePictureProps) {
  const { shown, onError } = useShownPicture(address);
  if (shown === null) {
    return (
      <>
        <p className={styles['hint']}>二维码图片不能在此显示，请在新窗口查看并扫码支付</p>
        <PlainButton
          kind="primary"
          href={address}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExternalLink size={16} strokeWidth={1.5} aria-hidden="true" />}
        >
          查看二维码
        </PlainButton>
      </>
    );
  }
  return (
    <>
      <img className={styles['picture']} src={shown} alt="支付二维码" referrerPolicy="no-referrer" onError={onError} />
      <p className={styles['hint']}>请用手机扫描二维码支付</p>
    </>
  );
}
