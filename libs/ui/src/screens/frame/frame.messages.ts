import { defineMessages } from 'react-intl';

export const frameWords = defineMessages({
  skip: {
    id: 'frame.frame.skip',
    defaultMessage: 'Skip to the content',
    description: 'First link of every page, for the keyboard',
  },
  places: {
    id: 'frame.frame.places',
    defaultMessage: 'Main menu',
    description: 'Name of the main navigation, for screen readers',
  },
  menu: {
    id: 'frame.frame.menu',
    defaultMessage: 'Menu',
    description: 'Button that opens the rest of the menu on a phone',
  },
  switched: {
    id: 'frame.frame.switched',
    defaultMessage: 'You’re now at {practice}.',
    description: 'Said to screen readers after the practice was switched; name of the practice',
  },
  unread: {
    id: 'frame.frame.unread',
    defaultMessage: '{count} unread',
    description: 'Said to screen readers beside the messages in the menu: how many are new',
  },
  forms: {
    id: 'frame.frame.forms',
    defaultMessage: 'Forms',
    description: 'Entry of the menu: what is to be filled in, and what was signed',
  },
  surveys: {
    id: 'frame.frame.surveys',
    defaultMessage: 'Surveys',
    description: 'Entry of the menu: what the practice asks about visits',
  },
  shop: { id: 'frame.frame.shop', defaultMessage: 'Shop', description: 'Entry of the menu: the shop of the practice' },
  activity: {
    id: 'frame.frame.activity',
    defaultMessage: 'Activity log',
    description: 'Link to the log of who did what with the account and the records',
  },
  search: {
    id: 'frame.frame.search',
    defaultMessage: 'Search',
    description: 'Button in the bar: opens a field that finds pages, messages, visits and records',
  },
  signOut: { id: 'frame.frame.signOut', defaultMessage: 'Sign out', description: 'Button that signs out' },
  actingForLabel: {
    id: 'frame.frame.actingForLabel',
    defaultMessage: 'Whose records these are',
    description: 'Name of the banner of a delegate, for screen readers',
  },
  actingFor: {
    id: 'frame.frame.actingFor',
    defaultMessage: 'For {name}',
    description: 'Banner on every screen of a delegate; name of the person, whose practice is named above',
  },
  ownAccount: {
    id: 'frame.frame.ownAccount',
    defaultMessage: 'Your own account, {name}',
    description: 'That banner on pages that change the account of the delegate; their name',
  },
  backToOwn: {
    id: 'frame.frame.backToOwn',
    defaultMessage: 'My own records',
    description: 'Button of that banner',
  },
  backTo: {
    id: 'frame.frame.backTo',
    defaultMessage: 'Back to {title}',
    description: 'Link above the heading to the page that this one lies below; title of that page',
  },
  switchPerson: {
    id: 'frame.frame.switchPerson',
    defaultMessage: 'Switch',
    description: 'The same link in the banner, after the name of the person for whom a delegate acts',
  },
  allPeople: {
    id: 'frame.frame.allPeople',
    defaultMessage: 'Switch person',
    description: 'Link to the choice for whom a delegate acts, with what waits at each person',
  },
  switchedPerson: {
    id: 'frame.frame.switchedPerson',
    defaultMessage: 'You’re now acting for {name} at {practice}.',
    description: 'Said to screen readers after the records of another person were opened',
  },
  switchedSelf: {
    id: 'frame.frame.switchedSelf',
    defaultMessage: 'You’re back in your own records.',
    description: 'Said to screen readers after a delegate went back to their own records',
  },
  signedInAs: {
    id: 'frame.frame.signedInAs',
    defaultMessage: 'Signed in as {name}',
    description: 'Whose records these are; name of the person',
  },
});

export const placeWords = defineMessages({
  dashboard: {
    id: 'frame.place.dashboard',
    defaultMessage: 'Home',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  appointments: {
    id: 'frame.place.appointments',
    defaultMessage: 'Visits',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  messages: {
    id: 'frame.place.messages',
    defaultMessage: 'Messages',
    description: 'Entry of the main menu: messages with the practice; short, it stands under an icon on a phone',
  },
  health: {
    id: 'frame.place.health',
    defaultMessage: 'My Health',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  payments: {
    id: 'frame.place.payments',
    defaultMessage: 'Payments',
    description: 'Entry of the main menu; short, it stands under an icon on a phone',
  },
  profiles: {
    id: 'frame.place.profiles',
    defaultMessage: 'Profiles',
    description: 'Entry of the main menu of a delegate; short, it stands under an icon on a phone',
  },
  help: {
    id: 'frame.place.help',
    defaultMessage: 'Help',
    description: 'Entry of the main menu: technical support; short, it stands under an icon on a phone',
  },
});

export const inactivityWords = defineMessages({
  title: {
    id: 'frame.inactivity.title',
    defaultMessage: 'Are you still there?',
    description: 'Title of the modal before a person is signed out for inactivity',
  },
  body: {
    id: 'frame.inactivity.body',
    defaultMessage: 'To keep your records private, we’ll sign you out soon.',
    description: 'In that modal',
  },
  left: {
    id: 'frame.inactivity.left',
    defaultMessage: '{seconds, plural, one {# second} other {# seconds}} left',
    description: 'In that modal: the time that is left',
  },
  announced: {
    id: 'frame.inactivity.announced',
    defaultMessage:
      '{seconds, plural, one {You’ll be signed out in # second.} other {You’ll be signed out in # seconds.}}',
    description: 'Said to screen readers at 60, 30 and 10 seconds',
  },
  continue: {
    id: 'frame.inactivity.continue',
    defaultMessage: 'Continue Session',
    description: 'Button that stays signed in; exact text in English',
  },
  logout: {
    id: 'frame.inactivity.logout',
    defaultMessage: 'Logout',
    description: 'Button that signs out at once; exact text in English',
  },
});
