import type { SeededRandom } from '../soak/SeededRandom.ts';
import { documentXml, flowsXml, processXml } from './processXml.ts';

/** A piece of a process with one way in and one way out. */
interface Piece {
  readonly first: string;
  readonly last: string;
}

const CONDITIONS = ['${n > 1}', '${n == 0}', '${yes}', '${people.size() > 1}', '${n > m}'];
const ROUNDS = [
  'flowable:collection="people" flowable:elementVariable="person"/>',
  'isSequential="true" flowable:collection="people" flowable:elementVariable="person"/>',
  '><loopCardinality>${n}</loopCardinality></multiInstanceLoopCharacteristics>',
  'flowable:collection="people"><completionCondition>${nrOfCompletedInstances / nrOfInstances >= 0.5}</completionCondition></multiInstanceLoopCharacteristics>',
];
const TIMER = '<timerEventDefinition><timeDuration>PT1H</timeDuration></timerEventDefinition>';
const CYCLE = '<timerEventDefinition><timeCycle>R3/PT1H</timeCycle></timerEventDefinition>';
const MESSAGE = '<messageEventDefinition messageRef="M"/>';
const SIGNAL = '<signalEventDefinition signalRef="S"/>';
const ERROR = '<errorEventDefinition errorRef="E"/>';

/** Makes processes of every kind of element, some of which come to a standstill, and calls of another one. */
export class RandomProcess {
  readonly #random: SeededRandom;
  #elements: string[] = [];
  #count = 0;
  /** The process that the one which is made may call. */
  #called: string | null = null;

  constructor(random: SeededRandom) {
    this.#random = random;
  }

