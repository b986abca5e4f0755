export { ModelsCard as Component } from './ModelsCard.tsx';
export { loadNewestModels as loader } from './loadNewestModels.ts';
