export { ShopSandbox, type SandboxOptions, type SandboxStore } from './shop-sandbox.ts';
export type { SandboxProduct } from './stores.ts';
