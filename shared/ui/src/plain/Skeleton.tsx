import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** The width with its CSS unit; 100% by default. */
  width?: string;
  /** The height in pixels. */
  height?: number;
}

/** Draws a quiet bar in the shape of what is still loading. It shows after 150 ms, so that quick answers do not flicker. */
export function Skeleton({ width = '100%', height = 14 }: SkeletonProps) {
  return <span className={styles['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
