import { Empty } from '@zhilv/ui/plain/empty';
import { qrPath } from './qrPath.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  text: string;
}

/** Draws a text as a QR code: dark on white whatever the theme is, or readers would not find it. */
export function QrCode({ text }: QrCodeProps) {
  const code = qrPath(text);
  if (code === null) return <Empty>内容太长，无法显示为二维码，请换一种支付方式</Empty>;
  const { size, outline } = code;
  return (
    <svg
      className={styles['code']}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label="支付二维码"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#12232e" d={outline} />
    </svg>
  );
}
