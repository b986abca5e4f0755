import { ContentType, NewsType, type SiteContent, SolutionType } from '@zhilv/contract/cjy';

/** What an entry is, in a word. */
export function contentKind({ type, infoType }: Pick<SiteContent, 'type' | 'infoType'>): string {
  switch (type) {
    case ContentType.news:
      return infoType === NewsType.industry ? '行业资讯' : '公司新闻';
    case ContentType.solution:
      return infoType === SolutionType.scenicArea ? '智慧景区方案' : '全域旅游方案';
    case ContentType.about:
      return '关于我们';
    default:
      return '经典案例';
  }
}
