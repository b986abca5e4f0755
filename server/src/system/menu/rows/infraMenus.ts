import { config } from '@zhilv/contract/infra';
import { buttonsOf } from './buttonsOf.ts';
import { type MenuNode, button, directory, page } from './menuNode.ts';

/** Infrastructure. */
export const infraMenus: readonly MenuNode[] = [
  directory(2, '基础设施', { sort: 20, path: '/infra', icon: 'monitor' }, [
    page(
      115,
      '代码生成',
      {
        permission: 'infra:codegen:query',
        sort: 1,
        path: 'codegen',
        icon: 'code',
        component: 'infra/codegen/index',
        componentName: 'InfraCodegen',
      },
      [
        button(1056, '生成修改', 'infra:codegen:update', 2),
        button(1058, '导入代码', 'infra:codegen:create', 2),
        button(1057, '生成删除', 'infra:codegen:delete', 3),
        button(1059, '预览代码', 'infra:codegen:preview', 4),
        button(1060, '生成代码', 'infra:codegen:download', 5),
      ],
    ),
    page(
      1255,
      '数据源配置',
      {
        sort: 1,
        path: 'data-source-config',
        icon: 'rate',
        component: 'infra/dataSourceConfig/index',
        componentName: 'InfraDataSourceConfig',
      },
      [
        button(1256, '数据源配置查询', 'infra:data-source-config:query', 1),
        button(1257, '数据源配置创建', 'infra:data-source-config:create', 2),
        button(1258, '数据源配置更新', 'infra:data-source-config:update', 3),
        button(1259, '数据源配置删除', 'infra:data-source-config:delete', 4),
        button(1260, '数据源配置导出', 'infra:data-source-config:export', 5),
      ],
    ),
    page(1243, '文件管理', { sort: 5, path: 'file', icon: 'download' }, [
      page(
        1237,
        '文件配置',
        { sort: 0, path: 'file-config', icon: 'config', component: 'infra/fileConfig/index', componentName: 'InfraFileConfig' },
        [
          button(1238, '文件配置查询', 'infra:file-config:query', 1),
          button(1239, '文件配置创建', 'infra:file-config:create', 2),
          button(1240, '文件配置更新', 'infra:file-config:update', 3),
          button(1241, '文件配置删除', 'infra:file-config:delete', 4),
          button(1242, '文件配置导出', 'infra:file-config:export', 5),
        ],
      ),
      page(
        1090,
        '文件列表',
        { sort: 5, path: 'file', icon: 'upload', component: 'infra/file/index', componentName: 'InfraFile' },
        [button(1091, '文件查询', 'infra:file:query', 1), button(1092, '文件删除', 'infra:file:delete', 4)],
      ),
    ]),
    page(
      106,
      '配置管理',
      { sort: 6, path: 'config', icon: 'edit', component: 'infra/config/index', componentName: 'InfraConfig' },
      buttonsOf(config, 1031, '配置'),
    ),
    page(110, '定时任务', { sort: 12, path: 'job', icon: 'job', component: 'infra/job/index', componentName: 'InfraJob' }, [
      button(1087, '任务查询', 'infra:job:query', 1),
      button(1050, '任务新增', 'infra:job:create', 2),
      button(1051, '任务修改', 'infra:job:update', 3),
      button(1052, '任务删除', 'infra:job:delete', 4),
      button(1053, '状态修改', 'infra:job:update', 5),
      button(1054, '任务导出', 'infra:job:export', 7),
      button(1075, '任务触发', 'infra:job:trigger', 8),
    ]),
  ]),
];
