import { express } from '@zhilv/contract/mall';
import { screen } from '@zhilv/crud';

export const page = { key: 'mall/trade/delivery/express/index', title: '快递公司' };

/** The couriers by whom goods are sent. */
export const { Component, loader } = screen(express, {
  page,
  columns: ['name', 'code', 'sort', 'status', 'createTime'],
  filters: ['name', 'code', 'status', 'createTime'],
});
