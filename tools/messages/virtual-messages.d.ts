/** Compiled texts by language: `virtual:messages/health` of one context, `virtual:messages/frame+system` of two. */
declare module 'virtual:messages/*' {
  import { type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
  import { type Language } from '@portico/domain/kernel';

  const load: Readonly<
    Record<Language, () => Promise<{ readonly default: Readonly<Record<string, MessageFormatElement[]>> }>>
  >;
  export default load;
}
