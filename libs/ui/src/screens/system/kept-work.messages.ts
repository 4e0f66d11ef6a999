import { defineMessages } from 'react-intl';

export const keptWorkWords = defineMessages({
  resumed: {
    id: 'system.keptWork.resumed',
    defaultMessage: 'We kept what you typed on {day}. You can come back to it until {until}.',
    description: 'Above a form, message or booking that a person began earlier; day and until are dates',
  },
  startOver: {
    id: 'system.keptWork.startOver',
    defaultMessage: 'Start over',
    description: 'Button under that sentence; throws away what was kept and empties the form',
  },
  pageOnly: {
    id: 'system.keptWork.pageOnly',
    defaultMessage: 'On this device, what you type is kept only while this page stays open.',
    description: 'Above a form, on a device that the person called shared or where the browser stores nothing',
  },
});
