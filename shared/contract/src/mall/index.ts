export { property, PropertyWithValues } from './product/property.ts';
export { propertyValue } from './product/propertyValue.ts';
