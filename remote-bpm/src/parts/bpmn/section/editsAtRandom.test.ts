// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { DrawnSection } from '@zhilv/testing/diagram/drawn-section';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import Modeler from 'bpmn-js/lib/Modeler';
import type { Element } from 'bpmn-js/lib/model/Types';
import { expect, it } from 'vitest';
import { WRITING } from '../document/modelModules.ts';
import { ENGINES } from '../engine/Engine.ts';
import { executionListeners } from './listeners/executionListeners.ts';
import { NEW_LISTENER, type TaskListener } from './listeners/Listener.ts';
import { taskListeners } from './listeners/taskListeners.ts';
import { multiInstance } from './multiInstance/multiInstance.ts';
import { asyncFlags } from './task/asyncFlags.ts';
import { buttons } from './task/rows/buttons.ts';
import { userTask } from './task/userTask.ts';

type Edit = (random: SeededRandom) => void;

const text = (random: SeededRandom) => random.pick(['', 'zhang', '${a,b}', '<&>', '审核']);

function listener(random: SeededRandom): TaskListener {
  return {
    ...NEW_LISTENER,
    id: text(random),
    event: random.pick(['create', 'start', 'timeout']),
    listenerType: random.pick(['classListener', 'expressionListener', 'delegateExpressionListener', 'scriptListener']),
    class: text(random),
    expression: text(random),
    delegateExpression: text(random),
    scriptFormat: text(random),
    scriptType: random.pick(['inlineScript', 'externalScript']),
    value: text(random),
    resource: text(random),
    fields: random.some([0, 1, 2], random.below(4)).map((place) => ({
      name: text(random),
      fieldType: random.pick(['string', 'expression']),
      string: text(random),
      expression: text(random),
      place,
    })),
    eventDefinitionType: random.pick(['date', 'duration', 'cycle', 'null']),
    eventTimeDefinitions: text(random),
  };
}

/** Chooses a change of a list that has this length, or of places beside it. */
function listChange<Item>(random: SeededRandom, length: number, item: Item) {
  const place = random.below(length + 1);
  return random.pick([{ add: item }, { edit: item, place }, { remove: place }, { move: place, to: random.below(length + 1) }]);
}

/** What people can do to the user task of a diagram. */
function editsOf(model: DrawnModel<Element>): readonly Edit[] {
  const onTask = new DrawnSection(model, userTask, 'review');
  const [flags, loop, ofTask] = [onTask.beside(asyncFlags), onTask.beside(multiInstance), onTask.beside(taskListeners)];
  const [ofExecution, rows] = [onTask.beside(executionListeners), onTask.beside(buttons)];
  return [
    (random) => onTask.apply({ assignee: text(random), candidateUsers: random.some(['a', 'b', '${c,d}'], random.below(4)) }),
    (random) => flags.apply({ [random.pick(['asyncBefore', 'asyncAfter', 'exclusive'])]: random.chance(0.5) }),
    (random) => loop.apply({ type: random.pick(['parallel', 'sequential', 'standard', 'none']), collection: text(random) }),
    (random) => loop.apply({ asyncBefore: random.chance(0.7), exclusive: random.chance(0.5), loopCardinality: text(random) }),
    (random) => loop.apply({ timeCycle: random.pick(['', 'R3/PT10M', 'R5/PT1M']) }),
    (random) => ofTask.apply(listChange(random, ofTask.read().length, listener(random))),
    (random) => ofExecution.apply(listChange(random, ofExecution.read().length, listener(random))),
    ...(buttons.isFor(rows.element, rows.document)
      ? [
          (random: SeededRandom) =>
            rows.apply(
              listChange(random, rows.read().length, {
                id: text(random),
                name: text(random),
                code: '',
                isHide: '',
                next: '',
                sort: '1',
              }),
            ),
        ]
      : []),
  ];
}

it.each(Object.keys(ENGINES))(
  'gives back the first XML of %s when all is undone, and the last when it is done again',
  { timeout: isLong ? 600_000 : 30_000 },
  async (engine) => {
    const random = new SeededRandom(randomSeed);
    const xml = readFileSync(path.join(import.meta.dirname, `listeners/executionListeners.${engine}.bpmn`), 'utf8');
    const model = await DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), xml);
    const edits = editsOf(model);
    const first = await model.xml();

    for (let round = 0; round < rounds({ sample: 60, soak: 2000 }); round += 1) random.pick(edits)(random);

    const last = await model.xml();
    expect(last).not.toBe(first);
    const steps = model.steps();
    for (let step = 0; step < steps; step += 1) model.undo();
    expect(await model.xml()).toBe(first);
    for (let step = 0; step < steps; step += 1) model.redo();
    expect(await model.xml()).toBe(last);
    await expect(DrawnModel.open<Element>(() => new Modeler({ additionalModules: WRITING }), last)).resolves.toBeDefined();
  },
);
