import type { Dictionary } from './dictionary.ts';

/** Dictionaries of the infrastructure pages. */
export const infraDictionaries: readonly Dictionary[] = [
  {
    id: 41,
    type: 'infra_boolean_string',
    name: 'Boolean 是否类型',
    entries: [
      ['true', '是', 'danger'],
      ['false', '否', 'info'],
    ],
  },
  {
    id: 42,
    type: 'infra_job_status',
    name: '定时任务状态',
    entries: [
      ['0', '初始化中', 'primary'],
      ['1', '正常', 'success'],
      ['2', '暂停', 'danger'],
    ],
  },
  {
    id: 43,
    type: 'infra_job_log_status',
    name: '定时任务日志状态',
    entries: [
      ['0', '运行中', 'primary'],
      ['1', '成功', 'success'],
      ['2', '失败', 'warning'],
    ],
  },
  {
    id: 44,
    type: 'infra_api_error_log_process_status',
    name: 'API 异常数据的处理状态',
    entries: [
      ['0', '未处理', 'primary'],
      ['1', '已处理', 'success'],
      ['2', '已忽略', 'danger'],
    ],
  },
  {
    id: 45,
    type: 'infra_config_type',
    name: '参数类型',
    entries: [
      ['1', '系统内置', 'danger'],
      ['2', '自定义', 'primary'],
    ],
  },
  {
    id: 46,
    type: 'infra_codegen_template_type',
    name: '代码生成模板类型',
    entries: [
      ['1', '单表（增删改查）', ''],
      ['2', '树表（增删改查）', ''],
      ['10', '主表（标准模式）', 'default'],
      ['11', '主表（ERP 模式）', 'default'],
      ['12', '主表（内嵌模式）', ''],
      ['15', '子表', 'default'],
    ],
  },
  {
    id: 47,
    type: 'infra_codegen_front_type',
    name: '代码生成的前端类型',
    entries: [
      ['10', 'Vue2 Element UI 标准模版', ''],
      ['20', 'Vue3 Element Plus 标准模版', ''],
      ['21', 'Vue3 Element Plus Schema 模版', ''],
      ['30', 'Vue3 vben 模版', ''],
    ],
  },
  {
    id: 48,
    type: 'infra_codegen_scene',
    name: '代码生成的场景枚举',
    entries: [
      ['1', '管理后台', ''],
      ['2', '用户 APP', ''],
    ],
  },
  {
    id: 49,
    type: 'infra_file_storage',
    name: '文件存储器',
    entries: [
      ['1', '数据库', 'default'],
      ['10', '本地磁盘', 'default'],
      ['11', 'FTP 服务器', 'default'],
      ['12', 'SFTP 服务器', 'default'],
      ['20', 'S3 对象存储', 'default'],
    ],
  },
  {
    id: 50,
    type: 'infra_redis_timeout_type',
    name: 'Redis 超时类型',
    entries: [],
  },
];
