/** A part of the platform, with its name and purpose. */
interface PlatformPart {
  readonly name: string;
  readonly text: string;
  /** The places, in the layer below, of the parts that this one rests on. */
  readonly restsOn: readonly number[];
}

export interface PlatformLayer {
  readonly name: string;
  readonly parts: readonly PlatformPart[];
}

/** The layers of the platform, from the applications at the top down to the devices in the scenic area. Each has five parts. */
export const LAYERS: readonly PlatformLayer[] = [
  {
    name: '应用',
    parts: [
      { name: '票务与会员', text: '分时放票、统一库存、改退与对账，会员权益在每个渠道一致。', restsOn: [0, 1] },
      { name: '游客服务', text: '预约、导览、求助、评价与发票，都在游客手里的一个入口。', restsOn: [0, 2] },
      { name: '指挥调度', text: '人、车、队伍与事件同在一张图上，值班员看到的是建议，而不是满屏报警。', restsOn: [1, 2, 3] },
      { name: '行业监管', text: '经营主体、导游与投诉处置全程可查，信用评价有据可依。', restsOn: [2, 3] },
      { name: '设施与能耗', text: '厕所、照明、索道与水电按区统计，异常先派单，再通报。', restsOn: [3, 4] },
    ],
  },
  {
    name: '能力',
    parts: [
      { name: '身份与支付', text: '一次实名，处处可用；支付与退款只走一套对账。', restsOn: [0] },
      { name: '客流预测', text: '结合预约、在园人数与天气，推算未来三十分钟各区域的人数。', restsOn: [0, 1] },
      { name: '时空地图', text: '游线、设施与队伍的位置统一到一张底图，离线也能查看。', restsOn: [1, 2] },
      { name: '工单与预案', text: '事件自动成单，按预案通知到岗到人，处置过程留痕。', restsOn: [1, 3] },
      { name: '规则与告警', text: '阈值由景区自己定，同类告警合并后再提醒。', restsOn: [3, 4] },
    ],
  },
  {
    name: '数据',
    parts: [
      { name: '订单与游客', text: '预约、核验与改退记录，个人信息最小化采集并加密存放。', restsOn: [0] },
      { name: '客流与位置', text: '分区人数、停留时间与走向，多种来源相互校验。', restsOn: [0, 1] },
      { name: '车辆与车位', text: '到达、停放与接驳班次，提前一小时可见余位。', restsOn: [1, 2] },
      { name: '事件与处置', text: '求助、投诉与巡查发现，从接报到办结的每一步。', restsOn: [1, 3] },
      { name: '环境与设备', text: '气象、水位、空气与设备工况，按分钟汇入。', restsOn: [3, 4] },
    ],
  },
  {
    name: '现场',
    parts: [
      { name: '闸机与票亭', text: '身份证、二维码与人工通道并存，断网时本地核验。', restsOn: [] },
      { name: '视频计数', text: '只在边缘设备上数人，不保存人脸特征。', restsOn: [] },
      { name: '停车道闸', text: '识别车牌、计算余位，引导屏与导航同步。', restsOn: [] },
      { name: '广播与屏', text: '分区播报，文字与语音同时送达，重要通知可强制插播。', restsOn: [] },
      { name: '环境传感', text: '雨量、风速、水位与有害气体，太阳能供电，免布线。', restsOn: [] },
    ],
  },
];

/** A part by its layer and its place there, both from 0. */
export interface PartPlace {
  readonly layer: number;
  readonly place: number;
}

export interface PartLink {
  readonly from: PartPlace;
  readonly to: PartPlace;
}

/** Every "rests on" of the platform, from the upper part to the lower. */
export const LINKS: readonly PartLink[] = LAYERS.flatMap(({ parts }, layer) =>
  parts.flatMap(({ restsOn }, place) =>
    restsOn.map((lower) => ({ from: { layer, place }, to: { layer: layer + 1, place: lower } })),
  ),
);

export const isSame = (one: PartPlace, other: PartPlace): boolean => one.layer === other.layer && one.place === other.place;

/** The links a part takes part in: down to all it rests on, and up to all that rests on it. */
export function linksOf(part: PartPlace): readonly PartLink[] {
  const follow = (start: PartPlace, near: 'from' | 'to', far: 'from' | 'to'): PartLink[] =>
    LINKS.flatMap((link) => (isSame(link[near], start) ? [link, ...follow(link[far], near, far)] : []));
  return [...new Set([...follow(part, 'from', 'to'), ...follow(part, 'to', 'from')])];
}

/** Gives the other parts that a part's links lead to. */
export function partsWith(part: PartPlace): readonly PartPlace[] {
  const onLines = linksOf(part).flatMap(({ from, to }) => [from, to]);
  return onLines.filter((one, index) => !isSame(one, part) && onLines.findIndex((other) => isSame(one, other)) === index);
}
