import { defineMessages } from 'react-intl';

export const termsWords = defineMessages({
  version: {
    id: 'terms.use.version',
    defaultMessage: 'Version of November 1, 2026',
    description: 'Under the title; the date of the text',
  },
  what: { id: 'terms.use.what', defaultMessage: 'What the portal is for', description: 'Heading' },
  whatText: {
    id: 'terms.use.whatText',
    defaultMessage:
      'The patient portal shows you what your practice keeps about your care: visits, results, medications, documents and bills. It doesn’t replace talking with your care team.',
    description: 'Paragraph',
  },
  emergency: { id: 'terms.use.emergency', defaultMessage: 'Not for emergencies', description: 'Heading' },
  emergencyText: {
    id: 'terms.use.emergencyText',
    defaultMessage: 'No one monitors the portal 24/7. In an emergency, call 911 or go to the nearest emergency room.',
    description: 'Paragraph',
  },
  account: { id: 'terms.use.account', defaultMessage: 'Your account', description: 'Heading' },
  accountText: {
    id: 'terms.use.accountText',
    defaultMessage:
      'Your account is for you alone. Keep your password to yourself, and sign out on devices other people use. If someone should look after your records with you, don’t share your password. Give them their own access. You can end it at any time.',
    description: 'Paragraph',
  },
  right: { id: 'terms.use.right', defaultMessage: 'What you tell us', description: 'Heading' },
  rightText: {
    id: 'terms.use.rightText',
    defaultMessage:
      'Give your own, correct name, date of birth and email. Don’t try to open records that aren’t yours or that you aren’t allowed to see.',
    description: 'Paragraph',
  },
  limits: { id: 'terms.use.limits', defaultMessage: 'When the portal is unavailable', description: 'Heading' },
  limitsText: {
    id: 'terms.use.limitsText',
    defaultMessage:
      'The portal may be down for a while, and new results may take time to appear. You can always call your practice.',
    description: 'Paragraph',
  },
  end: { id: 'terms.use.end', defaultMessage: 'Versions and closing your account', description: 'Heading' },
  endText: {
    id: 'terms.use.endText',
    defaultMessage:
      'The date on this page says which version you’re reading; we keep which one you accepted, and when. You can have your account closed at any time: ask your practice. Your records stay with your practice.',
    description: 'Paragraph',
  },
});

export const privacyWords = defineMessages({
  version: {
    id: 'terms.privacy.version',
    defaultMessage: 'Version of November 1, 2026',
    description: 'Under the title; the date of the text',
  },
  who: { id: 'terms.privacy.who', defaultMessage: 'Who keeps your data', description: 'Heading' },
  whoText: {
    id: 'terms.privacy.whoText',
    defaultMessage:
      'Your practice keeps your health records and runs this portal for you. Its own notice of privacy practices says how it uses your health information.',
    description: 'Paragraph',
  },
  what: { id: 'terms.privacy.what', defaultMessage: 'What the portal keeps', description: 'Heading' },
  whatText: {
    id: 'terms.privacy.whatText',
    defaultMessage:
      'Your name, email, phone number, date of birth and language. A scrambled form of your password that no one can read back. Which devices you signed in on. A log of who opened your records and when; you can read that log yourself.',
    description: 'Paragraph',
  },
  why: { id: 'terms.privacy.why', defaultMessage: 'What it is used for', description: 'Heading' },
  whyText: {
    id: 'terms.privacy.whyText',
    defaultMessage:
      'To let you in and keep others out, and to show you your records. To send you the emails and text messages that you ask for or that protect your account. It isn’t sold and not used for advertising.',
    description: 'Paragraph',
  },
  see: { id: 'terms.privacy.see', defaultMessage: 'Who can see it', description: 'Heading' },
  seeText: {
    id: 'terms.privacy.seeText',
    defaultMessage:
      'You, your care team, and the people you give access to. Emails and text messages never contain health information.',
    description: 'Paragraph',
  },
  device: { id: 'terms.privacy.device', defaultMessage: 'On your device', description: 'Heading' },
  deviceText: {
    id: 'terms.privacy.deviceText',
    defaultMessage:
      'The portal remembers your language and a random number for this device. What you see is forgotten when you sign out or close the tab.',
    description: 'Paragraph',
  },
  rights: { id: 'terms.privacy.rights', defaultMessage: 'Your rights', description: 'Heading' },
  rightsText: {
    id: 'terms.privacy.rightsText',
    defaultMessage:
      'You can see your data, get a copy, have mistakes corrected, and have your account closed. Ask the front desk of your practice.',
    description: 'Paragraph',
  },
});
