import { NO_SUCH_PAGE } from '@zhilv/release/page-key';
import { EmptyDrawing } from '@zhilv/ui/plain/drawings';
import { Face } from './Face.tsx';
import styles from './NotInstalledFace.module.css';
import { WaysOut } from './WaysOut.tsx';

export interface NotInstalledFaceProps {
  pageKey: string;
}

/** Says that the menu grants a page which no live release has; the key tells the administrator which page is missing. */
export function NotInstalledFace({ pageKey }: NotInstalledFaceProps) {
  return (
    <Face drawing={<EmptyDrawing />} title={NO_SUCH_PAGE} actions={<WaysOut />}>
      <p>请将下面的页面标识告知管理员：</p>
      <code className={styles['key']}>{pageKey}</code>
    </Face>
  );
}
