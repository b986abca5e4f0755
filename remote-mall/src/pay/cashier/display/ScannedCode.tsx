import { messages } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { Copy } from 'lucide-react';
import { codeDrawing } from './codeDrawing.ts';
import { QrCode } from './QrCode.tsx';
import styles from './ScannedCode.module.css';

export interface ScannedCodeProps {
  text: string;
}

/** A text as a code to be scanned, and the text itself for those who cannot scan. */
export function ScannedCode({ text }: ScannedCodeProps) {
  // It is too long for a code, or what draws codes could not be loaded.
  const code = codeDrawing.read()?.(text) ?? null;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Browsers have no clipboard on plain-http addresses, and users may refuse it.
      messages.warning('浏览器不允许复制，请选中后手动复制');
      return;
    }
    messages.success('已复制支付链接');
  };
  return (
    <>
      {code === null ? (
        <p className={styles['failed']} role="alert">
          二维码无法显示，请用下面的链接支付，或换一种支付方式
        </p>
      ) : (
        <>
          <QrCode code={code} />
          <p className={styles['hint']}>请用手机扫描二维码支付</p>
        </>
      )}
      <div className={styles['line']}>
        <code className={styles['text']} title={text}>
          {text}
        </code>
        <Button
          kind="quiet"
          icon={<Copy size={16} strokeWidth={1.5} aria-hidden="true" />}
          aria-label="复制支付链接"
          title="复制"
          onClick={() => void copy()}
        />
      </div>
    </>
  );
}
