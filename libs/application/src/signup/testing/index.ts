export { atTheDoor, birthDate, goodPassword, inviteAna, phone, type Door } from './at-the-door.ts';
