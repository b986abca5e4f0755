import type { Element } from 'bpmn-js/lib/model/Types';
import { Tabs } from '@zhilv/ui/tabs';
import { elementsIn, type ModdleElement } from '../../parts/bpmn/moddle/ModdleElement.ts';
import { PanelHeadings } from './PanelHeadings.tsx';
import styles from './PanelParts.module.css';
import type { PanelSubject } from './subject/PanelSubject.ts';

export interface PanelPartsProps {
  element: Element;
  subjectOf: (object: ModdleElement) => PanelSubject;
}

/** The headings for an element. A pool is drawn for a process, which is not drawn itself: it has the headings of both. */
export function PanelParts({ element, subjectOf }: PanelPartsProps) {
  const object = element.businessObject as ModdleElement; // bpmn-js says so of all that it draws.
  const [process] = object.$instanceOf('bpmn:Participant') ? elementsIn(object, 'processRef') : [];
  if (process === undefined) return <PanelHeadings subject={subjectOf(object)} />;
  return (
    <div className={styles['parts']}>
      <Tabs
        label="泳池和它的流程"
        tabs={[
          { key: 'pool', title: '泳池', content: <PanelHeadings subject={subjectOf(object)} /> },
          { key: 'process', title: '流程', content: <PanelHeadings subject={subjectOf(process)} /> },
        ]}
      />
    </div>
  );
}
