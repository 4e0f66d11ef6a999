import { defineMessages } from 'react-intl';

export const middlewareDownWords = defineMessages({
  title: {
    id: 'system.middlewareDown.title',
    defaultMessage: 'The gateway doesn’t answer',
    description: 'Title of a page for developers of the portal',
  },
  body: {
    id: 'system.middlewareDown.body',
    defaultMessage:
      'Start it with npm start, or look at what it wrote on the console. This page is shown in development only.',
    description: 'On a page for developers of the portal; npm start is a command',
  },
});
