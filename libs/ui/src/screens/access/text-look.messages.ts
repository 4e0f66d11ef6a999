import { defineMessages } from 'react-intl';

export const textLookWords = defineMessages({
  open: {
    id: 'access.textLook.open',
    defaultMessage: 'Text size',
    description: 'Button that opens the choice of how large and how dark text is on this device',
  },
  title: {
    id: 'access.textLook.title',
    defaultMessage: 'Text size and contrast',
    description: 'Title over the choices of how large and how dark text is on this device',
  },
  size: { id: 'access.textLook.size', defaultMessage: 'Text size', description: 'Name of the choice below' },
  usual: { id: 'access.textLook.usual', defaultMessage: 'Usual', description: 'One of the text sizes' },
  large: { id: 'access.textLook.large', defaultMessage: 'Large', description: 'One of the text sizes' },
  largest: { id: 'access.textLook.largest', defaultMessage: 'Extra large', description: 'One of the text sizes' },
  contrast: {
    id: 'access.textLook.contrast',
    defaultMessage: 'More contrast',
    description: 'Checkbox: darker text and stronger lines',
  },
  kept: {
    id: 'access.textLook.kept',
    defaultMessage: 'Your choice is kept on this device.',
    description: 'Under the choices of text size and contrast',
  },
});
