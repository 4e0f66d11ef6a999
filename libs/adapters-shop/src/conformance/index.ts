export * from './shop.contract.ts';
