export { ShopSandbox } from './shop-sandbox.ts';
export type { SandboxProduct } from './shop-orders-and-stock.ts';