  /** Writes a document with the processes `p`, `q` and `r`; each may call the next one. */
  xml(): string {
    const around = '<message id="M" name="news"/><signal id="S" name="alarm"/><error id="E" errorCode="bad"/>';
    return documentXml(around, this.#process('r', 3, null), this.#process('q', 3, 'r'), this.#process('p', 0, 'q'));
  }

  #process(id: string, level: number, called: string | null): string {
    this.#called = called;
    const content = this.#inside(level);
    if (this.#random.chance(0.3)) this.#eventSubProcess();
    const own = this.#elements;
    this.#elements = [];
    return processXml(id, ...own, content);
  }

  /** From a start to an end, with whatever between them; what it has made stands in `#elements`, the flows are given. */
  #inside(level: number): string {
    const start = this.#add('startEvent');
    const end = this.#add(
      'endEvent',
      '',
      this.#random.chance(0.1) ? this.#random.pick([ERROR, '<terminateEventDefinition/>', SIGNAL]) : '',
    );
    const piece = this.#sequence(level);
    return flowsXml(`${start}>${piece.first}`, `${piece.last}>${end}`);
  }

  #sequence(level: number): Piece {
    const pieces = Array.from({ length: 1 + this.#random.below(3) }, () => this.#piece(level));
    pieces.forEach((piece, index) => {
      const next = pieces[index + 1];
      if (next !== undefined) this.#flow(`${piece.last}>${next.first}`);
    });
    // There is one at least.
    return { first: pieces[0]?.first ?? '', last: pieces.at(-1)?.last ?? '' };
  }

  #piece(level: number): Piece {
    const few = this.#called === null ? 7 : 8;
    const kind = this.#random.below(level > 2 ? few : 13);
    if (kind < 4) return this.#activity('userTask', 'flowable:candidateUsers="${people}"');
    if (kind === 4) return this.#activity('serviceTask', 'flowable:expression="${n + 1}" flowable:resultVariable="m"');
    if (kind === 5) return this.#activity('serviceTask', 'flowable:delegateExpression="${mail}"');
    if (kind === 6) return this.#single(this.#add('intermediateCatchEvent', '', this.#random.pick([TIMER, MESSAGE, SIGNAL])));
    if (kind === 7) return this.#activity('callActivity', `calledElement="${this.#called}" flowable:inheritVariables="true"`);
    if (kind === 8)
      return this.#random.chance(0.3) ? this.#single(this.#add('intermediateThrowEvent', '', SIGNAL)) : this.#subProcess(level);
    if (kind === 9) return this.#eventGateway(level);
    return this.#branches(level);
  }

  #activity(tag: string, attributes: string): Piece {
    const id = this.#add(tag, `${attributes}${this.#random.chance(0.15) ? ' flowable:async="true"' : ''}`, this.#round());
    this.#boundary(id);
    return this.#single(id);
  }

  #subProcess(level: number): Piece {
    const outer = this.#elements;
    this.#elements = [];
    const flows = this.#inside(level + 1);
    if (this.#random.chance(0.3)) this.#eventSubProcess();
    const content = `${this.#elements.join('')}${flows}`;
    this.#elements = outer;
    const id = this.#add('subProcess', '', `${this.#round()}${content}`);
    this.#boundary(id);
    return this.#single(id);
  }

  #eventSubProcess(): void {
    const outer = this.#elements;
    this.#elements = [];
    const interrupts = this.#random.chance(0.5);
    const event = this.#random.pick(interrupts ? [MESSAGE, TIMER, ERROR] : [MESSAGE, SIGNAL, CYCLE]);
    const start = this.#add('startEvent', `isInterrupting="${interrupts}"`, event);
    const piece = this.#sequence(3);
    const content = `${this.#elements.join('')}${flowsXml(`${start}>${piece.first}`)}`;
    this.#elements = outer;
    this.#add('subProcess', 'triggeredByEvent="true"', content);
  }

  #branches(level: number): Piece {
    const kinds = ['exclusiveGateway', 'parallelGateway', 'inclusiveGateway'];
    const kind = this.#random.pick(kinds);
    const fork = this.#next();
    // Sometimes what is forked by one is joined by another, which may never go on.
    const join = this.#add(this.#random.chance(0.85) ? kind : this.#random.pick(kinds));
    const branches = Array.from({ length: 2 + this.#random.below(2) }, () => this.#sequence(level + 1));
    branches.forEach((branch, index) => {
      const condition = index === 0 || kind === 'parallelGateway' ? '' : ` ${this.#random.pick(CONDITIONS)}`;
      this.#flow(`${fork}>${branch.first}${condition}`, `${branch.last}>${join}`);
    });
    const usual = kind === 'exclusiveGateway' ? ` default="${fork}-${branches[0]?.first}"` : '';
    this.#elements.push(`<${kind} id="${fork}"${usual}/>`);
    return { first: fork, last: join };
  }

  #eventGateway(level: number): Piece {
    const fork = this.#add('eventBasedGateway');
    const join = this.#add('exclusiveGateway');
    for (const event of this.#random.some([TIMER, MESSAGE, SIGNAL], 2)) {
      const caught = this.#add('intermediateCatchEvent', '', event);
      const piece = this.#piece(Math.max(level + 1, 3));
      this.#flow(`${fork}>${caught}>${piece.first}`, `${piece.last}>${join}`);
    }
    return { first: fork, last: join };
  }

  #boundary(host: string): void {
    if (!this.#random.chance(0.3)) return;
    const interrupts = this.#random.chance(0.5);
    const event = this.#random.pick(interrupts ? [TIMER, MESSAGE, ERROR] : [CYCLE, MESSAGE, SIGNAL]);
    const id = this.#add('boundaryEvent', `attachedToRef="${host}" cancelActivity="${interrupts}"`, event);
    this.#flow(`${id}>${this.#add('userTask')}`);
  }

  readonly #round = (): string =>
    this.#random.chance(0.25) ? `<multiInstanceLoopCharacteristics ${this.#random.pick(ROUNDS)}` : '';

  readonly #single = (id: string): Piece => ({ first: id, last: id });

  #add(tag: string, attributes = '', content = ''): string {
    const id = this.#next();
    this.#elements.push(`<${tag} id="${id}" ${attributes}>${content}</${tag}>`);
    return id;
  }

  #flow(...flows: readonly string[]): void {
    this.#elements.push(flowsXml(...flows));
  }

  #next(): string {
    this.#count += 1;
    return `n${this.#count}`;
  }
}
