/** The packages have no declarations, so the parts that we use are declared here. Everything else is theirs. */
declare module 'bpmn-js-properties-panel' {
  import type { Element } from 'bpmn-js/lib/model/Types';

  /** A field; its component gets the entry itself, and the element. */
  export interface StockEntry {
    readonly id: string;
    readonly component?: unknown;
    readonly isEdited?: unknown;
    readonly [property: string]: unknown;
  }

  export interface StockItem {
    readonly id: string;
    readonly label: string;
    readonly entries: readonly StockEntry[];
    readonly autoFocusEntry?: string;
    readonly remove?: (event: { stopPropagation(): void }) => void;
  }

  export interface StockGroup {
    readonly id: string;
    readonly label: string;
    readonly component: unknown;
    readonly entries?: readonly StockEntry[];
    readonly items?: readonly StockItem[];
    readonly add?: (event: { stopPropagation(): void }) => void;
    readonly [property: string]: unknown;
  }

  export interface StockProvider {
    getGroups(element: Element): (groups: readonly StockGroup[]) => readonly StockGroup[];
  }

  export interface StockRegistry {
    registerProvider(priority: number, provider: StockProvider): void;
  }

  /** A panel that its diagram begins with. */
  export class StockRenderer implements StockRegistry {
    constructor(config: object, injector: object, events: object);
    registerProvider(priority: number, provider: StockProvider): void;
    attachTo(container: HTMLElement, headerContainer: HTMLElement): void;
    detach(): void;
    protected _render(element: Element | readonly Element[]): void;
    protected _destroy(): void;
  }

  type Initializer = (events: { on(name: string, begin: () => void): void }, commands: object) => void;

  export const BpmnPropertiesPanelModule: {
    readonly __depends__: readonly [{ readonly __init__: readonly Initializer[] }, ...object[]];
    readonly propertiesPanel: readonly ['type', typeof StockRenderer];
  };
  export const BpmnPropertiesProviderModule: Readonly<Record<string, unknown>>;
  export const CamundaPlatformPropertiesProviderModule: {
    readonly camundaPlatformPropertiesProvider: readonly [
      'type',
      new (registry: StockRegistry, injector: object) => StockProvider,
    ];
  };
  export const CamundaPlatformTooltipProvider: object;

  /** Gives a service of the diagram to a component. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- whoever asks knows what is there under the name
  export function useService<Service>(name: string): Service;
}

declare module '@bpmn-io/properties-panel' {
  interface EntryProps<Value> {
    readonly id: string;
    readonly element: object;
    readonly label: string;
    readonly description?: string;
    readonly disabled?: boolean;
    readonly getValue: () => Value;
    /** @param error what `validate` said of the value */
    readonly setValue: (value: Value, error?: string | null) => void;
  }

  interface TypedEntryProps extends EntryProps<string> {
    readonly debounce: unknown;
    readonly placeholder?: string;
    readonly validate?: (value: string | undefined) => string | null;
  }

  type Entry<Props> = (props: Props) => unknown;

  export const TextFieldEntry: Entry<TypedEntryProps>;
  export const TextAreaEntry: Entry<
    TypedEntryProps & { readonly rows?: number; readonly monospace?: boolean; readonly autoResize?: boolean }
  >;
  export const CheckboxEntry: Entry<EntryProps<boolean>>;
  export const SelectEntry: Entry<
    EntryProps<string> & {
      readonly validate?: (value: string | undefined) => string | null;
      readonly getOptions: () => readonly { readonly value: string; readonly label: string }[];
    }
  >;
  type Debounced = ((...given: readonly unknown[]) => void) & { flush(): void; cancel(): void };

  export const DebounceInputModule: {
    readonly debounceInput: readonly [
      'factory',
      (delayMs: number) => (write: (...given: readonly unknown[]) => unknown) => Debounced,
    ];
  };
  export const Group: unknown;
  export const ListGroup: unknown;
  export const ListEntry: unknown;
  export const ListItem: unknown;
  export const CollapsibleEntry: unknown;
  export const isTextFieldEntryEdited: unknown;
  export const isTextAreaEntryEdited: unknown;
  export const isCheckboxEntryEdited: unknown;
  export const isSelectEntryEdited: unknown;
}
