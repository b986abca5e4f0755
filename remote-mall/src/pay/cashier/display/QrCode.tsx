import type { QrPath } from './qrPath.lazy.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  code: QrPath;
}

/** Shows a QR code, dark on white whatever the theme is, or readers would not find it. */
export const QrCode = ({ code: { size, outline } }: QrCodeProps) => (
  <svg className={styles['code']} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label="支付二维码">
    <path className={styles['ground']} d={`M0 0h${size}v${size}H0z`} />
    <path className={styles['dots']} d={outline} />
  </svg>
);
