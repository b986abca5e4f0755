// @vitest-environment happy-dom
import { DrawnModel } from '@zhilv/testing/diagram/drawn-model';
import { type EditedElement, RandomModelEdits } from '@zhilv/testing/diagram/random-model-edits';
import { isLong, randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import Modeler from 'bpmn-js/lib/Modeler';
import { afterEach, expect, it, vi } from 'vitest';
import { changeExtensions, extensionsOf } from '../command/extensions.ts';
import type { ModelChanges } from '../command/modelChanges.ts';
import type { BpmnDocument } from '../document/BpmnDocument.ts';
import { WRITING } from '../document/modelModules.ts';
import { type Engine, ENGINES } from '../engine/Engine.ts';
import { elementsIn, type ModdleElement } from '../moddle/ModdleElement.ts';

afterEach(() => void vi.restoreAllMocks());

/** A model with things of an engine and of another tool, which has no diagram and gets one when it is opened. */
const modelFor = ({ prefix, uri }: Engine): string => `<?xml version="1.0" encoding="UTF-8"?>
<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:${prefix}="${uri}" xmlns:note="urn:other-tool" targetNamespace="${uri}">
  <message id="paid" name="已付款"/>
  <process id="leave" name="请假" isExecutable="true">
    <documentation>请假流程</documentation>
    <extensionElements>
      <${prefix}:executionListener class="com.example.Log" event="start"/>
      <${prefix}:executionListener event="end" class="com.example.Log"><${prefix}:field name="a"><${prefix}:string>1</${prefix}:string></${prefix}:field></${prefix}:executionListener>
    </extensionElements>
    <startEvent id="start" name="开始" ${prefix}:formKey="leave-form"/>
    <userTask id="apply" name="申请" ${prefix}:assignee="\${initiator}" note:colour="red"/>
    <subProcess id="review" name="评审">
      <startEvent id="begin"/>
      <userTask id="check" name="审批"><multiInstanceLoopCharacteristics isSequential="true" ${prefix}:collection="\${people}" ${prefix}:elementVariable="one"/></userTask>
      <sequenceFlow id="f4" sourceRef="begin" targetRef="check"/>
    </subProcess>
    <boundaryEvent id="late" name="超时" attachedToRef="review"><timerEventDefinition id="timer"><timeDuration>PT1H</timeDuration></timerEventDefinition></boundaryEvent>
    <exclusiveGateway id="decide" name="同意？" default="f3"/>
    <endEvent id="end" name="结束"/>
    <sequenceFlow id="f1" sourceRef="start" targetRef="apply"/>
    <sequenceFlow id="f2" sourceRef="apply" targetRef="review"/>
    <sequenceFlow id="f3" sourceRef="decide" targetRef="end"/>
    <sequenceFlow id="f5" name="退回" sourceRef="decide" targetRef="apply"><conditionExpression>\${!ok}</conditionExpression></sequenceFlow>
    <sequenceFlow id="f6" sourceRef="review" targetRef="decide"/>
    <textAnnotation id="hint"><text>三天以内由组长审批</text></textAnnotation>
    <association id="a1" sourceRef="hint" targetRef="apply"/>
  </process>
</definitions>`;

const open = async (engine: Engine): Promise<DrawnModel<EditedElement>> =>
  await DrawnModel.open<EditedElement>(() => new Modeler({ additionalModules: WRITING }), modelFor(engine));

/** Edits as those of the properties panel: they go through `modelChanges`, and each changes several things in one step. */
function panelEdits(model: DrawnModel<EditedElement>, random: SeededRandom): readonly ((element: EditedElement) => void)[] {
  // Modules of `WRITING` give them.
  const changes = model.service('modelChanges') as ModelChanges;
  const document = model.service('bpmnDocument') as BpmnDocument;
  const { moddle } = document;
  const objectOf = ({ businessObject }: EditedElement) => businessObject as unknown as ModdleElement;
  const apply = (element: EditedElement, ...list: Parameters<ModelChanges['apply']>[1]): void =>
    changes.apply(element as unknown as Parameters<ModelChanges['apply']>[0], list);
  return [
    (element) => {
      const object = objectOf(element);
      const text = moddle.create('bpmn:Documentation', { text: random.pick(['说明', '<b>&</b>', '']) });
      text.$parent = object;
      apply(
        element,
        { object, properties: { documentation: random.chance(0.3) ? [] : [...elementsIn(object, 'documentation'), text] } },
        { object: document.definitions, properties: { name: `第 ${random.below(100)} 版` } },
      );
    },
    (element) => {
      const object = objectOf(element);
      const listener = moddle.createAny('note:mark', 'urn:other-tool', { value: String(random.below(100)) });
      const present = extensionsOf(object);
      const values = random.chance(0.4) ? present.filter(() => random.chance(0.5)) : [...present, listener];
      apply(element, changeExtensions(object, values, moddle));
    },
    (element) => {
      const { definitions } = document;
      const message = moddle.create('bpmn:Message', { id: `message-${random.below(1_000_000_000)}`, name: '新消息' });
      message.$parent = definitions;
      apply(element, {
        object: definitions,
        properties: { rootElements: [...elementsIn(definitions, 'rootElements'), message] },
      });
    },
  ];
}

it.each(Object.values(ENGINES))(
  `random edits of a model for $label that are undone leave it as it was, and redone it is the same (seed ${randomSeed})`,
  { timeout: isLong ? 1_800_000 : 30_000 },
  async (engine) => {
    const random = new SeededRandom(randomSeed);
    // bpmn-js makes ids of it: with the same seed the same ones.
    vi.spyOn(Math, 'random').mockImplementation(() => random.next());
    const model = await open(engine);
    const opened = await model.xml();

    // Opening it is no step, although it was laid out.
    expect(model.steps()).toBe(0);

    const serialise = vi.spyOn(model.service('moddle') as { toXML(): unknown }, 'toXML'); // It is bpmn-js's own.
    const edits = new RandomModelEdits(model, random, panelEdits(model, random));
    // Some find nothing that they could change.
    const attempts = rounds({ sample: 30, soak: 4_000 });
    for (let attempt = 0; attempt < attempts; attempt += 1) edits.step();
    // It takes time, in which nobody could go on.
    expect(serialise).not.toHaveBeenCalled();
    const edited = await model.xml();
    expect(edited).not.toBe(opened);

    const steps = model.steps();
    expect(steps).toBeGreaterThan(attempts * 0.5);
    for (let step = 0; step < steps; step += 1) model.undo();
    expect(await model.xml()).toBe(opened);

    for (let step = 0; step < steps; step += 1) model.redo();
    expect(await model.xml()).toBe(edited);
    model.destroy();
  },
);

it.each(Object.values(ENGINES))('renaming what a model for $label has and undoing it leaves it as it was', async (engine) => {
  const model = await open(engine);
  const modeling = model.service('modeling') as { updateLabel(element: EditedElement, name: string): void }; // It is bpmn-js's own.
  const opened = await model.xml();

  for (const id of ['start', 'apply', 'check', 'late', 'decide', 'f5', 'hint']) {
    modeling.updateLabel(model.shape(id), '改过的名称');
    expect(await model.xml()).not.toBe(opened);
    model.undo();
    expect(await model.xml()).toBe(opened);
  }
  model.destroy();
});
