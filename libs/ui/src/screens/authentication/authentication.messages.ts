import type { AuthenticationRefusal } from '@portico/application/authentication';
import type { Success } from '@portico/view-models/authentication';
import { messages, type Message } from '../../words/messages.ts';

export const authenticationWords = messages('authentication.screen', {
  loading: { en: 'Loading your settings…', es: 'Cargando sus ajustes…', description: 'Said while the page is fetched' },
  lead: {
    en: 'Choose how you sign in and what keeps your records private.',
    es: 'Elija cómo inicia sesión y qué protege sus datos.',
    description: 'Above the settings',
  },
  on: { en: 'On', es: 'Activado', description: 'State of a setting' },
  off: { en: 'Off', es: 'Desactivado', description: 'State of a setting' },
  cancel: { en: 'Cancel', es: 'Cancelar', description: 'Button that closes a form without a change' },
  currentPassword: {
    en: 'Current password',
    es: 'Contraseña actual',
    description: 'Label of the field that asks who is there before a change',
  },
  whyPassword: {
    en: 'We ask so that nobody else can change this.',
    es: 'La pedimos para que nadie más pueda cambiar esto.',
    description: 'Under the label of the current password',
  },
  remove: { en: 'Remove', es: 'Quitar', description: 'Button that takes something away' },
});

export const twoFactorWords = messages('authentication.twoFactor', {
  title: { en: 'Two-factor authentication', es: 'Verificación en dos pasos', description: 'Heading' },
  lead: {
    en: 'After your password we also ask for a code on a new device. Somebody who knows your password still cannot get in.',
    es: 'Después de la contraseña también pedimos un código en un dispositivo nuevo. Quien sepa su contraseña no podrá entrar.',
    description: 'What two-factor authentication is',
  },
  sentByEmail: {
    en: 'Codes go to {address}.',
    es: 'Los códigos van a {address}.',
    description: 'Where codes go; an email address or a phone number',
  },
  open: { en: 'Set up codes', es: 'Configurar los códigos', description: 'Button that opens the form' },
  change: { en: 'Change codes', es: 'Cambiar los códigos', description: 'Button that opens the form' },
  toggle: {
    en: 'Use two-factor authentication',
    es: 'Usar la verificación en dos pasos',
    description: 'Switch; on asks for a code at sign-in',
  },
  where: {
    en: 'Where should codes go?',
    es: '¿A dónde enviamos los códigos?',
    description: 'Question above two choices',
  },
  email: { en: 'Email', es: 'Correo electrónico', description: 'Choice: codes by email' },
  phone: { en: 'Text message', es: 'Mensaje de texto', description: 'Choice: codes by text message' },
  emailField: {
    en: 'Email address',
    es: 'Correo electrónico',
    description: 'Label of the address, which cannot be changed here',
  },
  phoneField: { en: 'Mobile number', es: 'Número de celular', description: 'Label of the field' },
  phoneHint: {
    en: 'With area code, such as 602-555-0142. Your carrier may charge for text messages.',
    es: 'Con código de área, por ejemplo 602-555-0142. Su compañía puede cobrar los mensajes.',
    description: 'Under the label of the number',
  },
  enable: { en: 'Enable', es: 'Activar', description: 'Button that turns codes on' },
  disable: { en: 'Turn off', es: 'Desactivar', description: 'Button that turns every second factor off' },
  disableNote: {
    en: 'This also removes your authenticator app, passkeys and recovery codes.',
    es: 'Esto también quita su aplicación de autenticación, sus llaves de acceso y sus códigos de recuperación.',
    description: 'Said where every second factor is to be turned off',
  },
});

export const codeWords = messages('authentication.code', {
  sent: {
    en: 'We sent a 5-digit code to {address}. It is good for 5 minutes.',
    es: 'Enviamos un código de 5 dígitos a {address}. Vale por 5 minutos.',
    description: 'Above the field; an email address or a phone number',
  },
  field: { en: 'Code', es: 'Código', description: 'Label of the field for the code' },
  verify: { en: 'Verify', es: 'Verificar', description: 'Button that sends the code' },
  resend: { en: 'Send another code', es: 'Enviar otro código', description: 'Button that sends another code' },
  resendIn: {
    en: 'You can ask for another code in {time}.',
    es: 'Podrá pedir otro código en {time}.',
    description: 'Before that button can be pressed; minutes and seconds such as 04:59',
  },
  back: { en: 'Back', es: 'Atrás', description: 'Button that goes back to where the code was asked for' },
});

