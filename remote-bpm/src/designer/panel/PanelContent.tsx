import type { Opening } from '@zhilv/crud';
import { Button } from '@zhilv/ui/button';
import { CircleHelp, PanelRightClose, SlidersHorizontal } from 'lucide-react';
import type { ComponentType } from 'react';
import type { BpmnDocument } from '../../parts/bpmn/document/BpmnDocument.ts';
import type { EngineName } from '../../parts/bpmn/engine/Engine.ts';
import type { ModelChange, ModelChanges } from '../../parts/bpmn/command/modelChanges.ts';
import type { ModdleElement } from '../../parts/bpmn/moddle/ModdleElement.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { ExpertPanelProps } from './expert/ExpertPanel.lazy.tsx';
import styles from './PanelContent.module.css';
import { PanelParts } from './PanelParts.tsx';
import { PanelTitle } from './PanelTitle.tsx';
import type { Selected } from './subject/PanelSelection.ts';
import type { PanelSubject } from './subject/PanelSubject.ts';
import type { PendingTexts } from './subject/PendingTexts.ts';

export interface PanelContentProps {
  diagram: OpenDiagram;
  selected: Selected;
  pending: PendingTexts;
  modelKey: string;
  disabled: boolean;
  /** The panel of bpmn-io, for those who can edit. */
  expert: Opening<ComponentType<ExpertPanelProps>>;
  /** Where it can be closed. */
  onClose?: () => void;
}

const HELP: Readonly<Record<EngineName, string>> = {
  camunda: 'https://docs.camunda.org/manual/latest/reference/bpmn20/',
  flowable: 'https://www.flowable.com/open-source/docs/bpmn/ch07b-BPMN-Constructs',
  activiti: 'https://www.activiti.org/userguide/#bpmnConstructs',
};

/** The title of the panel and its headings. */
export function PanelContent({ diagram, selected, pending, modelKey, disabled, expert, onClose }: PanelContentProps) {
  // It cannot be told that nothing may be changed.
  const Expert = disabled ? null : expert.code;
  const document = diagram.service<BpmnDocument>('bpmnDocument');
  // There is another `selected` with every change of the model, and so other subjects.
  const subjectOf = (object: ModdleElement): PanelSubject => {
    const element = selected.kind === 'one' ? selected.element : null;
    const apply = (changes: readonly ModelChange[]): void => {
      if (element !== null && !disabled) diagram.service<ModelChanges>('modelChanges').apply(element, changes);
    };
    return { object, document, modelKey, disabled, pending, apply };
  };
  return (
    <>
      <header className={styles['header']}>
        <PanelTitle selected={selected} />
        <a
          className={styles['help']}
          href={HELP[document.engine.name]}
          target="_blank"
          rel="noopener noreferrer"
          title={`${document.engine.label} 的 BPMN 文档（在新窗口打开）`}
          aria-label={`帮助：${document.engine.label} 的 BPMN 文档（在新窗口打开）`}
        >
          <CircleHelp size={16} strokeWidth={1.5} aria-hidden="true" />
          <span>帮助</span>
        </a>
        {!disabled && Expert === null && (
          <Button
            kind="text"
            icon={<SlidersHorizontal size={16} strokeWidth={1.5} />}
            busy={expert.loading}
            onPointerEnter={expert.prepare}
            onClick={() => void expert.open()}
          >
            专家模式
          </Button>
        )}
        {onClose !== undefined && (
          <Button
            kind="quiet"
            icon={<PanelRightClose size={16} strokeWidth={1.5} />}
            aria-label="收起属性面板"
            title="收起属性面板"
            onClick={onClose}
          />
        )}
      </header>
      {Expert !== null ? (
        <Expert diagram={diagram} modelKey={modelKey} onLeave={expert.close} />
      ) : selected.kind === 'several' ? (
        <p className={styles['quiet']}>选中一个元素，查看和修改它的属性。</p>
      ) : (
        <div className={styles['body']}>
          <PanelParts key={selected.key} element={selected.element} subjectOf={subjectOf} />
        </div>
      )}
    </>
  );
}
