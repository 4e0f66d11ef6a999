import { failed, type Failed, type Language } from '@portico/domain/kernel';
import type { SignupRefusal, SignupError } from '@portico/application/signup';

/** The gateway's error texts, on every screen (`ACC-229`). */
const texts: Readonly<Record<SignupError, Readonly<Record<Language, string>>>> = {
  'bad-email': {
    en: 'Please enter your whole email, like maria@example.com.',
    es: 'Escriba su correo completo, por ejemplo maria@example.com.',
  },
  'bad-name': {
    en: 'Please enter your first and last name, as your practice should write them.',
    es: 'Escriba su nombre y su apellido, tal como los debe anotar su consultorio.',
  },
  'bad-birth-date': {
    en: 'Please enter your date of birth.',
    es: 'Escriba su fecha de nacimiento.',
  },
  'bad-phone': {
    en: 'Please enter a phone number with area code, like 602-555-0142.',
    es: 'Escriba un teléfono con código de área, por ejemplo 602-555-0142.',
  },
  'unfit-password': {
    en: 'This password does not meet all the rules yet.',
    es: 'Esta contraseña aún no cumple todas las reglas.',
  },
  'known-password': {
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
    es: 'Muchas personas usan esta contraseña y es fácil de adivinar. Elija otra.',
  },
  'terms-not-accepted': {
    en: 'The terms of use have changed. Please load this page again and read them.',
    es: 'Los términos de uso cambiaron. Cargue esta página de nuevo y léalos.',
  },
  'wrong-birth-date': {
    en: 'This date of birth does not match what your practice has on file. Please check it. After five wrong tries this invitation is locked.',
    es: 'Esta fecha de nacimiento no coincide con la que tiene su consultorio. Revísela. Después de cinco intentos, la invitación se bloquea.',
  },
  'unknown-practice': {
    en: 'Please choose a practice from the list.',
    es: 'Elija un consultorio de la lista.',
  },
  'too-many-tries': {
    en: 'There were too many tries. For your safety, please wait an hour and try again.',
    es: 'Hubo demasiados intentos. Por su seguridad, espere una hora e inténtelo de nuevo.',
  },
  'sign-up-over': {
    en: 'This email can no longer be changed here. If you have confirmed it, sign in. If not, please sign up again.',
    es: 'Este correo ya no se puede cambiar aquí. Si ya lo confirmó, inicie sesión. Si no, regístrese de nuevo.',
  },
  'identity-over': {
    en: 'Your sign-in with the other service is too old. Please continue with it once more, or create your account without it.',
    es: 'Su acceso con el otro servicio es demasiado antiguo. Continúe con él otra vez o cree su cuenta sin él.',
  },
};

export const refused = (error: SignupError, language: Language): Failed<SignupRefusal> =>
  failed({ kind: 'signup-refused', error, message: texts[error][language] });
