export { MemoryAppGrants, MemoryAppRegistry, MemoryAppTokens } from './memory-connected-apps.ts';
export { SpelledAppProofs, spelledFhirAddresses } from './spelled-app-proofs.ts';
