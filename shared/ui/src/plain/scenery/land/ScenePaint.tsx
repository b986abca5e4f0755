import styles from '../paint.module.css';

/** The gradients of a landscape. Ids in a page are global, so each picture brings its own prefix. */
export function ScenePaint({ id }: { readonly id: string }) {
  return (
    <defs>
      <Fade id={`${id}-sky`} stops={['sky', 'horizon']} />
      <Fade id={`${id}-far`} stops={['far', 'mist']} />
      <Fade id={`${id}-blue`} stops={['blue', 'blueSoft', 'mist']} at={[0, 0.46, 0.96]} />
      <Fade id={`${id}-green`} stops={['blue', 'green', 'greenSoft', 'earth']} at={[0, 0.34, 0.7, 1]} />
      <Fade id={`${id}-bank`} stops={['green', 'greenSoft']} />
      <Fade id={`${id}-water`} stops={['mist', 'water']} />
      <linearGradient id={`${id}-line`} x1="0" y1="0" x2="0" y2="1">
        <stop className={styles['line']} offset="0" stopOpacity="0.55" />
        <stop className={styles['line']} offset="0.75" stopOpacity="0" />
      </linearGradient>
      <radialGradient id={`${id}-mist`}>
        <stop className={styles['mist']} offset="0" stopOpacity="0.95" />
        <stop className={styles['mist']} offset="0.45" stopOpacity="0.7" />
        <stop className={styles['mist']} offset="1" stopOpacity="0" />
      </radialGradient>
    </defs>
  );
}

interface FadeProps {
  readonly id: string;
  readonly stops: readonly string[];
  readonly at?: readonly number[];
}

/** From top to bottom; colours are classes, so that they follow the theme. */
function Fade({ id, stops, at }: FadeProps) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
      {stops.map((stop, index) => (
        <stop key={stop} className={styles[stop]} offset={at?.[index] ?? index / (stops.length - 1)} />
      ))}
    </linearGradient>
  );
}
