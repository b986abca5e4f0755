import { later, useLater } from '@zhilv/crud';
import { hiddenText } from '@zhilv/ui/plain/hidden-text';
import { SideSheet } from '@zhilv/ui/side-sheet';
import { ChevronUp, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { PanelContent } from './PanelContent.tsx';
import type { PanelChoice } from './place/panelChoice.ts';
import styles from './PropertiesPanel.module.css';
import { PanelResizer } from './PanelResizer.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import { usePropertiesEntry } from './entry/usePropertiesEntry.ts';
import { useSelected } from './subject/useSelected.ts';

/** The expert mode. Its code comes when somebody asks for it. */
const expertCode = later(async () => (await import('./expert/ExpertPanel.lazy.tsx')).ExpertPanel);

export interface PropertiesPanelProps {
  diagram: OpenDiagram;
  modelKey: string;
  disabled: boolean;
  /** Beside the canvas, closed to a strip there, or in a narrow window a bar below it that opens a sheet. */
  place: 'beside' | 'closed' | 'below';
  choice: PanelChoice;
  onChoose: (next: Partial<PanelChoice>) => void;
}

/** The properties of what is selected in the diagram, or of the process when nothing is. */
export function PropertiesPanel({ diagram, modelKey, disabled, place, choice, onChoose }: PropertiesPanelProps) {
  const { selected, selection } = useSelected(diagram);
  const [sheet, setSheet] = useState(false);
  const expert = useLater(expertCode);
  const content = { diagram, selected, pending: selection.pending, modelKey, disabled, expert };
  const show = place === 'below' ? () => setSheet(true) : () => onChoose({ open: true });
  usePropertiesEntry(diagram, disabled || place === 'beside' ? null : show);
  switch (place) {
    case 'closed':
      return (
        <button type="button" className={styles['strip']} aria-expanded={false} onClick={() => onChoose({ open: true })}>
          <PanelRightOpen size={18} strokeWidth={1.5} aria-hidden="true" />
          <span className={styles['upright']}>属性</span>
        </button>
      );
    case 'below':
      return (
        <>
          <button type="button" className={styles['bar']} aria-haspopup="dialog" onClick={() => setSheet(true)}>
            <span className={hiddenText}>打开属性：</span>
            <PanelTitle selected={selected} />
            <ChevronUp size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
          {sheet && (
            <SideSheet title="属性" onCancel={() => setSheet(false)}>
              <div className={styles['sheet']}>
                <PanelContent {...content} />
              </div>
            </SideSheet>
          )}
        </>
      );
    case 'beside':
      return (
        <>
          <PanelResizer width={choice.width} onResized={(width) => onChoose({ width })} />
          <div className={styles['beside']}>
            <PanelContent {...content} onClose={() => onChoose({ open: false })} />
          </div>
        </>
      );
  }
}
