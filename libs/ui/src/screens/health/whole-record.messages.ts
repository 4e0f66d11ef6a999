import { defineMessages } from 'react-intl';

export const wholeRecordWords = defineMessages({
  save: {
    id: 'wholeRecord.screen.save',
    defaultMessage: 'Download everything (ZIP with a password)',
    description: 'Button that saves all files of the record in one file that is locked with a password',
  },
  purpose: {
    id: 'wholeRecord.screen.purpose',
    defaultMessage:
      'All of these files and the payments in one file that only opens with a password. We’ll show you the password once.',
    description: 'Beside the button of the locked file: what it is',
  },
  fetching: {
    id: 'wholeRecord.screen.fetching',
    defaultMessage: 'Getting the files… This can take a minute.',
    description: 'On the button of the locked file while it is made',
  },
  failed: {
    id: 'wholeRecord.screen.failed',
    defaultMessage: 'The file couldn’t be loaded. Please try again.',
    description: 'Beside the button of the locked file when it could not be made',
  },
  saved: {
    id: 'wholeRecord.screen.saved',
    defaultMessage: 'Your file is saved as my_record.zip. Its password:',
    description: 'Above the password of the locked file',
  },
  writeDown: {
    id: 'wholeRecord.screen.writeDown',
    defaultMessage:
      'Write it down now. We don’t keep it, so we can’t show it again or send it to you. If you lose it, download a new file.',
    description: 'Below the password of the locked file',
  },
  openComputer: {
    id: 'wholeRecord.screen.openComputer',
    defaultMessage:
      'To open the file on a Windows computer, use the program 7-Zip, which costs nothing. On a Mac, use The Unarchiver, which costs nothing either. They ask for the password.',
    description: 'How the locked file is opened on a computer',
  },
  openPhone: {
    id: 'wholeRecord.screen.openPhone',
    defaultMessage:
      'On a phone, use an app that opens ZIP files with a password, such as iZip on an iPhone or ZArchiver on Android.',
    description: 'How the locked file is opened on a phone',
  },
});
