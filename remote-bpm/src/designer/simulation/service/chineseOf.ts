/** The texts of bpmn-js-token-simulation that are shown. */
const CHINESE: Readonly<Record<string, string>> = {
  'Trigger Event': '触发',
  'Set Sequence Flow': '切换流转分支',
  'Add pause point': '执行到此处时暂停',
  'Remove pause point': '取消在此处暂停',
  Finished: '已结束',
  'Not supported': '不支持模拟',
  'Found unsupported elements': '流程中有不支持模拟的元素',
};

/** @throws Error for a text of a newer version of the package, so that tests find it */
export function chineseOf(text: string): string {
  const chinese = CHINESE[text];
  if (chinese === undefined) throw new Error(`There is no Chinese for “${text}” of bpmn-js-token-simulation.`);
  return chinese;
}
