export { signupFixture, birthDate, goodPassword, inviteAna, phone, type SignupFixture } from './signup-fixture.ts';
