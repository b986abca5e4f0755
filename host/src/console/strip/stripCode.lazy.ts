export { TabList } from './TabList.tsx';
export { TabMenu } from './TabMenu.tsx';
