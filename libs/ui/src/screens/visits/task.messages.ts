import { messages } from '../../words/messages.ts';

/** What a partner of the practice asks on its own pages, and the way there and back (`APT-207` to `APT-213`). */
export const taskWords = messages('checkIn.task', {
  title: {
    en: 'Questions from {partner}',
    es: 'Preguntas de {partner}',
    description: 'Heading of a step of check-in; name of a company that works for the practice',
  },
  text: {
    en: '{practice} works with {partner}, which asks you a few questions on its own website. You come back here afterwards.',
    es: '{practice} trabaja con {partner}, que le hará algunas preguntas en su propio sitio web. Después volverá aquí.',
    description: 'Before somebody leaves the portal for a step of check-in; names of the practice and of the company',
  },
  go: {
    en: 'Go to {partner}',
    es: 'Ir a {partner}',
    description: 'Button that leads from check-in to the website of a company',
  },
  asking: {
    en: 'Looking at your check-in…',
    es: 'Revisando su registro de llegada…',
    description: 'Said while it is asked whether the step at the website of a company is done',
  },
  signInFirst: {
    en: 'You are back, but you are not signed in here any more. Sign in to finish checking in. If you came by a link from your practice, open that link again.',
    es: 'Ya está de vuelta, pero su sesión aquí terminó. Inicie sesión para terminar de registrar su llegada. Si llegó por un enlace de su consultorio, vuelva a abrir ese enlace.',
    description: 'To somebody without a session who comes back from the website of a company',
  },
  signIn: {
    en: 'Sign in',
    es: 'Iniciar sesión',
    description: 'Button that leads to the sign-in, and afterwards back to check-in',
  },
});
