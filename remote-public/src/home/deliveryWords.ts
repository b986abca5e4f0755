/** How a project goes, from the first visit to the years after. */
export const STEPS = [
  { title: '踏勘', text: '走完景区的每一条游线，量清票务、客流、安防与网络的家底。' },
  { title: '方案', text: '与主管部门和一线员工一起评审，先定指标与边界，再定系统。' },
  { title: '建设', text: '分期上线，旧系统并行运行，开园时间不因切换而中断。' },
  { title: '试运行', text: '选一个真实的周末演练，岗位培训与应急预案一并验收。' },
  { title: '运维', text: '按季复盘运行数据，把现场的意见改进到下一个版本里。' },
] as const;

/** What every project may count on. */
export const ASSURANCES = [
  {
    title: '安全',
    text: '按网络安全等级保护要求设计与测评，个人信息最小化采集、加密存放，敏感操作全程留痕。',
  },
  {
    title: '开放',
    text: '数据与接口归业主所有，按公开的接口文档交付，可与既有票务、停车和监控系统对接。',
  },
  {
    title: '7×24 值守',
    text: '节假日与大型活动派驻现场，平日远程值守全天不断，故障分级响应，处理过程可查。',
  },
] as const;
