import { CHANGED_MEANWHILE } from '@zhilv/contract';
import { type Model, type ModelChange, model } from '@zhilv/contract/bpm';
import { ApiError, call, changes, confirm, messages, showFailure } from '@zhilv/platform';

const { page, get, update } = model;

const FAILED = '保存模型失败，请重试！';

interface SaveDiagramOptions {
  readonly model: Pick<Model, 'id' | 'key' | 'name'>;
  /** The XML that the back end had when the page last read or wrote it. */
  readonly stored: string | null;
  readonly toXml: () => Promise<string>;
}

/**
 * Stores the diagram of a model and tells the user what goes wrong. It reads name, category and form anew and sends them
 * along, for a stock back end empties what is left out (docs/protocol/bpm.md §3) and the list may have changed them. A back end that
 * gives models a revision refuses when somebody was faster still (decision 0022); then it is read once more.
 *
 * @returns the XML that is stored now; null when nothing was saved
 */
export async function saveDiagram({ model, stored, toXml }: SaveDiagramOptions): Promise<string | null> {
  try {
    const xml = await toXml();
    const current = await call(get, { id: model.id });
    if (current === null) {
      messages.error('流程模型已被删除，流程图没有保存。可以先下载，另行保管。');
      return null;
    }
    const there = current.bpmnXml ?? null;
    if (there !== stored && there !== xml && !(await confirmReplacing(model))) return null;
    if (!(await isStored({ ...changeOf(current), bpmnXml: xml })))
      return await saveDiagram({ model, stored, toXml: async () => xml });
    changes.announce(page.path);
    return xml;
  } catch (error) {
    // `call` has said why; a refusal by the back end will not go away by trying again.
    if (error instanceof ApiError && (error.kind === 'business' || error.kind === 'expired')) return null;
    // oxlint-disable-next-line no-console -- the reason why a diagram cannot be written helps only developers
    if (!(error instanceof ApiError)) console.error(error);
    messages.error(FAILED);
    return null;
  }
}

/** Makes a change. @returns false when somebody else has changed the model since it was read */
async function isStored(change: ModelChange): Promise<boolean> {
  try {
    await call(update, change, { quiet: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === CHANGED_MEANWHILE) return false;
    if (error instanceof ApiError) showFailure(error);
    throw error;
  }
}

const confirmReplacing = ({ name, key }: SaveDiagramOptions['model']): Promise<boolean> =>
  confirm({
    content: `「${name ?? key}」的流程图在打开之后被其他人修改过。确定用现在的流程图覆盖它吗？`,
    danger: true,
    okText: '覆盖',
  });

function changeOf({
  id,
  name,
  description,
  category,
  formType,
  formId,
  formCustomCreatePath,
  formCustomViewPath,
  revision,
}: Model) {
  const form = { formType, formId, formCustomCreatePath, formCustomViewPath };
  return { id, ...(typeof name === 'string' && { name }), description, category, revision, ...form };
}
