export { Property, PropertyDraft, PropertyWithValues, property } from './property.ts';
