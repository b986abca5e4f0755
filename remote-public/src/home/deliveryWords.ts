/** The steps of a project, from the first visit to the years after. */
export const STEPS = [
  { title: '踏勘', text: '走完景区的每一条游线，量清票务、客流、安防与网络的家底。' },
  { title: '方案', text: '与主管部门和一线员工一起评审，先定指标与边界，再定系统。' },
  { title: '建设', text: '分期上线，旧系统并行运行，开园时间不因切换而中断。' },
  { title: '试运行', text: '选一个真实的周末演练，岗位培训与应急预案一并验收。' },
  { title: '运维', text: '按季复盘运行数据，把现场的意见改进到下一个版本里。' },
] as const;

/** The assurances for every project; `sign` is path data in a square of 32. */
export const ASSURANCES = [
  {
    title: '安全',
    sign: 'M16 3l11 4v8c0 7-4.6 11.6-11 14-6.4-2.4-11-7-11-14V7zM11 15.5l3.6 3.6 6.6-7',
    text: '按网络安全等级保护要求设计与测评，个人信息最小化采集、加密存放，敏感操作全程留痕。',
  },
  {
    title: '开放',
    sign: 'M13 8H7a3 3 0 0 0-3 3v14a3 3 0 0 0 3 3h14a3 3 0 0 0 3-3v-6M18 4h10v10M28 4L14 18',
    text: '数据与接口归业主所有，按公开的接口文档交付，可与既有票务、停车和监控系统对接。',
  },
  {
    title: '7×24 值守',
    sign: 'M16 4a12 12 0 1 0 0 24a12 12 0 0 0 0-24zM16 9v7l5 3.5',
    text: '节假日与大型活动派驻现场，平日远程值守全天不断，故障分级响应，处理过程可查。',
  },
] as const;
