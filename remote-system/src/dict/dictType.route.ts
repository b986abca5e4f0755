import { dictType } from '@zhilv/contract/system';
import { screen } from '@zhilv/crud';

export const page = { key: 'system/dict/index', title: '字典管理' };

/** Dictionary types. Pages name a dictionary by its type, so that is fixed once the row exists. */
export const { Component, loader } = screen(dictType, {
  page,
  columns: ['name', 'type', 'remark', 'status', 'createTime'],
  link: 'system/dict/data/index',
});
