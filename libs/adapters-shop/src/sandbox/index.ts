export { ShopSandbox } from './shop-sandbox.ts';
export type { SandboxProduct } from './stores.ts';
