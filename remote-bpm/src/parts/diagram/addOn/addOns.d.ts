/** These packages have no declarations, so the parts that we use are declared here. */
declare module 'bpmn-js-color-picker' {
  const colours: Readonly<Record<string, unknown>>;
  export default colours;
}

declare module 'bpmn-js-color-picker/colors/ColorPopupProvider.js' {
  export default class ColorPopupProvider {
    constructor(config: undefined, renderer: undefined, popupMenu: object, modeling: object, translate: (text: string) => string);
    readonly _colors: readonly { readonly label: string; readonly fill?: string; readonly stroke?: string }[];
  }
}

declare module 'bpmn-js-create-append-anything' {
  export const CreateAppendAnythingModule: Readonly<Record<string, unknown>>;
}

declare module 'bpmn-js-native-copy-paste' {
  const nativeCopyPaste: Readonly<Record<string, unknown>>;
  export default nativeCopyPaste;
}

declare module 'diagram-js-grid' {
  const grid: Readonly<Record<string, unknown>>;
  export default grid;
}

declare module 'diagram-js-minimap/dist/index.esm.js' {
  const minimap: Readonly<Record<string, unknown>>;
  export default minimap;
}
