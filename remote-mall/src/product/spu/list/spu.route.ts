export const page = { key: 'mall/product/spu/index', title: '商品列表' };

export { spuListLoader as loader } from './spuListLoader.ts';

export { SpuListPage as Component } from './SpuListPage.tsx';
