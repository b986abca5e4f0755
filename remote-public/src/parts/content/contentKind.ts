import { ContentType, type PublishedContent } from '@zhilv/contract/content';
import { kindOf } from '../address/trail.ts';

/** Says in a word what an entry is. */
export function contentKind(item: Pick<PublishedContent, 'type' | 'infoType'>): string {
  switch (item.type) {
    case ContentType.news:
      return kindOf(item) ?? '新闻资讯';
    case ContentType.solution:
      return `${kindOf(item) ?? '解决'}方案`;
    case ContentType.about:
      return '关于我们';
    default:
      return '经典案例';
  }
}
