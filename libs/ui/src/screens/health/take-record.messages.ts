import { defineMessages } from 'react-intl';

export const takeRecordWords = defineMessages({
  title: {
    id: 'health.takeRecord.title',
    defaultMessage: 'Take your record with you',
    description: 'Heading above the files in which a record is taken to another place',
  },
  bundle: {
    id: 'health.takeRecord.bundle',
    defaultMessage: 'Download for other apps (FHIR)',
    description: 'Button that saves the whole record as a file for other portals and apps',
  },
  bundleFor: {
    id: 'health.takeRecord.bundleFor',
    defaultMessage:
      'One file that another practice’s portal or a health app can read. Documents are listed in it, but their pages aren’t included.',
    description: 'Beside the button of the file for other portals and apps: what it is for',
  },
  labTable: {
    id: 'health.takeRecord.labTable',
    defaultMessage: 'Download my lab results (CSV)',
    description: 'Button that saves all lab results as a table',
  },
  labTableFor: {
    id: 'health.takeRecord.labTableFor',
    defaultMessage: 'All lab results in one table that opens in a spreadsheet.',
    description: 'Beside the button of the table of lab results: what it is for',
  },
});
