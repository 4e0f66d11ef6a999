export { SupportViewModel } from './support.view-model.ts';
