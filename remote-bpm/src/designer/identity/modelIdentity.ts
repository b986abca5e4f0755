import type { Model } from '@zhilv/contract/bpm';
import { useEffect, useRef } from 'react';
import type { ModelIdentity, ProcessIdentity } from '../../parts/bpmn/section/general/ProcessIdentity.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';

type Named = Pick<Model, 'key' | 'name'>;

/** The time after which a process takes over what its model is called by then. */
const DELAY_MS = 1000;

/** Has a diagram that can be changed name its process as the model is called, before it is drawn. */
export function beginWith(model: Named, diagram: OpenDiagram, editable: boolean): OpenDiagram {
  if (editable) identityIn(diagram).begin(identityOf(model));
  return diagram;
}

/**
 * Gives the process of a diagram what its model is called one second after it was drawn, once: somebody may have renamed it meanwhile.
 * @param drawn whether it is drawn, and can be changed
 */
export function useModelIdentity(model: Named, diagram: OpenDiagram, drawn: boolean): void {
  const latest = useRef(model);
  useEffect(() => {
    latest.current = model;
  });
  useEffect(() => {
    if (!drawn) return undefined;
    const timer = setTimeout(() => identityIn(diagram).settle(identityOf(latest.current)), DELAY_MS);
    return () => clearTimeout(timer);
  }, [diagram, drawn]);
}

const identityIn = (diagram: OpenDiagram): ProcessIdentity => diagram.service<ProcessIdentity>('processIdentity');

const identityOf = ({ key, name }: Named): ModelIdentity => ({ key, name: name ?? key });
