import { ContentType } from '@zhilv/contract/content';

interface SearchKind {
  /** The name of the kind in addresses; absent where everything is searched. */
  readonly kind?: string;
  /** Type of the rows; left out: all that have a page to read. */
  readonly type?: ContentType;
  readonly name: string;
}

const ALL: SearchKind = { name: '全部' };

/** The kinds that can be searched; the first stands for everything. */
export const SEARCH_KINDS: readonly SearchKind[] = [
  ALL,
  { kind: 'solution', type: ContentType.solution, name: '解决方案' },
  { kind: 'case', type: ContentType.caseStudy, name: '经典案例' },
  { kind: 'news', type: ContentType.news, name: '新闻资讯' },
];

/** Gives the kind that an address names; everything where it names no kind that exists. */
export const searchKind = (kind: string | null | undefined): SearchKind =>
  SEARCH_KINDS.find((known) => known.kind !== undefined && known.kind === kind) ?? ALL;
