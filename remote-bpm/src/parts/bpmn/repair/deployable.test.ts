// @vitest-environment happy-dom
import { BpmnXml } from '@zhilv/contract/bpm';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { hasProcessVectors, processVectors } from '@zhilv/testing/diagram/process-vectors';
import { isLong, randomSeed, sampleOf } from '@zhilv/testing/soak';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import { WRITING } from '../document/modelModules.ts';
import { compareTrees } from '../fidelity/compareTrees.ts';
import { xmlTree } from '../fidelity/xmlTree.ts';

/** What one document says of the process and another one does not. */
const processOnlyIn = (one: string, other: string): readonly string[] =>
  compareTrees(xmlTree(one), xmlTree(other))
    .filter(({ drawing }) => !drawing)
    .map(({ path, what, value }) => `${path} ${what} ${value}`);

it.skipIf(!hasProcessVectors)(
  `a model without a diagram that an engine runs is opened, drawn and saved as the same model (seed ${randomSeed}; skipped where the models are missing)`,
  { timeout: isLong ? 600_000 : 60_000 },
  async () => {
    for (const { name, xml } of sampleOf(processVectors(), 8)) {
      const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), xml);
      const saved = await model.xml();
      model.destroy();

      expect([name, ...processOnlyIn(xml, saved), ...processOnlyIn(saved, xml)]).toEqual([name]);
      // The server takes it.
      expect(BpmnXml.parse(saved)).toBe(saved);
      const ids = [...xml.matchAll(/<(?:\w+(?:Task|Event|Gateway)|subProcess|callActivity|sequenceFlow|task) id="([^"]+)"/g)];
      const drawn = new Set([...saved.matchAll(/ bpmnElement="([^"]+)"/g)].map(([, id]) => id));
      expect([name, ...ids.map(([, id]) => id).filter((id) => !drawn.has(id))]).toEqual([name]);
    }
  },
);
