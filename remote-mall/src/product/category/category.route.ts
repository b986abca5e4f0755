import { treeLoader } from '@zhilv/crud';
import { categories } from './category.resource.ts';

export const page = { key: 'mall/product/category/index', title: '商品分类' };

export { CategoryPage as Component } from './CategoryPage.tsx';

export const loader = treeLoader(categories);
