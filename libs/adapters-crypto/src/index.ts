export { AesMerchantSeal } from './aes-merchant-seal.ts';
export { Argon2Passwords } from './argon2-passwords.ts';
export { CommonPasswords } from './common-passwords.ts';
export { JwtTokens } from './jwt-tokens.ts';
export { OtpauthApps } from './otpauth-apps.ts';
export { RandomCodes } from './random-codes.ts';
export { SvgQrCodes } from './svg-qr-codes.ts';
export { WebauthnPasskeys } from './webauthn-passkeys.ts';
