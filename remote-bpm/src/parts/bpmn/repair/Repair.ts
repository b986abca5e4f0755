/** What had to be put right in a document before it could be drawn. Nothing of what it says about the process is lost by it. */
export interface Repair {
  /**
   * `layout`: it had no diagram and got one. `plane`: a diagram did not say of what it is. `expanded`: a sub-process that shows what is
   * in it did not say so. `pool`: what is in a pool was drawn, and the pool was not. `ids`: elements had no id, without which nothing is drawn. `diagrams`: it has several diagrams, of which one
   * is shown.
   */
  readonly kind: 'layout' | 'plane' | 'expanded' | 'pool' | 'ids' | 'diagrams';
  /** The id of the element that it is about; null when it is about the document. */
  readonly element: string | null;
  /** For people, in Chinese. */
  readonly text: string;
}
