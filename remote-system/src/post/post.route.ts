import { post } from '@zhilv/contract/system';
import { screen } from '@zhilv/crud';

export const page = { key: 'system/post/index', title: '岗位管理' };

/** The posts that people hold. */
export const { Component, loader } = screen(post, {
  page,
  columns: ['name', 'code', 'sort', 'status', 'remark', 'createTime'],
});
