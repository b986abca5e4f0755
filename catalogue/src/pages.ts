import { definePages } from '@zhilv/release/pages';

/** The page shows every component of ui. The remote is built and published by those who look at them, and never shipped. */
export const pages = definePages({
  'catalogue/index': { module: './catalogue.route.ts', path: '/catalogue', title: '组件' },
});
