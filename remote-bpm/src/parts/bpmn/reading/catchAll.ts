import type { ModdleParts, Property, TypeDescriptor } from './ModdleParts.ts';

/** Holds the elements that no property of their parent is for. No XML has such a name. */
const FOREIGN: Property = { ...named('$foreign'), type: 'Element', isMany: true };

/** Holds the text that no property is for. */
const TEXT: Property = { ...named('$text'), type: 'String', isBody: true };

/**
 * Has each type of a moddle take any element and any text, so that what no descriptor foresaw is kept where it is and written again.
 * Has to be called before a type is used.
 */
export function catchAll(moddle: Pick<ModdleParts, 'registry' | 'getPackage'>): void {
  const { registry } = moddle;
  const getEffectiveDescriptor = registry.getEffectiveDescriptor.bind(registry);
  registry.getEffectiveDescriptor = (name) => {
    // moddle takes a type for one of the package that last added to it, and would write its name as this package does.
    const $pkg = moddle.getPackage(name.slice(0, Math.max(name.indexOf(':'), 0)));
    const descriptor: TypeDescriptor = Object.defineProperty({ ...getEffectiveDescriptor(name) }, '$pkg', { value: $pkg });
    descriptor.foreignProperty = descriptor.properties.find(takesAny);
    if (descriptor.foreignProperty === undefined) {
      add(descriptor, FOREIGN);
      descriptor.foreignProperty = FOREIGN;
    }
    if (descriptor.bodyProperty === undefined) {
      add(descriptor, TEXT);
      descriptor.bodyProperty = TEXT;
    }
    return descriptor;
  };
}

/** Containers of extensions have a property of their own that takes any element. */
const takesAny = ({ type, isMany }: Property): boolean => type === 'Element' && isMany === true;

function named(name: string): Pick<Property, 'name' | 'ns'> {
  return { name, ns: { name, localName: name } };
}

function add({ properties, propertiesByName }: TypeDescriptor, property: Property): void {
  // moddle breaks lines and indents them behind elements, which must not get into the text.
  if (property.isBody === true) properties.unshift(property);
  else properties.push(property);
  propertiesByName[property.name] = property;
}
