import { messages } from '../../words/messages.ts';

export const passkeySignInWords = messages('entrance.passkey', {
  signIn: {
    en: 'Sign in with a passkey',
    es: 'Iniciar sesión con una llave de acceso',
    description: 'Button under the sign-in form; the browser then asks for a fingerprint, face or screen lock',
  },
});

export const passkeySignInProblems = messages('entrance.passkeyProblem', {
  'passkey-refused': {
    en: 'This passkey does not belong to an account here. Please sign in with your password.',
    es: 'Esta llave de acceso no pertenece a ninguna cuenta. Inicie sesión con su contraseña.',
    description: 'The passkey is not known, or was removed',
  },
  'provider-only': {
    en: 'Passkeys do not sign in here. Use the button of the sign-in service.',
    es: 'Aquí no se inicia sesión con una llave de acceso. Use el botón del servicio de acceso.',
    description: 'The installation lets people in by an outside sign-in service only',
  },
  unconfirmed: {
    en: 'Please confirm your email first. Sign in with your password and we will send the link again.',
    es: 'Primero confirme su correo. Inicie sesión con su contraseña y le enviaremos otra vez el enlace.',
    description: 'The account has an email that was not confirmed',
  },
});
