import { remote } from '@zhilv/build';
import { pages } from './src/pages.ts';

// One page loads all of ui, which no page of the product does.
export default remote({ directory: import.meta.dirname, pages, budgets: { 'catalogue/index': 500 } });
