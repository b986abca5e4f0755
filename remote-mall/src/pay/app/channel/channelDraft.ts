import { isChannelSecret, type PayChannel, UnknownSecret, withoutSecrets, withSecrets } from '@zhilv/contract/pay';
import { configFieldsOf } from './configFields.ts';

type Json = Readonly<Record<string, unknown>>;

/** A channel as its form has it. */
export interface ChannelDraft {
  /** In percent, as it is typed. */
  readonly feeRate: string;
  readonly on: boolean;
  readonly remark: string;
  /** The values that the form asks for by themselves; of a secret that is set, the text is empty until another one is typed. */
  readonly values: Readonly<Record<string, string>>;
  /** Everything else in the configuration, as JSON without its secrets. */
  readonly others: string;
}

/** Begins the form of a channel. @param stored is null for one that is to be added */
export function draftOf(code: string, stored: PayChannel | null): ChannelDraft {
  const config = objectOf(stored?.config ?? '') ?? {};
  const asked = new Map(configFieldsOf(code).map(({ name }) => [name, config[name]]));
  // What is no text stands among the others, where it is not changed by being shown.
  const isAsked = (name: string): boolean => asked.has(name) && isPlain(config[name]);
  const others = Object.fromEntries(Object.entries(config).filter(([name]) => !isAsked(name)));
  return {
    feeRate: stored === null ? '' : String(stored.feeRate),
    on: stored === null || stored.status === 0,
    remark: stored?.remark ?? '',
    values: Object.fromEntries(
      [...asked].map(([name, value]) => [name, isPlain(value) && !isChannelSecret(name) ? String(value ?? '') : '']),
    ),
    others: Object.keys(others).length === 0 ? '' : JSON.stringify(withoutSecrets(others), null, 2),
  };
}

/** Whether a secret is stored that the form does not show. */
export const isSet = (stored: PayChannel | null, name: string): boolean => {
  const value = objectOf(stored?.config ?? '')?.[name];
  return isPlain(value) && value !== '' && value !== null && value !== undefined;
};

/** The mistakes in a draft, by the names of its fields. */
export type ChannelFaults = Readonly<Partial<Record<'feeRate' | 'others' | 'config', string>>>;

/** What is sent of a draft, or what is wrong with it. */
export type ReadDraft =
  | { readonly faults: ChannelFaults }
  | {
      readonly faults: null;
      readonly sent: { readonly status: 0 | 1; readonly feeRate: number; readonly remark: string; readonly config: string };
    };

/** A rate in percent has at most so many. */
const MOST_DECIMALS = 4;

/** Reads a draft. A secret that was not typed anew stays as it is stored. */
export function readDraft(code: string, stored: PayChannel | null, draft: ChannelDraft): ReadDraft {
  const feeRate = /^\d{1,3}(?:\.\d+)?$/.test(draft.feeRate.trim()) ? Number(draft.feeRate) : Number.NaN;
  const decimals = draft.feeRate.trim().split('.')[1]?.length ?? 0;
  const others = draft.others.trim() === '' ? {} : objectOf(draft.others);
  const before = objectOf(stored?.config ?? '') ?? {};
  const values = configFieldsOf(code).flatMap(({ name }) => {
    const typed = draft.values[name]?.trim() ?? '';
    if (typed !== '') return [[name, typed] as const];
    return isChannelSecret(name) && isSet(stored, name) ? [[name, before[name]] as const] : [];
  });
  const faults: ChannelFaults = {
    ...(decimals > MOST_DECIMALS && { feeRate: `渠道费率最多 ${MOST_DECIMALS} 位小数` }),
    ...(!(feeRate >= 0 && feeRate <= 100) && { feeRate: '渠道费率应为 0 至 100 的数字' }),
    ...(others === null && { others: '其他配置应为 JSON 对象，例如 {"name":"value"}' }),
  };
  if (others === null || Object.keys(faults).length > 0) return { faults };
  const config = configOf({ ...others, ...Object.fromEntries(values) }, before);
  if (config instanceof UnknownSecret) return { faults: { others: config.message } };
  const isBuiltIn = configFieldsOf(code).length === 0;
  if (Object.keys(config).length === 0 && !isBuiltIn) return { faults: { config: '渠道配置不能为空' } };
  return {
    faults: null,
    // A back end wants a configuration of channels that need none, too.
    sent: {
      status: draft.on ? 0 : 1,
      feeRate,
      remark: draft.remark.trim(),
      config: JSON.stringify(isBuiltIn && Object.keys(config).length === 0 ? { name: 'none' } : config),
    },
  };
}

const isPlain = (value: unknown): boolean => value === undefined || value === null || typeof value === 'string';

/** A back end that gives secrets away would store the stars that stand for them here. */
function configOf(sent: Json, before: Json): Json | UnknownSecret {
  try {
    return withSecrets(sent, before);
  } catch (error) {
    if (error instanceof UnknownSecret) return error;
    throw error;
  }
}

function objectOf(text: string): Json | null {
  try {
    const parsed: unknown = JSON.parse(text);
    // Nothing else than an object with values by name is a configuration.
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Json) : null;
  } catch {
    return null;
  }
}
