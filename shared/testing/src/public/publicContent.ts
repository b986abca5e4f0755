import { ContentType, type PublishedCompany, type PublishedContent } from '@zhilv/contract/content';

/** A published entry of a list, a case unless `changes` say otherwise. */
export const contentItem = (id: number, changes: Partial<PublishedContent> = {}): PublishedContent => ({
  id,
  title: `内容 ${id}`,
  type: ContentType.caseStudy,
  ...changes,
});

/** A company of which everything is known. */
export const knownCompany: PublishedCompany = {
  name: '智旅科技有限公司',
  phone: '400-800-1234',
  address: '杭州市西湖区',
  url: 'www.example.com',
  qrCode: '/file/code.png',
  logo: '/file/logo.png',
  email: 'hello@example.com',
  icpNo: '浙ICP备00000000号',
};

/** The part of `/app-config.json` that public pages read. */
export const publicConfig: LoadedFrame['config'] = {
  company: { name: '智旅', titleTemplate: '{page} - {company}' },
  apiBase: '/prod-api/admin-api',
  openingHours: '工作日 9:00–18:00',
  policeRecord: '',
  proofFigures: [],
  fileHosts: [],
};

/** The data that the frame around public pages has loaded. */
interface LoadedFrame {
  readonly config: {
    readonly company: { name: string; titleTemplate: string };
    readonly apiBase: string;
    readonly openingHours: string;
    readonly policeRecord: string;
    readonly proofFigures: { label: string; value: string }[];
    readonly fileHosts: string[];
  };
  readonly company: PublishedCompany | null;
  readonly companyName: string;
  readonly wholeRegion: readonly PublishedContent[] | null;
  readonly scenicArea: readonly PublishedContent[] | null;
  readonly cases: readonly PublishedContent[] | null;
  readonly year: number;
}

/** Gives what the frame around public pages has loaded: a known company and no entries, unless `changes` say otherwise. */
export const frameContent = (changes: Partial<LoadedFrame> = {}): LoadedFrame => ({
  config: publicConfig,
  company: knownCompany,
  companyName: '智旅科技有限公司',
  wholeRegion: [],
  scenicArea: [],
  cases: [],
  year: 2026,
  ...changes,
});
