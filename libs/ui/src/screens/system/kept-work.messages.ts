import { defineMessages } from 'react-intl';

export const keptWorkWords = defineMessages({
  resumed: {
    id: 'system.keptWork.resumed',
    defaultMessage: 'We kept what you typed on {day}. It isn’t sent yet, and stays here until {until}.',
    description: 'Above a form, message or booking that a person began earlier; day and until are dates',
  },
  startOver: {
    id: 'system.keptWork.startOver',
    defaultMessage: 'Start over',
    description: 'Button under that sentence; throws away what was kept and empties the form, after a question',
  },
  startOverTitle: {
    id: 'system.keptWork.startOverTitle',
    defaultMessage: 'Clear what you typed?',
    description: 'Title of the question before what was kept is thrown away',
  },
  startOverBody: {
    id: 'system.keptWork.startOverBody',
    defaultMessage: 'Everything you typed here is cleared, on every page of it. You can’t undo this.',
    description: 'Text of that question',
  },
  startOverYes: {
    id: 'system.keptWork.startOverYes',
    defaultMessage: 'Clear and start over',
    description: 'Button that throws away what was kept',
  },
  startOverNo: {
    id: 'system.keptWork.startOverNo',
    defaultMessage: 'Keep what I typed',
    description: 'Button that leaves all as it is',
  },
  typedElsewhere: {
    id: 'system.keptWork.typedElsewhere',
    defaultMessage:
      'You also typed something here in another tab or on another device on {day}. Which one do you want to keep?',
    description: 'Above a form or message that was changed in two places; day is a date; two buttons follow',
  },
  useOther: {
    id: 'system.keptWork.useOther',
    defaultMessage: 'Use the other one',
    description: 'Button: replaces what is on this page by what was typed in another tab or on another device',
  },
  keepThis: {
    id: 'system.keptWork.keepThis',
    defaultMessage: 'Keep this one',
    description: 'Button: keeps what is on this page',
  },
  gone: {
    id: 'system.keptWork.gone',
    defaultMessage: 'You already sent or cleared this in another tab or on another device.',
    description: 'Above a form or message that still shows what was typed; buttons to start over or to keep it follow',
  },
  accountOnly: {
    id: 'system.keptWork.accountOnly',
    defaultMessage:
      'What you type here doesn’t stay on this device. We save it to your account, and you can come back to it for 30 days.',
    description: 'Above a message or form, on a device that the person called shared',
  },
  pageOnly: {
    id: 'system.keptWork.pageOnly',
    defaultMessage: 'On this device, what you type is kept only while this page stays open.',
    description: 'Above a form, on a device that the person called shared or where the browser stores nothing',
  },
});
