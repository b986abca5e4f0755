export { Property, PropertyDraft, PropertyWithValues, property } from './property.ts';
export { PropertyValue, PropertyValueDraft, propertyValue } from './propertyValue.ts';
