/** A content row as the seed writes it down; what the rows of a group have in common is added when it is stored. */
export interface ContentRow {
  readonly id: number;
  readonly title: string;
  /** Name of its picture. */
  readonly picture: string;
  readonly recommended?: boolean;
  readonly summary: string;
  /** HTML */
  readonly content: string;
  readonly source?: string;
  /** The day it was published, `yyyy-MM-dd`. */
  readonly published: string;
  readonly viewCount: number;
}
