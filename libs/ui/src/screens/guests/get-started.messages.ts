import { messages } from '../../words/messages.ts';

export const getStartedWords = messages('guests.getStarted', {
  lead: {
    en: 'See your visits, bills and health records in one place. How would you like to begin?',
    es: 'Consulte sus citas, facturas e historial médico en un solo lugar. ¿Cómo desea empezar?',
    description: 'First sentence for visitors who have not signed in',
  },
  signIn: { en: 'Sign in', es: 'Iniciar sesión', description: 'Link to the login screen' },
  signInHint: {
    en: 'You already have an account.',
    es: 'Ya tiene una cuenta.',
    description: 'Under the link to the login screen',
  },
  signUp: { en: 'Create an account', es: 'Crear una cuenta', description: 'Link to the sign-up' },
  signUpHint: {
    en: 'You are a patient and this is your first time here.',
    es: 'Usted es paciente y es su primera vez aquí.',
    description: 'Under the link to the sign-up',
  },
  guest: {
    en: 'Continue as a guest',
    es: 'Continuar como invitado',
    description: 'Link for people without an account',
  },
  guestHint: {
    en: 'See what you owe, without an account.',
    es: 'Consulte lo que debe, sin tener una cuenta.',
    description: 'Under the link for people without an account',
  },
});
