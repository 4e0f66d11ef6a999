export { MemoryAppGrants, MemoryAppRegistry, MemoryAppTokens } from './memory-connected-apps.ts';
