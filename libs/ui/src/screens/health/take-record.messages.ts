import { defineMessages } from 'react-intl';

export const takeRecordWords = defineMessages({
  document: {
    id: 'takeRecord.screen.document',
    defaultMessage: 'Download for another doctor (C-CDA)',
    description: 'Button that saves the whole record as a file that other doctors’ offices add to their charts',
  },
  documentFor: {
    id: 'takeRecord.screen.documentFor',
    defaultMessage:
      'For a new doctor or a hospital. Their office can add this file to the chart. Scanned documents aren’t in it.',
    description: 'Beside the button of the file for other doctors’ offices: what it is for',
  },
  bundle: {
    id: 'takeRecord.screen.bundle',
    defaultMessage: 'Download for other apps (FHIR)',
    description: 'Button that saves the whole record as a file for other portals and apps',
  },
  bundleFor: {
    id: 'takeRecord.screen.bundleFor',
    defaultMessage:
      'For a health app or another patient portal. It has the full record, and the documents as far as they fit.',
    description: 'Beside the button of the file for other portals and apps: what it is for',
  },
  summary: {
    id: 'takeRecord.screen.summary',
    defaultMessage: 'Download for a trip abroad (IPS)',
    description: 'Button that saves a short summary of the record, by an international standard',
  },
  summaryFor: {
    id: 'takeRecord.screen.summaryFor',
    defaultMessage: 'A short summary for a doctor in another country: problems, allergies, medications and results.',
    description: 'Beside the button of the short summary: what it is for',
  },
  labTable: {
    id: 'takeRecord.screen.labTable',
    defaultMessage: 'Download the lab results (CSV)',
    description: 'Button that saves all lab results as a table',
  },
  labTableFor: {
    id: 'takeRecord.screen.labTableFor',
    defaultMessage: 'All lab results in one table that opens in a spreadsheet.',
    description: 'Beside the button of the table of lab results: what it is for',
  },
  billTable: {
    id: 'takeRecord.screen.billTable',
    defaultMessage: 'Download the bills and claims (CSV)',
    description: 'Button that saves all claims and explanations of benefits as a table',
  },
  billTableFor: {
    id: 'takeRecord.screen.billTableFor',
    defaultMessage:
      'What was billed to insurance and what insurers say of it, in one table that opens in a spreadsheet.',
    description: 'Beside the button of the table of claims: what it is for',
  },
});
