import type { Feature } from '../../engine/capabilities.ts';
import type { Engine, EngineName } from '../../engine/Engine.ts';

/** The names of an attribute, without prefix. */
export interface AttributeNames {
  /** The one that the engine reads, or the only one there is. */
  readonly read: string;
  /** One that says the same and is always written with it. */
  readonly also?: string;
  /** An older one, which is written only where it stands instead of the first. */
  readonly older?: string;
}

export type FieldKind = 'text' | 'list' | 'flag';

/** A field of a section that is an attribute of an element. */
export interface AttributeField<Kind extends FieldKind = FieldKind> {
  readonly kind: Kind;
  readonly names: string | Readonly<Record<EngineName, AttributeNames>>;
  /** BPMN's own, or of an element of the engine, whose attributes have no prefix. It is in the engine's namespace when nothing is said. */
  readonly namespace?: 'bpmn' | 'none';
  /** By what it is told whether an engine takes notice of it; all do when it is missing. In files for others it is kept. */
  readonly feature?: Feature;
  /** What a flag is where the attribute is missing; false when nothing is said. */
  readonly standard?: true;
}

/** The value of a field: an empty text or list where the attribute is missing. */
type FieldValue<Kind extends FieldKind> = Kind extends 'flag' ? boolean : Kind extends 'list' ? readonly string[] : string;

/** What a section of such fields shows. */
export type AttributeView<Fields extends Readonly<Record<string, AttributeField>>> = {
  readonly [Name in keyof Fields]: FieldValue<Fields[Name]['kind']>;
};

/** The names of a field in an engine's files, as moddle has them. */
export function namesOf({ names, namespace }: AttributeField, { name, prefix }: Engine): AttributeNames {
  const { read, also, older } = typeof names === 'string' ? { read: names } : names[name];
  const whole = (attribute: string) => (namespace === 'none' ? attribute : `${namespace ?? prefix}:${attribute}`);
  return {
    read: whole(read),
    ...(also !== undefined && { also: whole(also) }),
    ...(older !== undefined && { older: whole(older) }),
  };
}

/** A field of a row that is a text. */
export const rowText = (name: string, feature?: Feature) =>
  ({ kind: 'text', names: name, namespace: 'none', ...(feature !== undefined && { feature }) }) as const satisfies AttributeField;

/** A field of a row that is a flag. */
export const rowFlag = (name: string, feature?: Feature) => ({ ...rowText(name, feature), kind: 'flag' }) as const;