export const appWords = messages('authentication.app', {
  title: { en: 'Authenticator app', es: 'Aplicación de autenticación', description: 'Heading' },
  lead: {
    en: 'An app on your phone shows a new code every 30 seconds, even without a signal.',
    es: 'Una aplicación de su teléfono muestra un código nuevo cada 30 segundos, incluso sin señal.',
    description: 'What an authenticator app is',
  },
  open: { en: 'Set up an app', es: 'Configurar una aplicación', description: 'Button that opens the form' },
  remove: { en: 'Remove the app', es: 'Quitar la aplicación', description: 'Button that opens the form to remove it' },
  continue: { en: 'Continue', es: 'Continuar', description: 'Button that shows the picture' },
  scan: {
    en: 'Open your authenticator app and scan this picture.',
    es: 'Abra su aplicación de autenticación y escanee esta imagen.',
    description: 'Above the QR code',
  },
  picture: {
    en: 'QR code for your authenticator app',
    es: 'Código QR para su aplicación de autenticación',
    description: 'Name of the picture, for screen readers',
  },
  noCamera: {
    en: 'No camera? Type this key into the app:',
    es: '¿Sin cámara? Escriba esta clave en la aplicación:',
    description: 'Above the key',
  },
  openHere: {
    en: 'Open the app on this device',
    es: 'Abrir la aplicación en este dispositivo',
    description: 'Link that opens an authenticator app on the same phone',
  },
  field: { en: '6-digit code of the app', es: 'Código de 6 dígitos de la aplicación', description: 'Label' },
});

export const passkeyWords = messages('authentication.passkey', {
  title: { en: 'Passkeys', es: 'Llaves de acceso', description: 'Heading' },
  lead: {
    en: 'Sign in with your fingerprint, face or screen lock instead of a password. Only your device can do it.',
    es: 'Inicie sesión con su huella, su cara o el bloqueo de pantalla en lugar de la contraseña. Solo su dispositivo puede hacerlo.',
    description: 'What a passkey is',
  },
  unable: {
    en: 'This browser has no passkeys. Try another browser or device.',
    es: 'Este navegador no tiene llaves de acceso. Pruebe con otro navegador o dispositivo.',
    description: 'In place of the button, where the device cannot',
  },
  open: { en: 'Add a passkey', es: 'Agregar una llave de acceso', description: 'Button that opens the form' },
  name: { en: 'Name of this passkey', es: 'Nombre de esta llave', description: 'Label of the field' },
  nameHint: {
    en: 'So that you know it again, such as “My phone”.',
    es: 'Para reconocerla después, por ejemplo «Mi teléfono».',
    description: 'Under the label of the name',
  },
  defaultName: { en: 'My device', es: 'Mi dispositivo', description: 'Name that is filled in' },
  add: { en: 'Add', es: 'Agregar', description: 'Button: the browser then asks its own question' },
  added: {
    en: 'Added {date}',
    es: 'Agregada el {date}',
    description: 'Beside the name of a passkey; a short date',
  },
  used: {
    en: 'last used {date}',
    es: 'usada por última vez el {date}',
    description: 'After the day on which it was added; a short date',
  },
  removeNamed: {
    en: 'Remove {name}',
    es: 'Quitar {name}',
    description: 'Button that opens the form to remove a passkey; its name',
  },
});

export const providerWords = messages('authentication.provider', {
  lead: {
    en: 'Sign in to Portico with {name}. Your password still works for changes here.',
    es: 'Inicie sesión en Portico con {name}. Su contraseña sigue sirviendo para hacer cambios aquí.',
    description: 'Under the name of an outside sign-in service; name is that name',
  },
  connect: { en: 'Connect', es: 'Conectar', description: 'Button that opens the form to connect that service' },
  disconnect: { en: 'Disconnect', es: 'Desconectar', description: 'Button that opens the form to disconnect it' },
  go: {
    en: 'Continue to {name}',
    es: 'Continuar a {name}',
    description: 'Button that leads to the page of that service',
  },
  since: { en: 'Connected {date}', es: 'Conectado el {date}', description: 'Date' },
});

