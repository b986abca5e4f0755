import type { EngineAttribute } from '../../engine/attributeReaders.ts';
import { type Feature, reads } from '../../engine/capabilities.ts';
import type { Engine, EngineName } from '../../engine/Engine.ts';

/** The names of an attribute, without prefix. */
export interface AttributeNames<Name extends string = string> {
  /** The one that the engine reads, or the only one there is. */
  readonly read: Name;
  /** One that says the same and is always written with it. */
  readonly also?: string;
  /** An older one, which is written only where it stands instead of the first. */
  readonly older?: string;
}

type FieldKind = 'text' | 'list' | 'flag';

interface AnyField<Kind extends FieldKind, Name extends string> {
  readonly kind: Kind;
  readonly names: Name | Readonly<Record<EngineName, AttributeNames<Name>>>;
  /** What a flag is where the attribute is missing; false when nothing is said. */
  readonly standard?: true;
  /** By what it is told whether the engine takes notice of it, when that does not follow from its name. It is kept in any case. */
  readonly feature?: Feature;
}

/** A field that is an attribute in the engine's namespace. */
interface EngineField<Kind extends FieldKind> extends AnyField<Kind, EngineAttribute> {
  readonly namespace?: undefined;
}

/** A field that is an attribute of BPMN itself, or of an element of the engine, whose attributes have no prefix. */
interface OtherField<Kind extends FieldKind> extends AnyField<Kind, string> {
  readonly namespace: 'bpmn' | 'none';
}

/** A field of a section that is an attribute of an element. */
export type AttributeField<Kind extends FieldKind = FieldKind> = EngineField<Kind> | OtherField<Kind>;

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

/** Whether the engine takes no notice of a field. */
export function isUnread(field: AttributeField, engine: Engine): boolean {
  if (field.feature !== undefined) return !reads(engine, field.feature);
  if (field.namespace !== undefined) return false;
  return !reads(engine, typeof field.names === 'string' ? field.names : field.names[engine.name].read);
}

/** A field of a row that is a text. */
export const rowText = (name: string, feature?: Feature) =>
  ({ kind: 'text', names: name, namespace: 'none', ...(feature !== undefined && { feature }) }) as const satisfies AttributeField;

/** A field of a row that is a flag. */
export const rowFlag = (name: string, feature?: Feature) => ({ ...rowText(name, feature), kind: 'flag' }) as const;
