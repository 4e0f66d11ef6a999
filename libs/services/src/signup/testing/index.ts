export { type SignupFixture, birthDate, goodPassword, inviteAna, phone, signupFixture } from './signup-fixture.ts';
