export { catalog, shopOfAlder, type ShopFixture, shopContract } from './shop.contract.ts';
