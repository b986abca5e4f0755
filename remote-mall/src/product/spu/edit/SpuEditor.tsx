import { spu, type SpuDetail, SpuStatus } from '@zhilv/contract/mall';
import { BackLink, usePagePath } from '@zhilv/crud';
import { useCan, useUnsavedChanges } from '@zhilv/platform';
import { Button } from '@zhilv/ui/button';
import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useSpuDrafts } from '../draft/useSpuDrafts.ts';
import { BasicsSection } from '../fields/BasicsSection.tsx';
import { DeliverySection } from '../fields/DeliverySection.tsx';
import { DetailSection } from '../fields/DetailSection.tsx';
import { FurtherSection } from '../fields/FurtherSection.tsx';
import { PicturesSection } from '../fields/PicturesSection.tsx';
import { SkusSection } from '../fields/SkusSection.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { KeptNotice } from './KeptNotice.tsx';
import { Notice } from './Notice.tsx';
import { SectionLinks } from './SectionLinks.tsx';
import styles from './SpuEditor.module.css';
import { useSpuEditor } from './useSpuEditor.ts';

export interface SpuEditorProps {
  /** The goods as they were loaded; null for new ones. */
  detail: SpuDetail | null;
  /** Is told when new goods were created. */
  onCreated: () => void;
}

const SECTIONS = ['基本信息', '价格库存', '图片', '物流设置', '其它设置', '商品详情'] as const;
const LIST = 'mall/product/spu/index';

/** The form in which goods are created or changed. */
export function SpuEditor({ detail, onCreated }: SpuEditorProps) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const listPath = usePagePath(LIST);
  const canSave = useCan(detail === null ? spu.create : spu.update);
  /** What was saved, until the page is left for the list. */
  const saved = useRef<{ readonly isNew: boolean } | null>(null);
  const editor = useSpuEditor(detail, (one) => (saved.current = one));
  const { typed, opened, dirty, faults, attempts, saving, conflict, gone, isUnanswered, change, actions } = editor;
  const { drafts, left } = useSpuDrafts(detail?.id ?? null);
  useUnsavedChanges(dirty);

  // The console asks before unsaved work is left: it has to know first that there is none any more.
  useEffect(() => {
    if (saved.current === null || dirty) return;
    const { isNew } = saved.current;
    saved.current = null;
    if (isNew) onCreated();
    // Its tab stays, and goes on from what is stored now: another revision, and the ids of new variants.
    else void revalidate();
    if (listPath !== null) void navigate(listPath);
  });

  useEffect(() => {
    drafts?.note(dirty ? { typed, revision: opened?.revision ?? null, unanswered: isUnanswered } : null);
  }, [drafts, dirty, typed, opened, isUnanswered]);

  useLayoutEffect(() => {
    if (attempts === 0) return;
    const [first] = form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]') ?? [];
    first?.scrollIntoView({ block: 'center' });
    first?.focus({ preventScroll: true });
  }, [attempts]);

  const disabled = saving || gone || !canSave;
  const props = { typed, faults, disabled, onChange: change, actions };
  const sectionId = (at: number): string => `${id}-${at}`;
  return (
    <form
      ref={form}
      className={styles['page']}
      aria-label="商品"
      noValidate
      // Enter in a field saves nothing: the form is long, and has no button that submits it.
      onSubmit={(event) => event.preventDefault()}
    >
      <header className={styles['header']}>
        <BackLink page={LIST}>返回商品列表</BackLink>
        <h1 className={styles['title']}>{detail === null ? '新增商品' : '修改商品'}</h1>
      </header>
      <SectionLinks sections={SECTIONS.map((title, at) => ({ id: sectionId(at), title }))} />
      {!canSave && <Notice>您没有保存商品的权限，只能查看</Notice>}
      {gone && <Notice>这个商品已被删除，不能再保存</Notice>}
      {drafts !== null && canSave && !gone && (
        <KeptNotice drafts={drafts} left={left} revision={opened?.revision ?? null} dirty={dirty} onRestore={editor.restore} />
      )}
      {isUnanswered && (
        <Notice>
          没有收到保存的答复，商品可能已经保存。填写的内容都还在，请再次保存
          {detail === null && '：会先查找刚才的商品，不会重复新增'}
        </Notice>
      )}
      {conflict !== null && (
        <ConflictNotice
          busy={saving}
          onTakeStored={() => editor.takeStored(conflict)}
          onSaveOver={() => void editor.saveOver(conflict)}
        />
      )}
      <BasicsSection id={sectionId(0)} {...props} />
      <SkusSection
        id={sectionId(1)}
        {...props}
        onChoose={(chosen) => editor.choose(true, chosen)}
        onSpecType={(specType) => editor.choose(specType, typed.chosen)}
      />
      <PicturesSection id={sectionId(2)} {...props} />
      <DeliverySection id={sectionId(3)} {...props} />
      <FurtherSection id={sectionId(4)} {...props} />
      <DetailSection id={sectionId(5)} settleRef={editor.settle} {...props} />
      {canSave && (
        <div className={styles['actions']} data-covers="bottom">
          <Button kind="primary" busy={saving} disabled={gone} onClick={() => void editor.save(false)}>
            保存
          </Button>
          {opened?.status !== SpuStatus.onSale && (
            <Button busy={saving} disabled={gone} onClick={() => void editor.save(true)}>
              保存并上架
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
