export { completionPath } from './registration-completion-path.ts';
export type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
} from './identity-documents.port.ts';
export type {
  Information,
  InformationCheck,
  InformationRefusal,
  InformationReport,
} from './patient-information.port.ts';
export type { ProfilePhoto, ProfilePhotoSettings } from './profile-photo.port.ts';
export type { Named, Profile, ProfileReadOnly, Saved, SectionSettings, SettingsPage } from './profile.port.ts';
export type { Updates, UpdatesSettings } from './notification-updates.port.ts';
