import { ContentType, SolutionType } from '@zhilv/contract/content';
import { ROUTE_TYPE } from '../parts/address/addresses.ts';

export interface CaseListKind {
  /** The parameters by which an address names the kind. */
  readonly address: { readonly type?: number; readonly infoType?: number };
  /** The rows are of this type. */
  readonly of: { readonly type: ContentType; readonly infoType?: number };
  readonly name: string;
  /** The word for one of the entries. */
  readonly what: string;
  readonly title: string;
  readonly lead: string;
  readonly description: string;
}

const { solution } = ROUTE_TYPE;

/** The kinds that `/case-list` can show: cases, and solutions of both kinds or of one. */
const KINDS = {
  cases: {
    address: {},
    of: { type: ContentType.caseStudy },
    name: '经典案例',
    what: '案例',
    title: '经典案例',
    lead: '从高山到水乡，从雪场到海岛：每一处都有自己的难题，也有自己的解法。',
    description: '智旅的景区与目的地建设案例：梯田、石林、水镇、沙漠、冰川、草原与海岸，各自遇到的难题、做法与上线后的成效数据。',
  },
  solutions: {
    address: { type: solution },
    of: { type: ContentType.solution },
    name: '全部方案',
    what: '方案',
    title: '解决方案',
    lead: '主管部门看得清全局，景区管得好现场，游客走得顺一路。',
    description: '智旅的全部解决方案：面向文旅主管部门的全域旅游产品，与面向景区日常运营的智慧景区产品，共用一套数据底座。',
  },
  wholeRegion: {
    address: { type: solution, infoType: SolutionType.wholeRegion },
    of: { type: ContentType.solution, infoType: SolutionType.wholeRegion },
    name: '全域旅游',
    what: '方案',
    title: '全域旅游解决方案',
    lead: '面向文旅主管部门与旅游集团：把一方山水的交通、住宿、景区与口碑放到一处来看。',
    description:
      '面向文旅主管部门与旅游集团的全域旅游解决方案：大数据中心、运行监测与应急指挥、一部手机游、营销会员、行业监管与民宿云。',
  },
  scenicArea: {
    address: { type: solution, infoType: SolutionType.scenicArea },
    of: { type: ContentType.solution, infoType: SolutionType.scenicArea },
    name: '智慧景区',
    what: '方案',
    title: '智慧景区解决方案',
    lead: '面向景区与度假区的日常运营：从预约入园到离园回访，每个环节都有人接得住。',
    description:
      '面向景区与度假区的智慧景区解决方案：分时预约与票务、客流预警、导览讲解、停车接驳、综合管控与应急广播、环境与能耗。',
  },
} as const satisfies Record<string, CaseListKind>;

export type CaseListKindName = keyof typeof KINDS;

export const CASE_LIST_KINDS: Readonly<Record<CaseListKindName, CaseListKind>> = KINDS;

/** Gives the kind that an address asks for; cases where it asks for no kind that exists. */
export function caseListKind(parameters: URLSearchParams): CaseListKindName {
  if (parameters.get('type') !== String(solution)) return 'cases';
  switch (parameters.get('infoType')) {
    case String(SolutionType.wholeRegion):
      return 'wholeRegion';
    case String(SolutionType.scenicArea):
      return 'scenicArea';
    default:
      return 'solutions';
  }
}
