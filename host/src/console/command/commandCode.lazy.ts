export { CommandBox } from './CommandBox.tsx';
