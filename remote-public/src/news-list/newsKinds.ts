import { NewsType } from '@zhilv/contract/content';

interface NewsKind {
  /** The value of rows and addresses of this kind; absent for all news. */
  readonly infoType?: number;
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
}

const ALL: NewsKind = {
  name: '全部',
  title: '新闻资讯',
  lead: '项目进展、产品更新与行业观察：我们做了什么，也记下我们怎么想。',
  description: '智旅的新闻资讯：项目进展、产品更新、公司动态与文旅行业观察，按发布日期排列，可按公司新闻与行业资讯分类查阅。',
};

/** The kinds of news, all of them first. */
export const NEWS_KINDS: readonly NewsKind[] = [
  ALL,
  {
    infoType: NewsType.company,
    name: '公司新闻',
    title: '公司新闻',
    lead: '版本发布、项目合作与服务保障，来自智旅一线的消息。',
    description: '智旅的公司新闻：版本发布、项目合作、节假日服务保障、资质审核与招聘信息，来自研发、交付与运维一线。',
  },
  {
    infoType: NewsType.industry,
    name: '行业资讯',
    title: '行业资讯',
    lead: '预约、客流、数据与承载力：写给文旅管理者的行业观察。',
    description: '智旅的行业资讯：关于预约管理、客流统计、数据口径、通信补盲与承载力的观察，写给文旅主管部门与景区管理者。',
  },
];

/** The kind that an address names; all news where it names none that there is. */
export const newsKind = (infoType: string | number | null | undefined): NewsKind =>
  NEWS_KINDS.find((kind) => String(kind.infoType) === String(infoType)) ?? ALL;
