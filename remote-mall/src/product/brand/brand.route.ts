import { brand } from '@zhilv/contract/mall';
import { screen } from '@zhilv/crud';

export const page = { key: 'mall/product/brand/index', title: '商品品牌' };

export const { Component, loader } = screen(brand, {
  page,
  columns: ['name', 'picUrl', 'sort', 'status', 'createTime'],
});
