/** Compiled texts of one context in one language: `import('virtual:messages/access/es')`. */
declare module 'virtual:messages/*' {
  import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}
