export { PayeezySandbox, type PayeezyHabits, type PayeezyKeys, type PayeezySandboxOptions } from './payeezy-sandbox.ts';
export { tokenFor as payeezyTokenFor } from './tokens.ts';
