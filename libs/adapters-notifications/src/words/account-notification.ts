import type { AccountNotification } from '@portico/domain/notifications';
import type { Language } from '@portico/domain/kernel';

interface Said {
  readonly subject: string;
  readonly sentence: string;
  readonly advice: string;
}

const call = {
  en: 'If you did not ask for this, or have questions, call your practice.',
  es: 'Si no lo pidió o tiene preguntas, llame a su consultorio.',
} as const;

/** What happened to an account, without the person having done it on a screen. */
export const accountNotificationWords: Readonly<Record<Language, Readonly<Record<AccountNotification, Said>>>> = {
  en: {
    disabled: {
      subject: 'Your account was disabled',
      sentence: 'Your Portico account was disabled. Nobody can sign in to it.',
      advice: call.en,
    },
    enabled: {
      subject: 'Your account is open again',
      sentence: 'Your Portico account was enabled again. You can sign in.',
      advice: call.en,
    },
    'sessions-ended': {
      subject: 'You were signed out everywhere',
      sentence: 'Your Portico account was signed out on every device. You can sign in again.',
      advice: call.en,
    },
    'factor-removed': {
      subject: 'A second sign-in step was removed',
      sentence: 'A second sign-in step was removed from your Portico account.',
      advice: call.en,
    },
    unlocked: {
      subject: 'You can sign in again',
      sentence: 'The pause after too many wrong tries was ended for your Portico account.',
      advice: call.en,
    },
    'wrong-codes': {
      subject: 'Wrong security codes were entered',
      sentence:
        'Somebody knew the password of your Portico account and entered wrong security codes. They were not let in.',
      advice: 'If this was not you, change your password now.',
    },
    'identity-linked': {
      subject: 'A new way to sign in was added',
      sentence: 'Another sign-in service was connected to your Portico account. It can be used to sign in.',
      advice: 'If this was not you, change your password now and call your practice.',
    },
    'identity-unlinked': {
      subject: 'A way to sign in was removed',
      sentence: 'A sign-in service was disconnected from your Portico account.',
      advice: call.en,
    },
  },
  es: {
    disabled: {
      subject: 'Se desactivó su cuenta',
      sentence: 'Se desactivó su cuenta de Portico. Nadie puede iniciar sesión en ella.',
      advice: call.es,
    },
    enabled: {
      subject: 'Su cuenta está activa de nuevo',
      sentence: 'Se volvió a activar su cuenta de Portico. Ya puede iniciar sesión.',
      advice: call.es,
    },
    'sessions-ended': {
      subject: 'Se cerraron todas sus sesiones',
      sentence: 'Se cerró la sesión de su cuenta de Portico en todos los dispositivos. Puede iniciar sesión otra vez.',
      advice: call.es,
    },
    'factor-removed': {
      subject: 'Se quitó un segundo paso de inicio de sesión',
      sentence: 'Se quitó un segundo paso de inicio de sesión de su cuenta de Portico.',
      advice: call.es,
    },
    unlocked: {
      subject: 'Ya puede iniciar sesión',
      sentence: 'Terminó la pausa de su cuenta de Portico tras demasiados intentos incorrectos.',
      advice: call.es,
    },
    'wrong-codes': {
      subject: 'Se escribieron códigos de seguridad incorrectos',
      sentence:
        'Alguien sabía la contraseña de su cuenta de Portico y escribió códigos de seguridad incorrectos. No pudo entrar.',
      advice: 'Si no fue usted, cambie su contraseña ahora.',
    },
    'identity-linked': {
      subject: 'Se agregó otra forma de iniciar sesión',
      sentence: 'Se conectó otro servicio de acceso a su cuenta de Portico. Se puede usar para iniciar sesión.',
      advice: 'Si no fue usted, cambie su contraseña ahora y llame a su consultorio.',
    },
    'identity-unlinked': {
      subject: 'Se quitó una forma de iniciar sesión',
      sentence: 'Se desconectó un servicio de acceso de su cuenta de Portico.',
      advice: call.es,
    },
  },
};
