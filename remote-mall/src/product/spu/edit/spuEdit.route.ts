export const page = {
  key: 'mall/product/spu/edit/index',
  path: '/spu/edit/:spuId(\\d+)',
  title: '修改商品',
  activeMenu: 'mall/product/spu/index',
  hidden: true,
  markup: true,
};

export { spuLoader as loader } from './spuLoader.ts';

export { SpuPage as Component } from './SpuPage.tsx';
