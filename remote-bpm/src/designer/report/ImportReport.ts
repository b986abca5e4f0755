import { confirm } from '@zhilv/platform';
import type { Loss } from '../../parts/bpmn/fidelity/Loss.ts';
import type { Repair } from '../../parts/bpmn/repair/Repair.ts';
import type { OpenDiagram } from '../../parts/diagram/OpenDiagram.ts';
import { whenIdle } from '../idle/whenIdle.ts';

/** What is known of the XML that is open: what saving would lose of it and what was put right, or that the former could not be found out. */
export type Fidelity =
  | { readonly phase: 'pending' }
  | { readonly phase: 'known'; readonly source: string; readonly losses: readonly Loss[]; readonly repairs: readonly Repair[] }
  | { readonly phase: 'failed'; readonly source: string };

const PENDING: Fidelity = { phase: 'pending' };

/**
 * Compares each XML that a diagram opens with what would be saved of it, when the browser is idle. Nobody overwrites the XML before he
 * has read what would be lost.
 */
export class ImportReport {
  readonly #diagram: Pick<OpenDiagram, 'read' | 'subscribe' | 'unchanged'>;
  readonly #listeners = new Set<() => void>();
  readonly #leave: () => void;
  /** The XML that the report is about; null before one is open. */
  #source: string | null = null;
  #repairs: readonly Repair[] = [];
  #finding: Promise<Fidelity> = Promise.resolve(PENDING);
  #fidelity: Fidelity = PENDING;
  #accepted = false;

  constructor(diagram: Pick<OpenDiagram, 'read' | 'subscribe' | 'unchanged'>) {
    this.#diagram = diagram;
    this.#leave = diagram.subscribe(() => this.#follow());
    this.#follow();
  }

  readonly read = (): Fidelity => this.#fidelity;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks the user, once for each XML, when saving would lose something. @returns whether to save */
  async acceptsLoss(): Promise<boolean> {
    if (this.#accepted) return true;
    const source = this.#source;
    let fidelity = await this.#finding;
    // The code that compares may not have come because the network was away.
    if (fidelity.phase === 'failed') fidelity = await (this.#finding = this.#find(fidelity.source));
    const question = questionOf(fidelity);
    if (question !== null && !(await confirm({ content: question, danger: true, okText: '保存' }))) return false;
    // Another XML may be open by now, and that is the one to be saved.
    if (source !== this.#source) return await this.acceptsLoss();
    this.#accepted = true;
    return true;
  }

  /** Has to be called when the XML that was open has been overwritten: what it lost is gone, and what was put right is in it. */
  noteSaved(): void {
    if (this.#source !== null && this.#accepted) this.#tell({ phase: 'known', source: this.#source, losses: [], repairs: [] });
  }

  end(): void {
    this.#leave();
    this.#listeners.clear();
  }

  #follow(): void {
    const { source, repairs } = this.#diagram.read();
    if (source === null || source === this.#source) return;
    this.#source = source;
    this.#repairs = repairs;
    this.#accepted = false;
    this.#tell(PENDING);
    this.#finding = whenIdle().then(() => this.#find(source));
  }

  async #find(source: string): Promise<Fidelity> {
    const fidelity = await this.#compare(source);
    if (source === this.#source && !this.#accepted) this.#tell(fidelity);
    return fidelity;
  }

  async #compare(source: string): Promise<Fidelity> {
    try {
      const [{ fidelityReport }, unchanged] = await Promise.all([
        import('../../parts/bpmn/fidelity/fidelityReport.lazy.ts'),
        this.#diagram.unchanged(source),
      ]);
      // Writing and comparing a large diagram both take a while, between which people can go on.
      await whenIdle();
      return { phase: 'known', source, losses: fidelityReport(source, unchanged), repairs: this.#repairs };
    } catch (error) {
      // oxlint-disable-next-line no-console -- the reason why a diagram cannot be compared helps only developers
      console.error(error);
      return { phase: 'failed', source };
    }
  }

  #tell(fidelity: Fidelity): void {
    this.#fidelity = fidelity;
    for (const listener of this.#listeners) listener();
  }
}

/** What to ask before the XML is overwritten; null when there is nothing to ask. */
function questionOf(fidelity: Fidelity): string | null {
  switch (fidelity.phase) {
    case 'pending':
      return null;
    case 'known': {
      const { length } = fidelity.losses;
      return length === 0 ? null : `保存后，原文件中有 ${length} 处内容会丢失或改变。确定保存吗？`;
    }
    case 'failed':
      return '没有查清保存后原文件的内容是否完整。确定保存吗？';
  }
}
