import { CHANGED_MEANWHILE } from '@zhilv/contract';
import { type Model, type ModelChange, model } from '@zhilv/contract/bpm';
import { ApiError, call, changes, messages, showFailure } from '@zhilv/platform';

const { page, get, update } = model;

const FAILED = '保存模型失败，请重试！';

export interface SaveDiagramOptions {
  readonly model: Pick<Model, 'id' | 'key' | 'name'>;
  /** What the back end has unless somebody else saved: the XML that it had last, and what was sent since without an answer. */
  readonly known: ReadonlySet<string | null>;
  readonly toXml: () => Promise<string>;
  /** Asks the user whether to replace what somebody else has saved since. */
  readonly mayReplace: (theirs: Model, mine: string) => Promise<boolean>;
}

/**
 * Stores the diagram of a model and tells the user what goes wrong. It reads name, category and form anew and sends them
 * along, for a stock back end empties what is left out (docs/protocol/bpm.md §3) and the list may have changed them. A back end that
 * gives models a revision refuses when somebody was faster still (decision 0022); then it is read once more.
 *
 * @returns the XML that is stored now; null when nothing was saved
 */
export async function saveDiagram({ model, known, toXml, mayReplace }: SaveDiagramOptions): Promise<string | null> {
  try {
    const xml = await toXml();
    const current = await call(get, { id: model.id }, { quiet: true });
    if (current === null) {
      messages.error(`「${nameOf(model)}」已被删除，流程图没有保存。可以先下载，另行保管。`);
      return null;
    }
    const there = current.bpmnXml ?? null;
    const replaces = !known.has(there) && there !== xml;
    if (replaces && !(await mayReplace(current, xml))) return null;
    if (!(await isStored({ ...changeOf(current), bpmnXml: xml })))
      // What the user has seen and chosen to replace is known now; what came after that is not.
      return await saveDiagram({
        model,
        known: replaces ? new Set([...known, there]) : known,
        toXml: async () => xml,
        mayReplace,
      });
    changes.announce(page.path);
    return xml;
  } catch (error) {
    tell(error);
    return null;
  }
}

/** Tells the user in one message that a diagram was not saved. */
function tell(error: unknown): void {
  if (!(error instanceof ApiError)) {
    // oxlint-disable-next-line no-console -- the reason why a diagram cannot be written helps only developers
    console.error(error);
    messages.error(FAILED);
  } else if (error.kind === 'business' || error.kind === 'expired') {
    // It will not go away by trying again.
    showFailure(error);
  } else {
    messages.error(`${FAILED}（${error.message}）`, { traceId: error.traceId });
  }
}

/** Makes a change. @returns false when somebody else has changed the model since it was read */
async function isStored(change: ModelChange): Promise<boolean> {
  try {
    await call(update, change, { quiet: true });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === CHANGED_MEANWHILE) return false;
    throw error;
  }
}

const nameOf = ({ name, key }: SaveDiagramOptions['model']): string => name ?? key;

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
