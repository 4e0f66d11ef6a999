export { SearchViewModel } from './search.view-model.ts';
