import { Collapse } from '@zhilv/ui/collapse';
import { headingsFor } from '../../parts/bpmn/section/panel/headings.ts';
import styles from './PanelHeadings.module.css';
import { HEADING_FORMS } from './headingForms.ts';
import type { PanelSubject } from './subject/PanelSubject.ts';

export interface PanelHeadingsProps {
  subject: PanelSubject;
}

/** The headings that the panel has for its subject. At first 常规 is open, also when another element comes. */
export function PanelHeadings({ subject }: PanelHeadingsProps) {
  const panels = headingsFor(subject.object, subject.document).map(({ name, title }) => {
    const Form = HEADING_FORMS[name];
    return { key: name, title, content: <Form subject={subject} /> };
  });
  return (
    <div className={styles['headings']}>
      <Collapse panels={panels} opened={['general']} />
    </div>
  );
}
