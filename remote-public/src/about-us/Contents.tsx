import { useEffect, useState } from 'react';
import styles from './Contents.module.css';

interface ContentsProps {
  readonly parts: readonly { readonly anchor: string; readonly title: string }[];
}

/** Leads to the parts of the page, and marks the one that is being read. */
export function Contents({ parts }: ContentsProps) {
  const here = usePartInView(parts.map(({ anchor }) => anchor).join(' '));
  return (
    <nav className={styles['contents']} aria-label="本页内容">
      <ul className={styles['list']}>
        {parts.map(({ anchor, title }) => (
          <li key={anchor}>
            <a className={styles['link']} href={`#${anchor}`} aria-current={anchor === here ? 'location' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Gives the first of the parts, by their ids, that reaches into the upper part of the window; at the page's top the first one, and at
 * its end the last, which may be too short to come so far.
 */
function usePartInView(anchors: string): string | undefined {
  const [here, setHere] = useState(() => anchors.split(' ')[0]);
  useEffect(() => {
    const ids = anchors.split(' ');
    const seen = new Set<string>();
    const mark = () => {
      const first = isAtEnd() ? ids.at(-1) : ids.find((id) => seen.has(id));
      // Between two parts the one that was read last stays marked.
      if (first !== undefined) setHere(first);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        mark();
      },
      { rootMargin: '-96px 0px -60% 0px' },
    );
    for (const id of ids) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    addEventListener('scroll', mark, { passive: true });
    return () => {
      removeEventListener('scroll', mark);
      observer.disconnect();
    };
  }, [anchors]);
  return here;
}

/** Windows are scrolled by fractions of a pixel. */
const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