export const recoveryWords = messages('authentication.recovery', {
  title: { en: 'Recovery codes', es: 'Códigos de recuperación', description: 'Heading' },
  lead: {
    en: 'If you lose your phone, each of these codes lets you in once. Write them down and keep them safe.',
    es: 'Si pierde su teléfono, cada uno de estos códigos le deja entrar una vez. Anótelos y guárdelos bien.',
    description: 'What recovery codes are',
  },
  left: {
    en: '{count, plural, =0 {No codes left} one {# code left} other {# codes left}}',
    es: '{count, plural, =0 {No quedan códigos} one {Queda # código} other {Quedan # códigos}}',
    description: 'How many can still be used',
  },
  needsFactor: {
    en: 'Set up two-factor authentication first.',
    es: 'Primero configure la verificación en dos pasos.',
    description: 'In place of the button, where codes would open nothing',
  },
  open: { en: 'Make new codes', es: 'Crear códigos nuevos', description: 'Button that opens the form' },
  note: {
    en: 'Earlier codes will no longer work.',
    es: 'Los códigos anteriores dejarán de funcionar.',
    description: 'In the form',
  },
  make: { en: 'Show the codes', es: 'Mostrar los códigos', description: 'Button that makes them' },
  once: {
    en: 'These codes are shown this one time only. Print them or write them down now.',
    es: 'Estos códigos se muestran solo esta vez. Imprímalos o anótelos ahora.',
    description: 'Above the codes',
  },
  print: { en: 'Print', es: 'Imprimir', description: 'Button that prints the codes' },
  kept: { en: 'I have kept them', es: 'Ya los guardé', description: 'Button that closes the codes' },
});

export const passwordWords = messages('authentication.password', {
  title: { en: 'Password', es: 'Contraseña', description: 'Heading' },
  lead: {
    en: 'Other devices are signed out when you change it.',
    es: 'Al cambiarla se cierra la sesión en los demás dispositivos.',
    description: 'What happens on a change',
  },
  open: { en: 'Change password', es: 'Cambiar la contraseña', description: 'Button that opens the form, and sends it' },
  new: { en: 'New password', es: 'Contraseña nueva', description: 'Label of the field' },
});

export const emailWords = messages('authentication.email', {
  title: { en: 'Email', es: 'Correo electrónico', description: 'Heading' },
  present: {
    en: 'You sign in with {email}.',
    es: 'Usted inicia sesión con {email}.',
    description: 'The present address',
  },
  open: { en: 'Change email', es: 'Cambiar el correo', description: 'Button that opens the form' },
  new: { en: 'New email', es: 'Correo nuevo', description: 'Label of the field' },
  send: { en: 'Send a code', es: 'Enviar un código', description: 'Button that sends a code to the new address' },
});

export const deviceWords = messages('authentication.device', {
  title: { en: 'Signed-in devices', es: 'Dispositivos con sesión abierta', description: 'Heading' },
  lead: {
    en: 'If you do not know one of these, sign it out and change your password.',
    es: 'Si no reconoce alguno, cierre su sesión y cambie la contraseña.',
    description: 'What the list is for',
  },
  named: { en: '{browser} on {system}', es: '{browser} en {system}', description: 'A device: browser and system' },
  unknown: {
    en: 'Unknown device',
    es: 'Dispositivo desconocido',
    description: 'A device that does not say what it is',
  },
  here: { en: 'This device', es: 'Este dispositivo', description: 'Marks the device that is in use' },
  seen: {
    en: 'Signed in {since}, last seen {seen}',
    es: 'Sesión abierta el {since}, visto por última vez el {seen}',
    description: 'Two dates with times',
  },
  signOut: { en: 'Sign out', es: 'Cerrar sesión', description: 'Button that signs one device out' },
  signOutNamed: {
    en: 'Sign out: {device}',
    es: 'Cerrar sesión: {device}',
    description: 'The same button for screen readers; begins with the same words; name of the device',
  },
  signOutOthers: {
    en: 'Sign out all other devices',
    es: 'Cerrar sesión en los demás dispositivos',
    description: 'Button',
  },
});

