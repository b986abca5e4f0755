export { default as hours } from './hours.module.css';
export { default as paint } from './paint.module.css';
