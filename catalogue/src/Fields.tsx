import { InputNumber } from '@zhilv/ui/input-number';
import { Slider } from '@zhilv/ui/slider';
import { TagInput } from '@zhilv/ui/tag-input';
import { useState } from 'react';
import { Labelled } from './frame/Labelled.tsx';
import { Section } from './frame/Section.tsx';

/** Shows the fields that are typed into or moved. */
export function Fields() {
  const [days, setDays] = useState<number | null>(3);
  const [price, setPrice] = useState<number | null>(null);
  const [tags, setTags] = useState<readonly string[]>(['亲子', '海岛']);
  const [discount, setDiscount] = useState(80);
  const [range, setRange] = useState<readonly [number, number]>([3, 7]);
  return (
    <>
      <Section title="InputNumber">
        <Labelled label="行程天数">
          {(ids) => <InputNumber {...ids} value={days} onChange={setDays} min={1} max={30} unit="天" />}
        </Labelled>
        <Labelled label="价格" error="请填写价格">
          {(ids) => <InputNumber {...ids} value={price} onChange={setPrice} precision={2} placeholder="0.00" invalid required />}
        </Labelled>
        <Labelled label="已售">{(ids) => <InputNumber {...ids} value={128} onChange={ignore} disabled />}</Labelled>
      </Section>
      <Section title="TagInput">
        <Labelled label="线路标签">{(ids) => <TagInput {...ids} value={tags} onChange={setTags} max={5} />}</Labelled>
        <Labelled label="目的地" error="请至少填写一个">
          {(ids) => <TagInput {...ids} value={[]} onChange={ignore} invalid />}
        </Labelled>
        <Labelled label="来源">{(ids) => <TagInput {...ids} value={['官网']} onChange={ignore} disabled />}</Labelled>
      </Section>
      <Section title="Slider">
        <Slider label="折扣" value={discount} onChange={setDiscount} format={(value) => `${value / 10} 折`} />
        <Slider label="天数" value={range} onChange={setRange} min={1} max={15} format={(value) => `${value} 天`} />
        <Slider label="固定比例" value={40} onChange={ignore} disabled />
      </Section>
    </>
  );
}

const ignore = (): void => {};
