import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { Lint } from './Lint.ts';

const LINTS = new WeakMap<OpenDiagram, Lint>();

/** Gives the lint of a diagram; it is made when it is first asked for. */
export function lintOf(diagram: OpenDiagram): Lint {
  let lint = LINTS.get(diagram);
  if (lint === undefined) LINTS.set(diagram, (lint = new Lint(diagram)));
  return lint;
}
