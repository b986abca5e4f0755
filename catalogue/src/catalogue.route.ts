export { CataloguePage as Component } from './CataloguePage.tsx';
