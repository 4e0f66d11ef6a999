export { missingOutsideServices, type OutsideServices } from './outside-services.ts';
export { type MerchantsByPractice, type MerchantSettings, parseMerchants } from './merchants.ts';
export { type Config, type ConfigMistake, parseConfig, settingNames, usualDirectory, type Storage } from './config.ts';
export { noRegistries, type Registries } from './registries.ts';
export { secretSettings, withSecretFiles } from './secret-files.ts';
export { type ConnectedPracticeSettings, parsePractices, type PracticesFile } from './practices.ts';
export { parseShops } from './shops.ts';
export { type IdentityProvidersFile, noIdentityProviders, parseIdentityProviders } from './identity-providers.ts';
