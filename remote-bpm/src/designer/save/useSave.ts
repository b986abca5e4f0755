import type { Model } from '@zhilv/contract/bpm';
import { messages } from '@zhilv/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import type { ImportReport } from '../report/ImportReport.ts';
import { saveDiagram } from './saveDiagram.ts';

/** Somebody else has saved the diagram of the model since it was opened. */
export interface Conflict {
  /** The model as the back end has it now. */
  readonly theirs: Model;
  readonly mine: string;
  /** Ends it: what is there is replaced by what is drawn, or nothing is saved. */
  readonly settle: (replaces: boolean) => void;
}

export interface Save {
  /** Whether there is anything to save. */
  readonly needed: boolean;
  readonly busy: boolean;
  readonly run: () => void;
  /** What the back end had last, as far as this page knows; null when it has no diagram yet. */
  readonly stored: string | null;
  /** Waits for the user's choice; null when there is nothing to choose. */
  readonly conflict: Conflict | null;
  /** Has to be called when the diagram was replaced by what the back end has. */
  readonly noteStored: (xml: string | null) => void;
}

/** Saves a model's diagram, one save at a time. @param report knows what saving loses; null for those who may only look */
export function useSave(
  model: Model,
  diagram: OpenDiagram,
  report: Pick<ImportReport, 'acceptsLoss' | 'noteSaved'> | null,
): Save {
  const [stored, setStored] = useState(model.bpmnXml ?? null);
  // What was sent since without an answer: it may have been stored all the same.
  const attempts = useRef(new Set<string>());
  const [busy, setBusy] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const running = useRef(false);
  const isNeeded = (): boolean => {
    const { phase, dirty, simulating } = diagram.read();
    return phase === 'open' && !simulating && (dirty || stored === null);
  };
  const needed = isNeeded();

  const noteStored = (xml: string | null): void => {
    attempts.current.clear();
    setStored(xml);
  };

  const mayReplace = (theirs: Model, mine: string): Promise<boolean> =>
    new Promise((resolve) =>
      setConflict({
        theirs,
        mine,
        settle: (replaces) => {
          setConflict(null);
          resolve(replaces);
        },
      }),
    );

  const save = async (): Promise<void> => {
    if (report !== null && !(await report.acceptsLoss())) return;
    const confirmSaved = diagram.markSaved();
    const toXml = async (): Promise<string> => {
      const xml = await diagram.toXml();
      attempts.current.add(xml);
      return xml;
    };
    const xml = await saveDiagram({ model, known: new Set([stored, ...attempts.current]), toXml, mayReplace });
    if (xml === null) return;
    confirmSaved();
    report?.noteSaved();
    noteStored(xml);
    messages.success(`已保存「${model.name ?? model.key}」的流程图`);
  };

  const run = (): void => {
    diagram.settle();
    if (!isNeeded() || running.current) return;
    running.current = true;
    setBusy(true);
    void save().finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { needed, busy, run, stored, conflict, noteStored };
}

/**
 * Ctrl+S (⌘S) saves instead of asking the browser to save the page, while the page shows. In a shadow root it does so where the key is
 * pressed in that: elsewhere it is the surrounding page's.
 */
export function useSaveKey(save: Save | null, place: RefObject<Element | null>): void {
  useEffect(() => {
    if (save === null) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      const [pressed] = event.composedPath();
      const root = pressed instanceof Node ? pressed.getRootNode() : document;
      if (root !== place.current?.getRootNode()) return;
      // A page may have two designers; what is pressed outside of both is for both.
      const designer = pressed instanceof Element ? pressed.closest('[data-designer]') : null;
      if (designer !== null && !designer.contains(place.current)) return;
      event.preventDefault();
      save.run();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [save, place]);
}
