export { informationService, profileService } from './profile-services-fixture.ts';
