import type { ContentRow } from './contentRow.ts';

/** The slides at the top of the home page. */
export const carouselRows: readonly ContentRow[] = [
  {
    id: 1,
    title: '让一座山，从容待客',
    picture: 'carousel-mountain',
    summary: '分时预约、客流监测与应急调度连成一体，旺季也能走得舒展。',
    content: `<p>预约决定何时入园，客流决定如何疏导，广播与接驳把建议送到每一位游客身边。三件事共用一套数据，山才能从容待客。</p>
<p><a href="/case-list?type=1&amp;infoType=2">了解智慧景区方案</a></p>`,
    published: '2026-03-01',
    viewCount: 0,
  },
  {
    id: 2,
    title: '一座城的旅游，一张图看清',
    picture: 'carousel-town',
    summary: '汇聚交通、住宿、景区与消费数据，为市县文旅部门提供看得懂、用得上的决策支持。',
    content: `<p>全域数据中心按天、按小时、按街区回答三个问题：客人从哪里来，停留了多久，钱花在哪里。</p>
<p><a href="/case-list?type=1&amp;infoType=1">了解全域旅游方案</a></p>`,
    published: '2026-03-01',
    viewCount: 0,
  },
  {
    id: 3,
    title: '山水之间，服务在线',
    picture: 'carousel-river',
    summary: '从出发前的行程到离开后的评价，一部手机陪伴完整旅程。',
    content: `<p>地图、讲解、预约、投诉与发票都在一个入口里。没有信号的山谷，也能离线听完一段故事。</p>
<p><a href="/about-us">认识智旅</a></p>`,
    published: '2026-03-01',
    viewCount: 0,
  },
];
