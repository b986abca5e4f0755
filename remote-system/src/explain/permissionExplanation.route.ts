export const page = { key: 'system/permission/explain/index', title: '权限说明' };

export { ExplanationPage as Component } from './ExplanationPage.tsx';
export { loadExplanation as loader } from './loadExplanation.ts';
