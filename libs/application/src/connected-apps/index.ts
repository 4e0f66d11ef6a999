export type {
  AllowedApp,
  AppDecision,
  AppPerson,
  AppRefusal,
  AppRemoval,
  AskedAccess,
  ConnectedApps,
} from './connected-apps.port.ts';
