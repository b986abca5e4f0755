import styles from './PlatformLinks.module.css';
import { LAYERS, LINKS, type PartLink, type PartPlace } from './platformParts.ts';

interface PlatformLinksProps {
  readonly className: string | undefined;
  readonly lit: readonly PartLink[];
}

const COLUMNS = LAYERS[0]?.parts.length ?? 1;

/** The lines between the parts, which stand in rows of equal height and columns of equal width. Decoration. */
export function PlatformLinks({ className, lit }: PlatformLinksProps) {
  // Lit lines come last, so that no other line crosses them.
  const drawn = [...LINKS.filter((link) => !lit.includes(link)), ...lit];
  return (
    <svg className={className} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {drawn.map((link) => (
        <path
          key={`${link.from.layer} ${link.from.place} ${link.to.place}`}
          className={styles['link']}
          data-lit={lit.includes(link) || undefined}
          d={curve(link)}
        />
      ))}
    </svg>
  );
}

const across = ({ place }: PartPlace): number => ((place + 0.5) / COLUMNS) * 100;
const down = ({ layer }: PartPlace): number => ((layer + 0.5) / LAYERS.length) * 100;

const curve = ({ from, to }: PartLink): string => {
  const middle = (down(from) + down(to)) / 2;
  return `M${across(from)} ${down(from)}C${across(from)} ${middle} ${across(to)} ${middle} ${across(to)} ${down(to)}`;
};
