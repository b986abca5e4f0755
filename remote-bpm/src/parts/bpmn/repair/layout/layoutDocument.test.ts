import { type DrawnBox, drawnPlaces, isWithin, overlaps } from '@zhilv/testing/diagram/drawn-places';
import { randomSeed, rounds } from '@zhilv/testing/soak';
import { SeededRandom } from '@zhilv/testing/soak/seeded-random';
import { BpmnModdle } from 'bpmn-moddle';
import { expect, it } from 'vitest';
import type { Moddle, ModdleElement } from '../../moddle/ModdleElement.ts';
import { FreeIds } from '../ids/FreeIds.ts';
import { layoutDocument } from './layoutDocument.lazy.ts';

async function laidOut(content: string) {
  const moddle = new BpmnModdle();
  const { rootElement } = await moddle.fromXML(
    `<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" targetNamespace="x">${content}</definitions>`,
  );
  const definitions = rootElement as ModdleElement; // The package's own declarations are ours.
  await layoutDocument(definitions, moddle as unknown as Moddle, FreeIds.of(definitions));
  const places = drawnPlaces(definitions);
  const box = (id: string): DrawnBox => {
    const found = places.boxes.get(id);
    if (found === undefined) throw new Error(`${id} is not drawn.`);
    return found;
  };
  return { ...places, box, xml: (await moddle.toXML(rootElement)).xml };
}

const flow = (id: string, from: string, to: string): string => `<sequenceFlow id="${id}" sourceRef="${from}" targetRef="${to}"/>`;

it('draws what follows to the right of what it follows, and joins them by a straight line', async () => {
  const { box, lines } = await laidOut(`<process id="p"><startEvent id="s"/><userTask id="t"/>${flow('f', 's', 't')}</process>`);

  expect(box('s').x).toBeLessThan(box('t').x);
  expect(lines.get('f')).toEqual([
    { x: box('s').x + 36, y: box('s').y + 18 },
    { x: box('t').x, y: box('t').y + 40 },
  ]);
});

it('draws sub-processes expanded, around what is in them at any depth', async () => {
  const { box, xml } = await laidOut(
    `<process id="p"><subProcess id="outer"><task id="a"/><subProcess id="inner"><task id="b"/><task id="c"/></subProcess></subProcess><task id="d"/></process>`,
  );

  for (const [inner, outer] of [
    ['a', 'outer'],
    ['inner', 'outer'],
    ['b', 'inner'],
    ['c', 'inner'],
  ] as const)
    expect(isWithin(box(inner), box(outer))).toBe(true);
  expect(overlaps(box('d'), box('outer'))).toBe(false);
  expect(xml.match(/isExpanded="true"/g)).toHaveLength(2);
});

it('draws boundary events beside each other on the lower edge of their activity', async () => {
  const { box, lines } = await laidOut(
    `<process id="p"><task id="t"/>${['b1', 'b2', 'b3'].map((id) => `<boundaryEvent id="${id}" attachedToRef="t"/>`).join('')}<task id="u"/>${flow('f', 'b2', 'u')}</process>`,
  );

  const [one, two, three] = ['b1', 'b2', 'b3'].map(box);
  for (const event of [one, two, three]) expect(Number(event?.y) + 18).toBe(box('t').y + 80);
  for (const [left, right] of [
    [one, two],
    [two, three],
  ])
    expect(Number(left?.x) + 36).toBeLessThanOrEqual(Number(right?.x));
  expect(lines.get('f')?.[0]).toEqual({ x: Number(two?.x) + 18, y: Number(two?.y) + 36 });
});

it('draws annotations above and data below what they belong to, with the lines to it', async () => {
  const { box, lines } = await laidOut(
    `<process id="p"><dataObjectReference id="d"/><task id="t"><dataOutputAssociation id="o"><targetRef>d</targetRef></dataOutputAssociation></task><task id="u"/>${flow('f', 't', 'u')}
     <textAnnotation id="n"><text>说明</text></textAnnotation><association id="a" sourceRef="t" targetRef="n"/><group id="g"/></process>`,
  );

  expect(box('n').y + box('n').height).toBeLessThan(box('t').y);
  expect(box('d').y).toBeGreaterThan(box('t').y + 80);
  expect([...lines.keys()]).toEqual(['f', 'o', 'a']);
  expect(overlaps(box('g'), box('u'))).toBe(false);
});

const LANES = `<laneSet id="ls"><lane id="top"><flowNodeRef>s</flowNodeRef><flowNodeRef>e</flowNodeRef></lane><lane id="bottom">
  <childLaneSet id="cs"><lane id="one"><flowNodeRef>t</flowNodeRef></lane><lane id="none"/></childLaneSet></lane></laneSet>`;
const IN_LANES = `<startEvent id="s"/><task id="t"/><endEvent id="e"/>${flow('f', 's', 't')}${flow('g', 't', 'e')}`;

