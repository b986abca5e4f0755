/** Something in a document that the engine cannot run. */
export interface ModelProblem {
  /** Id of the element; null when the document as a whole is meant, or the element has none. */
  readonly element: string | null;
  readonly message: string;
  /** Of an expression: the number of characters before the place that cannot be read. */
  readonly position: number | null;
}

/** What a message can hold that somebody reads. */
const MOST_NAMED = 10;

/** A document cannot be deployed. The message names the problems, in Chinese; of very many the first. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly problems: readonly ModelProblem[];

  constructor(problems: readonly ModelProblem[]) {
    const named = problems.slice(0, MOST_NAMED).map(textOf);
    super(named.join('；') + (problems.length > MOST_NAMED ? `；等 ${problems.length} 处问题` : ''));
    this.problems = problems;
  }
}

const textOf = ({ element, message }: ModelProblem): string => (element === null ? message : `元素「${element}」：${message}`);
