import { pickUpStore } from '@zhilv/contract/mall';
import { area, picture, screen } from '@zhilv/crud';

export const page = { key: 'mall/trade/delivery/pickUpStore/index', title: '门店管理' };

/** The stores in which buyers fetch goods. */
export const { Component, loader } = screen(pickUpStore, {
  page,
  columns: ['name', 'logo', 'phone', 'detailAddress', 'openingTime', 'closingTime', 'status', 'createTime'],
  filters: ['name', 'phone', 'status', 'createTime'],
  fields: { logo: picture, areaId: area },
});
