export { defineMessages } from '@formatjs/intl';
export { textsOf, type Catalogs, type Message, type Say } from './texts.ts';
