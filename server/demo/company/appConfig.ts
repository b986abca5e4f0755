import type { Demonstration } from '../../src/start/Demonstration.ts';

export const appConfig: Demonstration['appConfig'] = {
  proofFigures: [
    { label: '服务景区与目的地', value: '126 家' },
    { label: '年服务客流', value: '1.8 亿人次' },
    { label: '平台可用性', value: '99.95%' },
    { label: '运维响应', value: '7×24 小时' },
  ],
};
