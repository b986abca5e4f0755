import { dialogStore } from '@zhilv/platform';
import { renderPart } from '@zhilv/testing/page/render-part';
import { expect, it, vi } from 'vitest';
import type { KeptSpu } from '../draft/KeptSpu.ts';
import { EMPTY_SPU } from '../typed/SpuTyped.ts';
import { KeptNotice, type KeptNoticeProps } from './KeptNotice.tsx';
import { SectionLinks } from './SectionLinks.tsx';

const kept: KeptSpu = {
  id: 'a',
  owner: 'o',
  spuId: '7',
  revision: 3,
  typed: { ...EMPTY_SPU, name: '草稿' },
  savedAt: Date.now(),
};

function open(more: Partial<KeptNoticeProps> = {}) {
  const resume = vi.fn<(one: KeptSpu) => void>();
  const onRestore = vi.fn<KeptNoticeProps['onRestore']>();
  const drafts = { resume, discard: async () => {} };
  const part = renderPart(
    <KeptNotice drafts={drafts} left={[kept]} revision={3} dirty={false} onRestore={onRestore} {...more} />,
  );
  return { part, resume, onRestore };
}

const answer = async (agreed: boolean): Promise<void> => {
  await expect.poll(() => dialogStore.read().length).toBe(1);
  for (const { id } of dialogStore.read()) dialogStore.settle(id, agreed);
};

it('gives back what was left at once where nothing is typed', async () => {
  const { part, resume, onRestore } = open();

  await part.user.click(part.getByRole('button', { name: '恢复' }));

  expect(resume).toHaveBeenCalledExactlyOnceWith(kept);
  expect(onRestore).toHaveBeenCalledExactlyOnceWith(kept);
});

it('asks before it replaces what is typed', async () => {
  const { part, onRestore } = open({ dirty: true });

  await part.user.click(part.getByRole('button', { name: '恢复' }));
  await answer(false);
  expect(onRestore).not.toHaveBeenCalled();

  await part.user.click(part.getByRole('button', { name: '恢复' }));
  await answer(true);
  await expect.poll(() => onRestore.mock.calls.length).toBe(1);
});

it('says that there is a newer version of the goods, and how much else was left', () => {
  const { part } = open({ revision: 4, left: [kept, { ...kept, id: 'b' }] });

  expect(part.getByText(/发现没有保存的内容/).textContent).toMatch(/另有 1 份更早的.*此后商品又有了新版本/);
});

it('shows nothing where nothing was left', () => {
  expect(open({ left: [] }).part.queryByText(/发现没有保存的内容/)).toBeNull();
});

it('leads to the parts of the form, and takes the focus there', async () => {
  const part = renderPart(
    <>
      <SectionLinks sections={[{ id: 'a', title: '图片' }]} />
      <section id="a">
        <h2 id="a-title" tabIndex={-1}>
          图片
        </h2>
      </section>
    </>,
  );

  await part.user.click(part.getByRole('button', { name: '图片' }));

  expect(document.activeElement?.id).toBe('a-title');
});
