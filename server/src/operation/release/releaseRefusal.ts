import { CommandError, type Refusal } from '@zhilv/release/site-directory';
import { BusinessError } from '../../call/BusinessError.ts';

/** The refusals of `mfe` in words for people at the panel. */
const REFUSALS: Readonly<Record<Refusal, readonly [code: number, message: string]>> = {
  'unknown-name': [1001090000, '该模块从未发布过'],
  'unknown-release': [1001090001, '该版本不存在，或者已被清理'],
  'active-already': [1001090002, '该版本已是当前版本，无需再次发布'],
  blocked: [1001090003, '该版本已被禁止发布'],
  damaged: [1001090004, '该版本的文件缺失或已损坏，不能发布'],
  'taken-key': [1001090005, '该版本的页面或卡片与其他模块的当前版本重复，不能发布'],
  'no-way-back': [1001090006, '没有可以回退的版本，请改为发布指定版本'],
  host: [1001090007, '主应用不能停用，如有问题请回退到之前的版本'],
  'not-disabled': [1001090008, '该模块没有停用，无需恢复'],
  message: [1001090009, '停用说明应为一行文字，不超过 200 个字'],
  changed: [1001090010, '版本信息刚被他人更改，本次操作未执行，请核对后重试'],
  busy: [1001090011, '另一项发布操作正在进行，请稍后重试'],
  documents: [1001090012, '无法生成该版本的入口文档，本次操作未执行'],
  'taken-address': [1001090014, '该版本的页面地址已属于菜单、其他模块或系统，不能发布'],
  'false-claim': [1001090016, '该版本的说明与其文件不符，不能发布'],
  unsigned: [1001090017, '该网站的版本须经签名，而该版本或服务器缺少有效的签名密钥，不能发布'],
  'published-already': [1001090020, '该版本已经发布过，不能重复上传'],
  'over-budget': [1001090021, '该版本的脚本体积超出预算，不能发布'],
  unreadable: [1001090013, '站点目录中的文件无法读取，请联系运维人员'],
};

/** Gives the refusal for an error of the commands, and any other error unchanged. */
export function refusalOf(error: unknown): unknown {
  if (!(error instanceof CommandError) || error.refusal === null) return error;
  return new BusinessError(...REFUSALS[error.refusal]);
}
