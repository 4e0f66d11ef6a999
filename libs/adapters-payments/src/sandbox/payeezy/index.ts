export { askByFetch } from './ask-by-fetch.ts';
export type { PayeezyHabits, PayeezyProfile } from './habits.ts';
export { PayeezySandbox, type PayeezyKeys, type PayeezySandboxOptions } from './payeezy-sandbox.ts';
export { tokenFor as payeezyTokenFor } from './tokens.ts';
