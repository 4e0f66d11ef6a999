/** Compiled texts in one language: `import('virtual:messages/health/es')`, `…/frame+system/es` for two contexts. */
declare module 'virtual:messages/*' {
  import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const messages: Readonly<Record<string, MessageFormatElement[]>>;
  export default messages;
}
