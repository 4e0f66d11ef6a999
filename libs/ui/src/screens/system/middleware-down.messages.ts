import { messages } from '../../words/messages.ts';

export const middlewareDownWords = messages('system.middlewareDown', {
  title: {
    en: 'The gateway does not answer',
    es: 'La pasarela no responde',
    description: 'Title of a page for developers of the portal',
  },
  body: {
    en: 'Start it with npm start, or look at what it wrote on the console. This page is shown in development only.',
    es: 'Iníciela con npm start o revise lo que escribió en la consola. Esta página solo se muestra durante el desarrollo.',
    description: 'On a page for developers of the portal; npm start is a command',
  },
});
