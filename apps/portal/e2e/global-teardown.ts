export { removeDemo as default } from '@portico/tools/browser/demo-database.ts';
