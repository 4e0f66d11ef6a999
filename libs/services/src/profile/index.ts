export { type ChartRecipient, ChartRecipients } from './chart-recipients.ts';
export { IdentityDocumentsService } from './identity-documents.service.ts';
export { InformationService } from './check-in-information.service.ts';
export { type HasCard, MissingRegistration } from './missing-registration.ts';
export { ProfileAccess } from './profile-access.ts';
export { type NotificationRecipientsDeps, addressesOf, notificationRecipients } from './notification-recipients.ts';
export { ProfilePhotoService } from './profile-photo.service.ts';
export { ProfileService } from './profile.service.ts';
export { UpdatesService } from './notification-updates.service.ts';
