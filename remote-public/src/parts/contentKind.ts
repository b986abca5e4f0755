import { ContentType, type SiteContent } from '@zhilv/contract/cjy';
import { kindOf } from './trail.ts';

/** What an entry is, in a word. */
export function contentKind(item: Pick<SiteContent, 'type' | 'infoType'>): string {
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
