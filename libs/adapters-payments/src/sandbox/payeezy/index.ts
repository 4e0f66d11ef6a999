export { askByFetch } from './ask-by-fetch.ts';
export type { PayeezyProfile } from './undocumented-behavior.ts';
export { PayeezySandbox } from './payeezy-sandbox.ts';
export { tokenFor as payeezyTokenFor } from './card-tokens.ts';
