export { informationService, profileService } from './profile-services.ts';
