export * from './arbitraries.ts';
export * from './counting-tokens.ts';
export * from './memory-accounts.ts';
export * from './memory-capabilities.ts';
export * from './memory-codes.ts';
export * from './memory-sessions.ts';
export * from './plain-passwords.ts';
