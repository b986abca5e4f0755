import { useContext, useEffect, useMemo, useRef } from 'react';
import { FileHosts } from '../section/FileHosts.ts';
import styles from './RichText.module.css';
import { bringOwnPictures } from './withoutRefusedPictures.ts';

interface RichTextProps {
  /** Markup as `prepareRichText` gives it. */
  readonly html: string;
  /** A list of years reads as a line through time. */
  readonly look?: 'text' | 'timeline';
}

/** Shows text from an editor: headings, lists, tables, pictures. */
export function RichText({ html, look = 'text' }: RichTextProps) {
  // React writes the markup again whenever it gets another object.
  const markup = useMemo(() => ({ __html: html }), [html]);
  const element = useRef<HTMLDivElement>(null);
  const hosts = useContext(FileHosts);
  useEffect(() => {
    if (element.current && hosts) bringOwnPictures(element.current, hosts);
  }, [hosts]);
  // oxlint-disable-next-line react/no-danger -- Sanitised by the loader, and again by the document's policy.
  return <div ref={element} className={styles['text']} data-look={look} dangerouslySetInnerHTML={markup} />;
}
