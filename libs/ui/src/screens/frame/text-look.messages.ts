import { defineMessages } from 'react-intl';

export const textLookWords = defineMessages({
  title: {
    id: 'frame.textLook.title',
    defaultMessage: 'Text size and contrast',
    description: 'Title over the choices of how large and how dark text is on this device',
  },
  size: { id: 'frame.textLook.size', defaultMessage: 'Text size', description: 'Name of the choice below' },
  usual: { id: 'frame.textLook.usual', defaultMessage: 'Usual', description: 'One of the text sizes' },
  large: { id: 'frame.textLook.large', defaultMessage: 'Large', description: 'One of the text sizes' },
  largest: { id: 'frame.textLook.largest', defaultMessage: 'Extra large', description: 'One of the text sizes' },
  contrast: {
    id: 'frame.textLook.contrast',
    defaultMessage: 'More contrast',
    description: 'Checkbox: darker text and stronger lines',
  },
  kept: {
    id: 'frame.textLook.kept',
    defaultMessage: 'Your choice is kept on this device.',
    description: 'Under the choices of text size and contrast',
  },
});
