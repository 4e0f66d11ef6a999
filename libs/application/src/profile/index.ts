export { completionPath } from './completion-path.ts';
export type {
  IdentityDocuments,
  IdentityDocumentsChange,
  IdentityDocumentsSettings,
} from './identity-documents.port.ts';
export type { Information, InformationCheck, InformationRefusal, InformationReport } from './information.port.ts';
export type { ProfilePhoto, ProfilePhotoSettings } from './profile-photo.port.ts';
export type { Named, Profile, ProfileReadOnly, Saved, SectionSettings, SettingsPage } from './profile.port.ts';
export type { Updates, UpdatesSettings } from './updates.port.ts';
