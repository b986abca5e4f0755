import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the system pages. */
export const systemDictionaries: readonly Dictionary[] = [
  {
    id: 11,
    type: 'system_user_sex',
    name: '用户性别',
    entries: [
      ['1', '男', 'default'],
      ['2', '女', 'success'],
    ],
  },
  {
    id: 12,
    type: 'system_menu_type',
    name: '菜单类型',
    entries: [
      ['1', '目录', ''],
      ['2', '菜单', ''],
      ['3', '按钮', ''],
    ],
  },
  {
    id: 13,
    type: 'system_role_type',
    name: '角色类型',
    entries: [
      ['1', '内置', 'danger'],
      ['2', '自定义', 'primary'],
    ],
  },
  {
    id: 14,
    type: 'system_data_scope',
    name: '数据范围',
    entries: [
      ['1', '全部数据权限', ''],
      ['2', '指定部门数据权限', ''],
      ['3', '本部门数据权限', ''],
      ['4', '本部门及以下数据权限', ''],
      ['5', '仅本人数据权限', ''],
    ],
  },
  {
    id: 15,
    type: 'system_notice_type',
    name: '通知类型',
    entries: [
      ['1', '通知', 'success'],
      ['2', '公告', 'info'],
    ],
  },
  {
    id: 16,
    type: 'system_operate_type',
    name: '操作类型',
    entries: [
      ['0', '其它', 'default'],
      ['1', '查询', 'info'],
      ['2', '新增', 'primary'],
      ['3', '修改', 'warning'],
      ['4', '删除', 'danger'],
      ['5', '导出', 'default'],
      ['6', '导入', 'default'],
    ],
  },
  {
    id: 17,
    type: 'system_login_type',
    name: '登陆日志的类型',
    entries: [
      ['100', '账号登录', 'primary'],
      ['101', '社交登录', 'info'],
      ['103', '短信登录', 'default'],
      ['200', '主动登出', 'primary'],
      ['202', '强制登出', 'danger'],
    ],
  },
  {
    id: 18,
    type: 'system_login_result',
    name: '登陆结果',
    entries: [
      ['0', '成功', 'success'],
      ['10', '账号或密码不正确', 'primary'],
      ['20', '用户被禁用', 'warning'],
      ['30', '验证码不存在', 'info'],
      ['31', '验证码不正确', 'info'],
      ['100', '未知异常', 'danger'],
    ],
  },
  {
    id: 19,
    type: 'system_sms_channel_code',
    name: '短信渠道编码',
    entries: [
      ['DEBUG_DING_TALK', '调试(钉钉)', 'info'],
      ['ALIYUN', '阿里云', 'primary'],
    ],
  },
  {
    id: 20,
    type: 'system_sms_template_type',
    name: '短信模板的类型',
    entries: [
      ['3', '营销', 'danger'],
      ['1', '验证码', 'warning'],
      ['2', '通知', 'primary'],
    ],
  },
  {
    id: 21,
    type: 'system_sms_send_status',
    name: '短信发送状态',
    entries: [
      ['0', '初始化', 'primary'],
      ['10', '发送成功', 'success'],
      ['20', '发送失败', 'danger'],
      ['30', '不发送', 'info'],
    ],
  },
  {
    id: 22,
    type: 'system_sms_receive_status',
    name: '短信接收状态',
    entries: [
      ['0', '等待结果', 'primary'],
      ['10', '接收成功', 'success'],
      ['20', '接收失败', 'danger'],
    ],
  },
  {
    id: 23,
    type: 'system_error_code_type',
    name: '错误码的类型',
    entries: [
      ['1', '自动生成', 'warning'],
      ['2', '手动编辑', 'primary'],
    ],
  },
  {
    id: 24,
    type: 'system_oauth2_grant_type',
    name: 'OAuth 2.0 授权类型',
    entries: [
      ['password', 'password', 'default'],
      ['authorization_code', 'authorization_code', 'primary'],
      ['implicit', 'implicit', 'success'],
      ['client_credentials', 'client_credentials', 'default'],
      ['refresh_token', 'refresh_token', 'info'],
    ],
  },
  {
    id: 25,
    type: 'system_mail_send_status',
    name: '邮件发送状态',
    entries: [
      ['0', '初始化', 'primary'],
      ['10', '发送成功', 'success'],
      ['20', '发送失败', 'danger'],
      ['30', '不发送', 'info'],
    ],
  },
  {
    id: 26,
    type: 'system_notify_template_type',
    name: '站内信模版的类型',
    entries: [
      ['1', '通知公告', 'primary'],
      ['2', '系统消息', 'success'],
    ],
  },
  {
    id: 27,
    type: 'system_social_type',
    name: '社交类型',
    entries: [
      ['10', 'Gitee', ''],
      ['20', '钉钉', ''],
      ['30', '企业微信', ''],
      ['31', '微信公众平台', ''],
      ['32', '微信开放平台', ''],
      ['34', '微信小程序', ''],
      ['40', '支付宝小程序', ''],
    ],
  },
];
