import SemiImage from '@douyinfe/semi-ui-19/lib/es/image';
import { useState } from 'react';
import { Enlarged } from './Enlarged.tsx';
import styles from './Image.module.css';

export interface ImageProps {
  src: string;
  /** Says in words what the picture shows. */
  alt: string;
  /** The size in pixels. */
  width: number;
  height: number;
}

/** Shows a picture that opens at full size. Its words stand in place of one that cannot be loaded. */
export function Image({ src, alt, width, height }: ImageProps) {
  const [open, setOpen] = useState(false);
  // Semi's own preview opens only by the pointer.
  return (
    <>
      <button
        type="button"
        className={styles['thumb']}
        aria-label={`查看大图：${alt}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SemiImage
          src={src}
          alt=""
          width={width}
          height={height}
          preview={false}
          fallback={<span className={styles['lost']}>{alt}</span>}
        />
      </button>
      {open && <Enlarged src={src} alt={alt} onClose={() => setOpen(false)} />}
    </>
  );
}
