import { Calendar } from '@zhilv/ui/calendar';
import { Collapse } from '@zhilv/ui/collapse';
import { Descriptions } from '@zhilv/ui/descriptions';
import { Image } from '@zhilv/ui/image';
import { Steps } from '@zhilv/ui/steps';
import { Tabs } from '@zhilv/ui/tabs';
import { Tag } from '@zhilv/ui/tag';
import { Timeline } from '@zhilv/ui/timeline';
import { picture } from './picture.ts';
import { Section } from './frame/Section.tsx';

const facts = [
  { label: '订单号', value: '20240105001' },
  { label: '状态', value: <Tag tone="success">已支付</Tag> },
  { label: '联系人', value: '段正淳' },
  { label: '备注', value: '两位老人同行，请安排一楼房间，早餐少油。' },
];

const steps = [
  { key: 'fill', title: '填写申请', note: '段正淳' },
  { key: 'check', title: '部门审批', note: '高升泰' },
  { key: 'pay', title: '财务打款' },
];

/** Shows the components that take no value. */
export function ShownParts() {
  return (
    <>
      <Section title="Tabs">
        <Tabs
          label="订单"
          tabs={[
            { key: 'facts', title: '基本信息', content: <p>行程三天两晚。</p> },
            { key: 'guests', title: '出行人', content: <a href="#guests">出行人名单</a> },
            { key: 'log', title: '操作记录', content: <p>没有记录。</p> },
            { key: 'refund', title: '退款', content: null, disabled: true },
          ]}
        />
        <Tabs label="商品" tabs={[{ key: 'facts', title: '商品信息', content: <p>同名的键互不相干。</p> }]} />
      </Section>
      <Section title="Steps">
        <Steps label="请假" steps={steps} current={1} />
        <Steps label="报销" steps={steps} current={1} failed />
      </Section>
      <Section title="Timeline">
        <Timeline
          entries={[
            { key: 'create', time: '2024-01-05 09:12:00', content: '提交申请' },
            { key: 'agree', time: '2024-01-05 10:30:00', content: '部门同意', tone: 'success' },
            { key: 'refuse', time: '2024-01-06 08:00:00', content: '财务驳回', tone: 'danger' },
            { key: 'again', time: '2024-01-06 09:00:00', content: '重新提交，审批中', tone: 'current' },
            { key: 'late', time: '2024-01-07 09:00:00', content: '即将超时', tone: 'warning' },
          ]}
        />
      </Section>
      <Section title="Descriptions">
        <Descriptions facts={facts} />
        <Descriptions facts={facts} columns={2} />
      </Section>
      <Section title="Collapse">
        <Collapse
          opened={['fees']}
          panels={[
            { key: 'fees', title: '费用说明', content: <p>含往返交通与两晚住宿。</p> },
            { key: 'refund', title: '退改规则', content: <a href="#refund">查看退改规则</a> },
          ]}
        />
      </Section>
      <Section title="Image">
        <Image src={picture('#1b5e8c')} alt="苍山洱海" width={160} height={107} />
        <Image src="data:image/png;base64,AAAA" alt="无法显示的图片" width={160} height={107} />
      </Section>
      <Section title="Calendar">
        <Calendar
          label="发团日历"
          month="2024-01-01"
          events={[
            { key: 'dali', begin: '2024-01-05', end: '2024-01-07', content: '大理三日' },
            { key: 'lijiang', begin: '2024-01-05', end: '2024-01-05', content: '丽江一日' },
            { key: 'shangri', begin: '2024-01-05', end: '2024-01-06', content: '香格里拉' },
            { key: 'lugu', begin: '2024-01-05', end: '2024-01-05', content: '泸沽湖' },
            { key: 'sanya', begin: '2024-01-18', end: '2024-01-18', content: '三亚一日' },
          ]}
        />
      </Section>
    </>
  );
}
