import type { ProviderProblem } from '@portico/view-models/authentication';
import type { Failure } from '@portico/application/kernel';
import { messages, type Message } from '../../words/messages.ts';

export const providerWords = messages('entrance.provider', {
  continue: {
    en: 'Continue with {name}',
    es: 'Continuar con {name}',
    description: 'Button that leads to the sign-in page of another service; name is the name of that service',
  },
  only: {
    en: 'Your practice uses another service for signing in. You will come back here right after.',
    es: 'Su consultorio usa otro servicio para iniciar sesión. Después volverá aquí enseguida.',
    description: 'Above those buttons where there is no other way to sign in',
  },
  connectTitle: {
    en: 'Connect {name}',
    es: 'Conectar con {name}',
    description: 'Title for somebody who signed in at the other service for the first time',
  },
  signedInAs: {
    en: 'You signed in with {name} as {who}.',
    es: 'Inició sesión con {name} como {who}.',
    description: 'name is the name of the other service; who is the email that it knows, or the name of the person',
  },
  signedIn: {
    en: 'You signed in with {name}.',
    es: 'Inició sesión con {name}.',
    description: 'The same where the other service says neither email nor name of the person',
  },
  notYou: {
    en: 'Not you?',
    es: '¿No es usted?',
    description:
      'Button after that sentence, for somebody else at the same browser: forgets the sign-in at the service',
  },
  connect: {
    en: '{name} knows you, but it is not connected to a Portico account yet. Sign in once with your Portico email and password to connect it.',
    es: '{name} lo reconoce, pero aún no está conectado con una cuenta de Portico. Inicie sesión una vez con su correo y su contraseña de Portico para conectarlo.',
    description: 'Under that title; name is the name of the other service',
  },
  signUp: {
    en: 'I am new here: create an account',
    es: 'Es mi primera vez aquí: crear una cuenta',
    description: 'Link to the sign-up, under the form',
  },
  later: {
    en: 'It will be connected to {name} once you confirm your email.',
    es: 'Quedará conectada con {name} cuando confirme su correo.',
    description: 'Under that link',
  },
  without: {
    en: 'Sign in without {name}',
    es: 'Iniciar sesión sin {name}',
    description: 'Button that goes back to the usual sign-in',
  },
  signUpBy: {
    en: 'To sign in by another service later, continue with it first.',
    es: 'Si después quiere iniciar sesión con otro servicio, continúe primero con él.',
    description: 'Above the buttons of those services, where an account is made',
  },
  opens: {
    en: 'You will use {name} to sign in here once you confirm your email. Please choose a password as well: it confirms changes of your sign-in settings.',
    es: 'Usará {name} para entrar aquí cuando confirme su correo. Elija también una contraseña: con ella se confirman los cambios de sus datos de acceso.',
    description: 'Where an account is made by somebody whom the other service knows; name is the name of that service',
  },
  opensOnly: {
    en: 'You will use {name} to sign in here.',
    es: 'Usará {name} para entrar aquí.',
    description: 'Where a delegate makes an account that the other service opens; name is the name of that service',
  },
  createWithout: {
    en: 'Create the account without {name}',
    es: 'Crear la cuenta sin {name}',
    description: 'Button: the new account is not connected to the other service',
  },
  finishing: {
    en: 'Just a moment, we are signing you in…',
    es: 'Un momento, estamos iniciando su sesión…',
    description: 'While the answer of the other service is looked at',
  },
  back: {
    en: 'Back to sign-in',
    es: 'Volver al inicio de sesión',
    description: 'Button where signing in by the other service did not work',
  },
});

type Told = Exclude<ProviderProblem['kind'], Failure['kind']>;

export const providerProblems: Readonly<Record<Told, Message>> = messages('entrance.providerProblem', {
  'provider-away': {
    en: 'The sign-in service cannot be reached right now. Please try again in a few minutes, or sign in another way.',
    es: 'No se puede conectar con el servicio de acceso en este momento. Inténtelo de nuevo en unos minutos o inicie sesión de otra forma.',
    description: 'The other service does not answer',
  },
  'provider-refused': {
    en: 'We could not accept the answer of the sign-in service. You are not signed in. Please try again. If it happens again, call your practice.',
    es: 'No pudimos aceptar la respuesta del servicio de acceso. No ha iniciado sesión. Inténtelo de nuevo. Si vuelve a pasar, llame a su consultorio.',
    description: 'What the other service said did not hold',
  },
  'provider-declined': {
    en: 'The sign-in service did not sign you in. You can try again, or sign in another way.',
    es: 'El servicio de acceso no inició su sesión. Puede intentarlo de nuevo o iniciar sesión de otra forma.',
    description: 'The person or the other service said no',
  },
  'device-unknown': {
    en: 'Your browser does not keep anything for this site, so this way to sign in does not work here. Allow site data, or sign in another way.',
    es: 'Su navegador no guarda nada de este sitio, así que esta forma de iniciar sesión no funciona aquí. Permita los datos del sitio o inicie sesión de otra forma.',
    description: 'The browser has no storage',
  },
  'return-over': {
    en: 'This sign-in took too long, was used already, or was started in another browser. Please start again here.',
    es: 'Este inicio de sesión tardó demasiado, ya se usó o empezó en otro navegador. Empiece de nuevo aquí.',
    description: 'Nothing waits for the answer that came back',
  },
  'identity-taken': {
    en: 'This sign-in is connected to another Portico account. Sign in to that account and disconnect it there first.',
    es: 'Este acceso está conectado con otra cuenta de Portico. Inicie sesión en esa cuenta y desconéctelo ahí primero.',
    description: 'The identity at the other service opens another account',
  },
});
