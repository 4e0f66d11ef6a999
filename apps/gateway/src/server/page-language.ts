import { isLanguage, type Language } from '@portico/domain/kernel';

/** The language of the page: what the person chose before (a cookie), else what the browser prefers, else English. */
export const pageLanguage = (cookie: string | undefined, acceptLanguage: string | undefined): Language =>
  chosen(cookie) ?? preferred(acceptLanguage) ?? 'en';

const chosen = (cookie = ''): Language | undefined => {
  const value = /(?:^|;)\s*(?:__Secure-)?language=([^;]*)/.exec(cookie)?.[1]?.trim();
  return isLanguage(value) ? value : undefined;
};

const preferred = (header = ''): Language | undefined => {
  let best: { readonly language: Language; readonly weight: number } | undefined;
  for (const range of header.split(',')) {
    const [tag = '', ...params] = range.trim().split(';');
    const language = tag.trim().toLowerCase().split('-')[0];
    const weight = weightOf(params);
    if (isLanguage(language) && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
};

const weightOf = (params: readonly string[]): number => {
  const given = params.map((param) => param.trim()).find((param) => param.startsWith('q='));
  const weight = given === undefined ? 1 : Number(given.slice(2));
  return weight >= 0 && weight <= 1 ? weight : 0;
};
