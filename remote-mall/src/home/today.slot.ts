export { TodayCard as Component } from './TodayCard.tsx';
export { loadToday as loader } from './loadToday.ts';
