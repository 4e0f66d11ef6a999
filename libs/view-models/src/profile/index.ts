export { DetailsViewModel } from './details.view-model.ts';
export { IdentityDocumentsViewModel } from './identity-documents.view-model.ts';
export { PhysicianPickerViewModel } from './physician-picker.view-model.ts';
export { ProfilePhotoViewModel } from './profile-photo.view-model.ts';
export { SettingsSection, type SettingsToast } from './settings-section.ts';
export { trackedIdentityDocuments, trackedUpdates } from './saving-analytics.ts';
export { UpdatesViewModel } from './notification-updates.view-model.ts';
export { DetailsInput } from './details-input.ts';
export { InsuranceList } from './insurance-list.ts';