it('draws pools below each other, their lanes one below the other, and what is in a lane in it', async () => {
  const { box, lines } = await laidOut(
    `<collaboration id="c"><participant id="first" processRef="p"/><participant id="second" processRef="q"/><participant id="closed"/>
       <messageFlow id="m" sourceRef="t" targetRef="u"/><messageFlow id="n" sourceRef="u" targetRef="closed"/></collaboration>
     <process id="p">${LANES}${IN_LANES}</process><process id="q"><task id="u"/></process>`,
  );

  for (const [inner, outer] of [
    ['top', 'first'],
    ['bottom', 'first'],
    ['one', 'bottom'],
    ['none', 'bottom'],
    ['s', 'top'],
    ['e', 'top'],
    ['t', 'one'],
    ['u', 'second'],
  ] as const)
    expect([inner, isWithin(box(inner), box(outer))]).toEqual([inner, true]);
  expect(box('top').y + box('top').height).toBe(box('bottom').y);
  expect(box('bottom').y + box('bottom').height).toBe(box('first').y + box('first').height);
  expect(new Set(['first', 'second', 'closed'].map((id) => box(id).width)).size).toBe(1);
  expect(new Set(['first', 'top', 'one'].map((id) => box(id).x + box(id).width)).size).toBe(1);
  expect(lines.get('m')?.at(-1)).toEqual({ x: box('u').x + 50, y: box('u').y });
  expect(lines.get('n')).toEqual([
    { x: box('u').x + 50, y: box('u').y + 80 },
    { x: box('u').x + 50, y: box('closed').y },
  ]);
});

it('draws the lanes of a process without a pool, and what is in no lane in the first', async () => {
  const { box } = await laidOut(`<process id="p">${LANES}${IN_LANES}<task id="stray"/></process>`);

  expect(isWithin(box('t'), box('one'))).toBe(true);
  expect(isWithin(box('stray'), box('top'))).toBe(true);
});

it('draws the process of two pools in one of them', async () => {
  const { boxes } = await laidOut(
    '<collaboration id="c"><participant id="a" processRef="p"/><participant id="b" processRef="p"/></collaboration><process id="p"><task id="t"/></process>',
  );

  expect([...boxes.keys()]).toEqual(['a', 't', 'b']);
});

it('leaves out what has no end, and draws all else', async () => {
  const { boxes, lines } = await laidOut(
    `<process id="p"><task id="t"/><subProcess id="sub"><task id="u"/></subProcess><boundaryEvent id="nowhere"/>
     ${flow('f', 't', 'gone')}${flow('g', 't', 'u')}<association id="a" sourceRef="t" targetRef="gone"/></process>`,
  );

  expect([...boxes.keys()].sort()).toEqual(['sub', 't', 'u']);
  // It is no correct flow, for it goes into a sub-process; it is drawn all the same.
  expect([...lines.keys()]).toEqual(['g']);
});

it('places the name of a gateway where no line is', async () => {
  const { box, labels } = await laidOut(
    `<process id="p"><exclusiveGateway id="g" name="通过？"/><task id="a"/><task id="b"/><sequenceFlow id="yes" name="是" sourceRef="g" targetRef="a"/><sequenceFlow id="no" name="否" sourceRef="g" targetRef="b"/></process>`,
  );

  const label = labels.get('g');
  expect(Number(label?.y) + Number(label?.height)).toBeLessThan(box('g').y);
  expect(labels.get('yes')).not.toEqual(labels.get('no'));
});

it('leaves room for the name of a flow between what it joins', async () => {
  const { box, labels } = await laidOut(
    '<process id="p"><task id="a"/><task id="b"/><sequenceFlow id="f" name="部门经理已经同意" sourceRef="a" targetRef="b"/></process>',
  );

  const label = labels.get('f');
  expect(Number(label?.x)).toBeGreaterThan(box('a').x + 100);
  expect(Number(label?.x) + Number(label?.width)).toBeLessThan(box('b').x);
});

const TYPES = ['task', 'userTask', 'exclusiveGateway', 'parallelGateway', 'startEvent', 'endEvent'];

it(`draws any graph without anything on top of anything (seed ${randomSeed})`, async () => {
  const random = new SeededRandom(randomSeed);
  for (let round = 0; round < rounds({ sample: 15, soak: 1_500 }); round += 1) {
    const count = 2 + random.below(16);
    const ids = Array.from({ length: count }, (_, index) => `n${index}`);
    const nodes = ids.map((id) => {
      const type = random.pick(TYPES);
      return `<${type} id="${id}"/>${type.endsWith('ask') && random.chance(0.2) ? `<boundaryEvent id="b${id}" attachedToRef="${id}"/>` : ''}`;
    });
    const sources = nodes.join('').match(/(?<= id=")\w+/g) ?? [];
    const flows = Array.from({ length: random.below(2 * count) }, (_, index) =>
      flow(`f${index}`, random.pick(sources), random.pick(ids)),
    );

    const { box, lines } = await laidOut(`<process id="p">${nodes.join('')}${flows.join('')}</process>`);

    for (const [index, id] of ids.entries())
      for (const other of ids.slice(index + 1)) expect([id, other, overlaps(box(id), box(other))]).toEqual([id, other, false]);
    expect(lines.size).toBe(flows.length);
    for (const points of lines.values())
      for (const [at, point] of points.slice(1).entries())
        // Each piece of a line goes straight up, down or along.
        expect(point.x === points[at]?.x || point.y === points[at]?.y).toBe(true);
  }
});
