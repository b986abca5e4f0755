export { DateRangePanel, type DateRangePanelProps } from './DateRangePanel.tsx';
export { DateTimePanel, type DateTimePanelProps } from './DateTimePanel.tsx';
