import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { BUILT_IN_CONFIG, configs } from './config.table.ts';

const CUSTOM = 2;

/** The settings that screens look for. */
export async function seedConfigs(db: Database): Promise<void> {
  await db.insert(configs).values([
    {
      id: 1,
      category: 'user',
      name: '新用户的初始密码',
      key: 'sys.user.init-password',
      // Each installation has its own, because a password that everybody knows is none.
      value: randomBytes(9).toString('base64url'),
      visible: false,
      type: BUILT_IN_CONFIG,
      remark: '新建用户时的默认密码，随安装生成',
    },
    ...monitors.map(([id, key, name, remark]) => ({
      id,
      category: 'url',
      name,
      key,
      value: '',
      visible: true,
      type: CUSTOM,
      remark,
    })),
  ]);
}

const monitors: readonly (readonly [id: number, key: string, name: string, remark: string])[] = [
  [2, 'url.druid', '数据库监控的地址', '留空时不显示监控页面'],
  [3, 'url.skywalking', '链路追踪的地址', '留空时不显示监控页面'],
  [4, 'url.spring-boot-admin', '服务监控的地址', '留空时不显示监控页面'],
  [5, 'url.swagger', '接口文档的地址', '留空时不显示文档页面'],
];
