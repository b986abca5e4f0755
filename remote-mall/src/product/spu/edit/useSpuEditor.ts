import { spu, type SpuDetail } from '@zhilv/contract/mall';
import { isUnfinished, useUnfinishedPictures } from '@zhilv/crud';
import { ApiError, changes, confirm, type ConfirmOptions, messages, showFailure } from '@zhilv/platform';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeptSpu } from '../draft/KeptSpu.ts';
import { matrixOf } from '../matrix/matrixOf.ts';
import { type ChosenProperty, skuKey, type SkuRow } from '../matrix/SkuRow.ts';
import { refusedPlace } from '../save/refusedPlace.ts';
import { saveSpu, saveSpuOver, type SpuSave, type SpuSaving } from '../save/saveSpu.ts';
import type { SkuActions } from '../skus/SkuActions.ts';
import { faultsOf, hasFaults, NO_FAULTS, type SpuFaults } from '../typed/faultsOf.ts';
import { EMPTY_SPU, sameTyped, type SpuTyped } from '../typed/SpuTyped.ts';
import { typedOf } from '../typed/typedOf.ts';

interface Opened {
  /** Null for new goods. */
  readonly detail: SpuDetail | null;
  readonly typed: SpuTyped;
}

const openedOf = (detail: SpuDetail | null): Opened => ({ detail, typed: detail === null ? EMPTY_SPU : typedOf(detail) });

/** Somebody else has changed the goods since they were opened. */
export interface SpuConflict {
  readonly stored: SpuDetail;
  /** Whether they were to be put on sale. */
  readonly onSale: boolean;
}

/** What is to be saved, and what was sent before without an answer. */
type Sending = Pick<SpuSave, 'typed' | 'attempts'>;

type Refused = Readonly<Partial<Record<'categoryId' | 'brandId' | 'skus', string>>>;

