export { StockCard as Component } from './StockCard.tsx';
export { loadStock as loader } from './loadStock.ts';
