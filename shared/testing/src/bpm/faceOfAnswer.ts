const MASKED = /^(id|.*Id|businessKey)$/;

/** For tests: what of an answer about processes does not differ from one time to another. Lists come in any order. */
export function faceOf(value: unknown, name = 'data'): unknown {
  if (Array.isArray(value)) return value.map((item) => faceOf(item)).toSorted(byText);
  if (typeof value === 'object' && value !== null) {
    const shown = Object.entries(value).filter(([field]) => !['offers', 'sortable', 'revision'].includes(field));
    // A real back end does not say when a rejected instance ended.
    const isRejected = 'status' in value && 'result' in value && value.result === 3;
    return Object.fromEntries(
      shown.flatMap(([field, inner]) => (isRejected && field === 'endTime' ? [] : [[field, faceOf(inner, field)]])),
    );
  }
  if (value === null || typeof value === 'boolean') return value;
  if (MASKED.test(name) || (name === 'data' && value !== '')) return 'an id';
  if (name.endsWith('Time')) return 'a time';
  if (name === 'durationInMillis') return 'a while';
  return name === 'bpmnXml' ? 'a diagram' : value;
}

/** Any order will do, as long as it follows from what is shown. */
const byText = (one: unknown, other: unknown): number => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