/** Success messages; the first two are exact texts in English (`MON-340`, `MON-348`). */
export const successWords: Readonly<Record<Success, Message>> = messages('authentication.success', {
  'two-factor-updated': {
    en: 'Two factor authentication preference updated',
    es: 'Se actualizó la verificación en dos pasos',
    description: 'Toast; exact text in English',
  },
  'email-updated': {
    en: 'Email updated successfully',
    es: 'El correo se actualizó correctamente',
    description: 'Toast; exact text in English',
  },
  'password-updated': {
    en: 'Password updated successfully',
    es: 'La contraseña se actualizó correctamente',
    description: 'Toast',
  },
  'provider-disconnected': {
    en: 'Sign-in service disconnected',
    es: 'Servicio de acceso desconectado',
    description: 'Toast',
  },
  'device-signed-out': { en: 'Device signed out', es: 'Se cerró la sesión en el dispositivo', description: 'Toast' },
  'devices-signed-out': {
    en: 'All other devices signed out',
    es: 'Se cerró la sesión en los demás dispositivos',
    description: 'Toast',
  },
});

export const refusalWords: Readonly<Record<AuthenticationRefusal['kind'], Message>> = messages(
  'authentication.refusal',
  {
    'wrong-password': {
      en: 'The current password is not right.',
      es: 'La contraseña actual no es correcta.',
      description: 'Nothing was changed',
    },
    'must-wait': {
      en: 'Too many tries. Please try again after {time}.',
      es: 'Demasiados intentos. Después de las {time} puede intentarlo de nuevo.',
      description: 'Time of day',
    },
    'wrong-code': {
      en: 'One time password is invalid',
      es: 'El código no es válido',
      description: 'The code was wrong; exact text in English',
    },
    'code-expired': {
      en: 'This code is no longer good. Please ask for another one.',
      es: 'Este código ya no vale. Pida otro.',
      description: 'Its time is up',
    },
    'attempt-over': {
      en: 'The code was wrong too often. Please ask for another one.',
      es: 'El código fue incorrecto demasiadas veces. Pida otro.',
      description: 'Five wrong tries',
    },
    'unfit-password': {
      en: 'The new password does not meet every rule, or is not the same twice.',
      es: 'La contraseña nueva no cumple todas las reglas o no es igual las dos veces.',
      description: 'Nothing was changed',
    },
    'known-password': {
      en: 'Many people use this password. Please choose another one.',
      es: 'Mucha gente usa esta contraseña. Elija otra.',
      description: 'The new password is on a list of common ones',
    },
    'bad-email': {
      en: 'Please enter another email address than the present one.',
      es: 'Escriba un correo distinto del actual.',
      description: 'The new address cannot be used',
    },
    'bad-phone': {
      en: 'Please enter a phone number with area code.',
      es: 'Escriba un número de teléfono con código de área.',
      description: 'The number cannot be used',
    },
    'passkey-refused': {
      en: 'No passkey was added. It may be there already, or the question was closed.',
      es: 'No se agregó ninguna llave. Quizá ya existe o se cerró la pregunta.',
      description: 'The browser gave no passkey, or one that cannot be used',
    },
    'provider-away': {
      en: 'The sign-in service cannot be reached right now. Please try again in a few minutes.',
      es: 'No se puede conectar con el servicio de acceso en este momento. Inténtelo de nuevo en unos minutos.',
      description: 'The other service does not answer',
    },
    'provider-refused': {
      en: 'The sign-in service gave an answer that we could not accept. Nothing was changed.',
      es: 'El servicio de acceso dio una respuesta que no pudimos aceptar. No se cambió nada.',
      description: 'What the other service said did not hold',
    },
    'provider-declined': {
      en: 'The sign-in service said no. Nothing was changed.',
      es: 'El servicio de acceso dijo que no. No se cambió nada.',
      description: 'The person or the other service said no',
    },
    'device-unknown': {
      en: 'Your browser does not keep anything for this site, so this does not work here.',
      es: 'Su navegador no guarda nada de este sitio, así que esto no funciona aquí.',
      description: 'The browser has no storage',
    },
    'return-over': {
      en: 'This took too long. Please start again.',
      es: 'Esto tardó demasiado. Empiece de nuevo.',
      description: 'Nothing waits for the answer that came back',
    },
    'identity-taken': {
      en: 'This sign-in is connected to another Portico account.',
      es: 'Este acceso está conectado con otra cuenta de Portico.',
      description: 'The identity at the other service opens another account',
    },
  },
);
