import type { Hour } from '@zhilv/ui/plain/scenery';

/** A stop of the trip, with the part of the company's work that serves it. */
interface JourneyStop {
  readonly place: string;
  readonly time: string;
  readonly text: string;
  /** The part of the company's work that serves this stop. */
  readonly module: string;
  /** The position on the map, in the units of its picture (960 × 600). */
  readonly x: number;
  readonly y: number;
  /** The side of the stop on which the sign stands, where above it would cover this stop or the next. */
  readonly sign?: 'left' | 'below';
}

export interface JourneyPhase {
  readonly name: string;
  readonly hour: Hour;
  readonly stops: readonly JourneyStop[];
}

/** One family's trip, from the evening before to the evening after. */
export const PHASES: readonly JourneyPhase[] = [
  {
    name: '出发前',
    hour: 'dawn',
    stops: [
      {
        place: '家中',
        time: '前一晚 20:10',
        text: '打开手机，各时段的余量与舒适度一目了然，选了上午九点，三人一次约好。',
        module: '分时预约与票务',
        x: 96,
        y: 500,
      },
      {
        place: '进山公路',
        time: '07:40',
        text: '出发时收到路况提示：东停车场将满，导航已改到南停车场。',
        module: '智慧停车与交通接驳',
        x: 238,
        y: 452,
        sign: 'left',
      },
      {
        place: '山门',
        time: '08:55',
        text: '刷身份证入园，一人约一秒。不用手机的老人走人工通道，同样不用等。',
        module: '统一核验',
        x: 352,
        y: 398,
      },
    ],
  },
  {
    name: '游览中',
    hour: 'day',
    stops: [
      {
        place: '索道站',
        time: '09:30',
        text: '站口屏显示等候十二分钟；预计半小时后人会少些，一家人先去听了一段石刻的故事。',
        module: '客流监测与承载量预警',
        x: 452,
        y: 330,
        sign: 'left',
      },
      {
        place: '望云塔',
        time: '11:20',
        text: '走到塔下，讲解自动响起。孩子听传说，父亲看的是营造图。',
        module: '智慧导览与电子讲解',
        x: 566,
        y: 150,
        sign: 'below',
      },
      {
        place: '澄湖码头',
        time: '14:05',
        text: '雷雨将至，码头广播与手机同时提醒，游船十分钟内全部靠岸。',
        module: '综合管控与应急广播',
        x: 714,
        y: 352,
      },
    ],
  },
  {
    name: '返程后',
    hour: 'dusk',
    stops: [
      {
        place: '湖畔民宿',
        time: '18:30',
        text: '房型、晚餐与第二天的采茶都在同一个订单里，收入当晚就到村民账上。',
        module: '乡村旅游与民宿云',
        x: 836,
        y: 474,
      },
      {
        place: '归途',
        time: '次日 10:00',
        text: '电子发票已经开好。一条关于指示牌的意见，当天就有了回复和整改时间。',
        module: '行业监管与诚信评价',
        x: 640,
        y: 524,
      },
      {
        place: '指挥中心',
        time: '次日 16:00',
        text: '值班员复盘两天的数据，把下个周末的放票与班次各调了一格。',
        module: '文旅大数据中心',
        x: 452,
        y: 508,
      },
    ],
  },
];
