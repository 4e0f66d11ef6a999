export { Argon2Passwords } from './argon2-passwords.ts';
export { JwtTokens } from './jwt-tokens.ts';
