export { Dialogs } from './Dialogs.tsx';
export { Messages } from './Messages.tsx';
