export { menuPlace, type MenuPlace } from './menuPlace.ts';
export {
  FIELD_KINDS,
  type FieldKind,
  type GeneratedFile,
  type ScreenDescription,
  type ScreenField,
} from './ScreenDescription.ts';
export { screenFiles } from './screenFiles.ts';
export { capitalised, screenNames, type ScreenNames } from './screenNames.ts';
