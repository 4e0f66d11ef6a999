export { Argon2Passwords } from './argon2-passwords.ts';
export { CommonPasswords } from './common-passwords.ts';
export { JwtTokens } from './jwt-tokens.ts';
export { RandomCodes } from './random-codes.ts';
