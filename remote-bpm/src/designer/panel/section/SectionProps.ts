import type { PanelSubject } from '../subject/PanelSubject.ts';

/** What stands below a heading of the panel is given this. */
export interface SectionProps {
  subject: PanelSubject;
}
