import { inLanguageOf, type PracticeLanguage } from '@portico/domain/kernel';
import type { Pages } from '@portico/gateway/server';
import { demoPage, demoReply, languageOf } from '../page/demo-page.ts';

/** Where a configured address of a real installation would lead. */
export const elsewhere = {
  ios: '/demo/ios',
  android: '/demo/android',
  practice: '/demo/practice',
  video: '/demo/video',
} as const;
type Place = keyof typeof elsewhere;

interface ElsewhereWords {
  readonly title: Readonly<Record<Place, string>>;
  readonly about: string;
  readonly back: string;
}

const words: Readonly<Record<PracticeLanguage, ElsewhereWords>> = {
  en: {
    title: { ios: 'App Store', android: 'Google Play', practice: 'Sign-in of the practice', video: 'Video visit' },
    about: 'This is a demo. In a real installation this address leads there, as its configuration says.',
    back: 'Back to the portal',
  },
  es: {
    title: {
      ios: 'App Store',
      android: 'Google Play',
      practice: 'Inicio de sesión del consultorio',
      video: 'Consulta por video',
    },
    about: 'Esto es una demostración. En una instalación real esta dirección lleva allí, como diga su configuración.',
    back: 'Volver al portal',
  },
};

/** Pages in place of what a demo has none of: the app stores, the sign-in of a practice, and its video visits. */
export const elsewherePages: Pages = async (request) => {
  const place = (Object.keys(elsewhere) as Place[]).find((one) => elsewhere[one] === request.path);
  if (place === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return undefined;
  const language = languageOf(request);
  const { title, about, back } = inLanguageOf(words, language);
  const page = { title: title[place], header: `<p>${about}</p>`, main: `<nav><a href="/">${back}</a></nav>` };
  return demoReply('text/html', demoPage(language, page));
};