/** Holds what is typed into the editor of goods, and saves it. */
export function useSpuEditor(detail: SpuDetail | null, onSaved: (saved: { readonly isNew: boolean }) => void) {
  const [opened, setOpened] = useState(() => openedOf(detail));
  const [typed, setTyped] = useState(opened.typed);
  // What is typed is known at once: the text of an editor comes in the moment in which it is saved.
  const latest = useRef(typed);
  const type = useCallback((by: (before: SpuTyped) => SpuTyped): void => {
    latest.current = by(latest.current);
    setTyped(latest.current);
  }, []);
  const settle = useRef<() => void>(() => {});
  const [checked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Refused>({});
  const [saving, setSaving] = useState(false);
  const [conflict, setConflict] = useState<SpuConflict | null>(null);
  const [gone, setGone] = useState(false);
  // Two presses in one frame both see the old state.
  const underWay = useRef(false);
  /** Counts the attempts that were refused: the first fault is gone to after each. */
  const [attempts, setAttempts] = useState(0);
  /** What was sent without an answer, and may have been stored all the same. */
  const [unanswered, setUnanswered] = useState<readonly SpuTyped[]>([]);
  const dirty = !sameTyped(typed, opened.typed);

  // Whoever has typed nothing sees the goods as they are now.
  if (detail !== null && detail !== opened.detail && !dirty && !saving && isNewer(detail, opened.detail)) {
    const next = openedOf(detail);
    setOpened(next);
    setTyped(next.typed);
  }
  // Nothing is typed while a page is drawn.
  useLayoutEffect(() => {
    latest.current = typed;
  }, [typed]);

  const own = useMemo(() => (checked ? faultsOf(typed) : NO_FAULTS), [checked, typed]);
  const faults: SpuFaults = { fields: { ...refused, ...own.fields }, skus: own.skus ?? refused.skus ?? null, rows: own.rows };

  const change = (next: Partial<SpuTyped>): void => {
    type((before) => ({ ...before, ...next }));
    setRefused((before) => Object.fromEntries(Object.entries(before).filter(([name]) => !(name in next))));
  };

  const actions = useMemo<SkuActions>(() => {
    const replace: SkuActions['replace'] = (by) => {
      type((before) => ({ ...before, skus: by(before.skus) }));
      setRefused(({ skus: _, ...others }) => others);
    };
    return {
      replace,
      change: (key, next) => replace((skus) => skus.map((sku) => (skuKey(sku.properties) === key ? { ...sku, ...next } : sku))),
    };
  }, [type]);

  // The fields of most pictures are not shown, and a variant may be another one by the time that its picture is there.
  useUnfinishedPictures(
    typed.skus.map(({ picUrl }) => picUrl),
    (upload, by) => {
      const isIt = ({ picUrl }: SkuRow): boolean => isUnfinished(picUrl) && picUrl.upload === upload;
      actions.replace((skus) => (skus.some(isIt) ? skus.map((sku) => (isIt(sku) ? { ...sku, picUrl: by } : sku)) : skus));
    },
  );

  const choose = (specType: boolean, chosen: readonly ChosenProperty[]): void => {
    const matrix = matrixOf(specType ? chosen : [], typed.skus, typed.forgotten);
    if (matrix.kind === 'tooMany') return messages.warning(`这样会有 ${matrix.count} 个规格，最多 600 个，请减少规格值`);
    if (matrix.merged > 0) messages.warning(`${matrix.merged} 个规格已合并，库存相加，其余以第一个为准`);
    // No field shows a picture of the only variant.
    const skus = specType ? matrix.skus : matrix.skus.map((sku) => (sku.picUrl === '' ? sku : { ...sku, picUrl: '' }));
    change({ specType, chosen, skus, forgotten: matrix.forgotten });
    return undefined;
  };

  const attempt = async (save: (sending: Sending) => Promise<SpuSaving>, onSale: boolean): Promise<void> => {
    if (underWay.current) return;
    underWay.current = true;
    setSaving(true);
    setConflict(null);
    const sent = latest.current;
    try {
      let saved = await save({ typed: sent, attempts: unanswered });
      if (saved.kind === 'alike' && (await confirm(alikeQuestion(saved.stored))))
        saved = await save({ typed: sent, attempts: [] });
      if (saved.kind === 'alike') return undefined;
      if (saved.kind === 'changed') return setConflict({ stored: saved.stored, onSale });
      if (saved.kind === 'gone') {
        setGone(true);
        return messages.error(`「${sent.name}」已被删除，没有保存`);
      }
      messages.success(`已保存「${sent.name}」${onSale ? '并上架' : ''}`);
      // What is saved is typed no more: leaving asks nothing.
      setOpened({ detail: opened.detail, typed: sent });
      setUnanswered([]);
      setChecked(false);
      changes.announce(spu.page.path);
      onSaved({ isNew: opened.detail === null });
    } catch (error) {
      // The form stays as it is for another try.
      if (!(error instanceof ApiError)) throw error;
      if (error.kind !== 'business' && error.kind !== 'expired') setUnanswered([...unanswered, sent]);
      const place = error.kind === 'business' ? refusedPlace(error.code) : null;
      if (place === null) return showFailure(error);
      setRefused({ [place]: error.message });
      setAttempts((count) => count + 1);
    } finally {
      underWay.current = false;
      setSaving(false);
    }
    return undefined;
  };

  const save = async (onSale: boolean): Promise<void> => {
    settle.current();
    setChecked(true);
    if (hasFaults(faultsOf(latest.current))) {
      setAttempts(attempts + 1);
      return;
    }
    await attempt((sending) => saveSpu({ ...sending, opened: opened.detail, onSale }), onSale);
  };

  return {
    typed,
    opened: opened.detail,
    dirty,
    faults,
    attempts,
    saving,
    gone,
    conflict,
    /** Whether something was sent without an answer, and nothing was saved since. */
    isUnanswered: unanswered.length > 0,
    /** Has the editor of text tell what it has. */
    settle,
    change,
    actions,
    choose,
    save,
    /** Saves what is typed over what somebody else has made of the goods. */
    saveOver: async ({ stored, onSale }: SpuConflict): Promise<void> =>
      attempt((sending) => saveSpuOver({ ...sending, opened: opened.detail, onSale }, stored), onSale),
    /** Goes on from what is stored now, and gives up what is typed. */
    takeStored: ({ stored }: SpuConflict): void => {
      const next = openedOf(stored);
      setOpened(next);
      setTyped(next.typed);
      setConflict(null);
      setUnanswered([]);
      setRefused({});
      setChecked(false);
    },
    /** Puts a draft in the place of what is typed. It was begun on the goods as they were by then. */
    restore: ({ typed: draft, revision, unanswered: isUnanswered = false }: KeptSpu): void => {
      setTyped(draft);
      // What was typed after it was sent is told from what is stored by a question.
      setUnanswered(isUnanswered ? [draft] : []);
      if (opened.detail !== null && revision !== null) setOpened({ ...opened, detail: { ...opened.detail, revision } });
    },
  };
}

const alikeQuestion = ({ name, id }: SpuDetail): ConfirmOptions => ({
  content: `上次保存没有收到答复，而现在已有同名商品「${name}」（编号 ${id}），它可能就是上次保存的。仍要再新增一个吗？`,
  danger: true,
  okText: '仍然新增',
});

/** Back ends without revisions are believed: their answers are never older than what was opened. */
const isNewer = (detail: SpuDetail, opened: SpuDetail | null): boolean =>
  opened === null || detail.revision === undefined || opened.revision === undefined || detail.revision >= opened.revision;
