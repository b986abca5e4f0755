import { translate } from '../../parts/diagram/translate.ts';

/** Elements of BPMN that bpmn-js's menus do not name. */
const NAMES: Readonly<Record<string, string>> = {
  adHocSubProcess: '特设子流程',
  association: '关联',
  BPMNDiagram: '流程图',
  BPMNEdge: '连线',
  BPMNPlane: '画布',
  BPMNShape: '图形',
  collaboration: '协作',
  dataInput: '数据输入',
  dataObject: '数据对象',
  dataOutput: '数据输出',
  dataStore: '数据存储',
  definitions: '流程文件',
  error: '错误',
  escalation: '升级',
  eventBasedGateway: '事件网关',
  group: '分组',
  interface: '接口',
  intermediateCatchEvent: '中间捕获事件',
  itemDefinition: '数据类型',
  lane: '泳道',
  laneSet: '泳道组',
  message: '消息',
  messageFlow: '消息流',
  operation: '操作',
  participant: '泳池',
  process: '流程',
  signal: '信号',
  subProcess: '子流程',
  textAnnotation: '注释',
};

/** Gives what an element of the XML is called, such as `用户任务` of `userTask`; its name in the XML where it has none. */
export function elementName(type: string): string {
  const words = type.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const english = words.charAt(0).toUpperCase() + words.slice(1);
  const chinese = translate(english);
  // A file may have elements of any name, `constructor` too.
  return (Object.hasOwn(NAMES, type) ? NAMES[type] : undefined) ?? (chinese === english ? type : chinese);
}

/** Gives what an element of a type of moddle's is called, such as `用户任务` of `bpmn:UserTask`. */
export function typeName(type: string): string {
  const local = type.slice(type.indexOf(':') + 1);
  return elementName(local.charAt(0).toLowerCase() + local.slice(1));
}
