export { missingOutsideServices, type OutsideServices } from './outside-service-settings.ts';
export { type MerchantsByPractice, type MerchantSettings, parseMerchants, executionOf } from './parse-merchants.ts';
export {
  type Config,
  type ConfigMistake,
  parseConfig,
  settingNames,
  usualDirectory,
  type Storage,
} from './parse-config.ts';
export { noRegistries, type Registries } from './registry-settings.ts';
export { secretSettings, withSecretFiles } from './secret-files.ts';
export { type ConnectedPracticeSettings, parsePractices, type PracticesFile } from './parse-practices.ts';
export {
  documentNames,
  faceOfDocument,
  fromDocument,
  isConnectedDocument,
  parseDocumentAnywhere,
  parsePracticeDocument,
  type PracticeDocument,
} from './parse-practice-document.ts';
export { parseShops } from './parse-shops.ts';
export { type IdentityProvidersFile, noIdentityProviders, parseIdentityProviders } from './parse-identity-providers.ts';
export { type Elsewhere, nothingElsewhere, placesOfReferences } from './references.ts';
