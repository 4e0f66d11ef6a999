import { messages } from '../../words/messages.ts';

export const newerPageWords = messages('access.newerPage', {
  text: {
    en: 'There is a newer version of this page. Please reload it to go on.',
    es: 'Hay una versión más reciente de esta página. Vuelva a cargarla para continuar.',
    description: 'The portal was updated while the page stood open, and parts of it no longer work',
  },
  kept: {
    en: 'Forms that you started are kept. You can still copy what you typed before you reload.',
    es: 'Los formularios que empezó se conservan. Antes de volver a cargarla, puede copiar lo que escribió.',
    description: 'Under that; long forms come back after the reload, short texts do not',
  },
  reload: { en: 'Reload', es: 'Volver a cargar', description: 'Button that loads the page anew' },
});
