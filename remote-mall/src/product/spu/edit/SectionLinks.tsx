import styles from './SectionLinks.module.css';

export interface SectionLinksProps {
  sections: readonly { readonly id: string; readonly title: string }[];
}

/** Leads to the parts of a long form. They are no addresses: a page has one. */
export function SectionLinks({ sections }: SectionLinksProps) {
  return (
    <nav className={styles['links']} aria-label="本页内容">
      {sections.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className={styles['link']}
          onClick={({ currentTarget }) => {
            // A page may stand in a shadow root.
            const root = currentTarget.getRootNode() as Document | ShadowRoot;
            const heading = root.getElementById(`${id}-title`);
            root.getElementById(id)?.scrollIntoView({ block: 'start' });
            heading?.focus({ preventScroll: true });
          }}
        >
          {title}
        </button>
      ))}
    </nav>
  );
}
