import { Button } from '@zhilv/ui/button';
import { Dropdown } from '@zhilv/ui/dropdown';
import { Input } from '@zhilv/ui/input';
import { useNotices } from '@zhilv/ui/notices';
import { Popconfirm } from '@zhilv/ui/popconfirm';
import { SecretDialog } from '@zhilv/ui/secret-dialog';
import { SideSheet } from '@zhilv/ui/side-sheet';
import { Tooltip } from '@zhilv/ui/tooltip';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Labelled } from './frame/Labelled.tsx';
import { Section } from './frame/Section.tsx';

/** Shows the components that open when they are asked for. */
export function OpenedParts() {
  const [said, setSaid] = useState('');
  const [name, setName] = useState('');
  const [sheet, setSheet] = useState(false);
  const [secret, setSecret] = useState(false);
  const { notify, notices } = useNotices();
  return (
    <>
      <Section title="Tooltip">
        <div>
          <Tooltip text="重新读取这一页">
            <Button kind="quiet" icon={<RefreshCw size={16} strokeWidth={1.5} />} aria-label="刷新" />
          </Tooltip>
        </div>
      </Section>
      <Section title="Popconfirm">
        <div>
          <Popconfirm
            title="确定取消订单 20240105001？"
            danger
            onConfirm={() => setSaid('订单已取消')}
            trigger={<Button>取消订单</Button>}
          >
            已付的款项将原路退回。
          </Popconfirm>
        </div>
        <p role="status">{said}</p>
      </Section>
      <Section title="SideSheet">
        <div>
          <Button aria-haspopup="dialog" onClick={() => setSheet(true)}>
            打开侧边栏
          </Button>
        </div>
        {sheet && (
          <SideSheet
            title="出行人"
            onCancel={() => setSheet(false)}
            footer={
              <>
                <Button onClick={() => setSheet(false)}>取消</Button>
                <Button kind="primary" onClick={() => setSheet(false)}>
                  保存
                </Button>
              </>
            }
          >
            <Labelled label="姓名">
              {({ id, describedBy }) => <Input id={id} describedBy={describedBy} value={name} onChange={setName} />}
            </Labelled>
            <Dropdown items={[{ key: 'copy', label: '复制出行人', onSelect: () => setSaid('已复制出行人') }]}>
              <Button>更多操作</Button>
            </Dropdown>
          </SideSheet>
        )}
      </Section>
      <Section title="SecretDialog">
        <div>
          <Button aria-haspopup="dialog" onClick={() => setSecret(true)}>
            更换密钥
          </Button>
        </div>
        {secret && (
          <SecretDialog title="客户端密钥" name="密钥" secret="hT3v9Qm2Zc7Lk5Xw8Rb1Yd4" onClose={() => setSecret(false)}>
            请立即复制，并保存在应用的服务端。
          </SecretDialog>
        )}
      </Section>
      <Section title="Notices">
        <div>
          <Button onClick={() => notify({ title: '导出完成', content: <a href="#file">下载 订单.xlsx</a>, tone: 'success' })}>
            显示通知
          </Button>
        </div>
        {notices}
      </Section>
      <Section title="Dropdown">
        <div>
          <Dropdown
            items={[
              { key: 'copy', label: '复制', onSelect: () => setSaid('已复制') },
              { key: 'delete', label: '删除', danger: true, onSelect: () => setSaid('已删除') },
              { key: 'move', label: '移动', disabled: true, onSelect: () => setSaid('已移动') },
            ]}
          >
            <Button>更多</Button>
          </Dropdown>
        </div>
      </Section>
    </>
  );
}
