export const page = {
  key: 'mall/product/spu/add/index',
  path: '/spu/add',
  title: '新增商品',
  activeMenu: 'mall/product/spu/index',
  hidden: true,
  markup: true,
};

export { spuLoader as loader } from './spuLoader.ts';

export { SpuPage as Component } from './SpuPage.tsx';
