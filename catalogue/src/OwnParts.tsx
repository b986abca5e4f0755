import { Button } from '@zhilv/ui/button';
import { Card } from '@zhilv/ui/card';
import { Input } from '@zhilv/ui/input';
import { Pagination } from '@zhilv/ui/pagination';
import { PlainCheckbox } from '@zhilv/ui/plain/checkbox';
import { Progress } from '@zhilv/ui/progress';
import { Select } from '@zhilv/ui/select';
import { Switch } from '@zhilv/ui/switch';
import { Sparkline } from '@zhilv/ui/sparkline';
import { EntryTag } from '@zhilv/ui/entry-tag';
import { Tag } from '@zhilv/ui/tag';
import { TextArea } from '@zhilv/ui/text-area';
import { useState } from 'react';
import { Labelled } from './frame/Labelled.tsx';
import { Section } from './frame/Section.tsx';

const options = [
  { value: 1, label: '自由行' },
  { value: 2, label: '跟团游' },
];

/** Shows parts of our own, so that they can be compared with Semi's by eye. */
export function OwnParts() {
  const [kind, setKind] = useState<number | null>(1);
  const [name, setName] = useState('大理三日');
  const [note, setNote] = useState('');
  const [on, setOn] = useState(true);
  const [page, setPage] = useState(2);
  return (
    <>
      <Section title="Input">
        <Labelled label="线路名称">
          {({ id, describedBy }) => <Input id={id} describedBy={describedBy} value={name} onChange={setName} clearable />}
        </Labelled>
        <Labelled label="线路类型">
          {(ids) => <Select {...ids} value={kind} onChange={setKind} options={options} clearable />}
        </Labelled>
        <Labelled label="说明" error="请填写说明">
          {({ id, describedBy }) => <TextArea id={id} describedBy={describedBy} value={note} onChange={setNote} invalid />}
        </Labelled>
        <Labelled label="上架">{(ids) => <Switch {...ids} value={on} onChange={setOn} words={['已上架', '未上架']} />}</Labelled>
        <PlainCheckbox checked={on} onChange={setOn}>
          同步到官网
        </PlainCheckbox>
      </Section>
      <Section title="Button">
        <p>
          <Button kind="primary">保存</Button> <Button>取消</Button> <Button kind="danger">删除</Button>{' '}
          <Button kind="quiet">更多</Button> <Button kind="text">详情</Button>
        </p>
        <p>
          <Tag>草稿</Tag> <Tag tone="success">已发布</Tag> <Tag tone="warning">待审核</Tag> <Tag tone="danger">已驳回</Tag>{' '}
          <Tag tone="info">审核中</Tag> <Tag tone="accent">热门</Tag>{' '}
          <EntryTag entry={{ label: '字典项', colorType: 'primary' }} />
        </p>
        <Progress label="导出" value={3} max={10} />
        <Progress label="准备中" value={null} max={0} />
      </Section>
      <Section title="Card">
        <Card title="订单" figure={{ value: '128', unit: '单' }} link={{ label: '查看', href: '#orders' }}>
          <Sparkline label="近 7 天订单：12、18、9、24、20、31、28" values={[12, 18, 9, 24, 20, 31, 28]} />
        </Card>
      </Section>
      <Section title="Pagination">
        <Pagination pageNo={page} pageSize={10} total={200} onTurnTo={setPage} onResize={ignore} />
      </Section>
    </>
  );
}

const ignore = (): void => {};
