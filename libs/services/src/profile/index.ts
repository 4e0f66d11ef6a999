export { IdentityDocumentsService } from './identity-documents.service.ts';
export { InformationService } from './information.service.ts';
export { type MissingRegistrationDeps, missingRegistration } from './missing-registration.ts';
export { type NotificationRecipientsDeps, notificationRecipients } from './notification-recipients.ts';
export { ProfilePhotoService } from './profile-photo.service.ts';
export { ProfileService } from './profile.service.ts';
export { UpdatesService } from './updates.service.ts';
