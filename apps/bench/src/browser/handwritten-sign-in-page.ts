import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { createHttpServer, createLogger, createMetrics, loadBuiltPortal } from '@portico/gateway/server';
import { type Language, inLanguageOf, type PracticeLanguage } from '@portico/domain/kernel';

/**
 * What the sign-in page would be if it were all there is: the same words, fields, button and picture, written by hand
 * into one file, with the few styles they need and no script. No portal can be painted sooner over the same line.
 */
const words = {
  en: {
    title: 'Sign in · Patient portal',
    language: 'Language',
    portal: 'Patient portal',
    signIn: 'Sign in',
    email: 'Email',
    password: 'Password',
    show: 'Show',
    help: 'Trouble signing in? Call the front desk of your practice. They can help you.',
    welcome: 'Your visits, your results, your care team. All in one place.',
  },
  es: {
    title: 'Iniciar sesión · Portal del paciente',
    language: 'Idioma',
    portal: 'Portal del paciente',
    signIn: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    show: 'Mostrar',
    help: '¿No puede iniciar sesión? Llame a la recepción de su consultorio. Ahí le pueden ayudar.',
    welcome: 'Sus citas, sus resultados y su equipo de atención médica. Todo en un solo lugar.',
  },
} as const satisfies Record<PracticeLanguage, Readonly<Record<string, string>>>;

const styles = `*{box-sizing:border-box}
body{margin:0;background:#f5f4f0;color:#1b2226;font:1.0625rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
header{display:flex;justify-content:space-between;align-items:center;padding:.75rem 1rem;font-weight:600}
header span{display:flex;gap:.5rem;align-items:center}header svg{width:1.75rem;fill:#0d5c70}
main{max-width:26rem;margin:1rem auto;padding:0 1rem}p{margin:0;color:#4a545a}h1{margin:0 0 1.25rem;font-size:1.875rem;line-height:1.25}
label{display:block;font-weight:600}.field{display:flex;min-height:3rem;margin:.25rem 0 1.25rem;border:1px solid #7c8489;border-radius:.625rem;background:#fff}
input,button,select{font:inherit;color:inherit}input{flex:1;min-width:0;padding:.5rem .75rem;border:0;background:0 0}
select{min-height:2.75rem;padding:.5rem .75rem;border:1px solid #7c8489;border-radius:.625rem;background:#fff}
button{min-height:2.75rem;border:0;border-radius:.625rem;background:0 0;color:#0d5c70;font-weight:600}
[type=submit]{width:100%;margin-bottom:1.25rem;background:#0d5c70;color:#fff}aside{display:none}
@media(width>767px){body{display:grid;grid-template-columns:1fr 1fr}header{grid-column:1/-1}aside{display:block;text-align:center}}`;

const page = (language: Language): string => {
  const say = inLanguageOf(words, language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say.title}</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<header>
<span><svg viewBox="0 0 32 32" aria-hidden="true"><path d="M13 5a2 2 0 0 1 2-2h2a2 2 0 0 1 2 2v8h8a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-8v8a2 2 0 0 1-2 2h-2a2 2 0 0 1-2-2v-8H5a2 2 0 0 1-2-2v-2a2 2 0 0 1 2-2h8z"/></svg>Portico</span>
<select aria-label="${say.language}"><option lang="en">English<option lang="es"${language === 'es' ? ' selected' : ''}>Español</select>
</header>
<main>
<p>${say.portal}</p>
<h1>${say.signIn}</h1>
<form method="post">
<label for="login">${say.email}</label>
<div class="field"><input id="login" name="login" type="email" autocomplete="username"></div>
<label for="password">${say.password}</label>
<div class="field"><input id="password" name="password" type="password" autocomplete="current-password"><button type="button">${say.show}</button></div>
<button type="submit">${say.signIn}</button>
</form>
<p>${say.help}</p>
</main>
<aside>
<svg viewBox="0 0 480 360" width="480" aria-hidden="true"><circle cx="338" cy="150" r="58" fill="#fcefd6"/><path fill="#c5d8dd" d="M0 232q178-120 342-4 98-22 138-2v134H0z"/><path fill="#0d5c70" d="M240 88l140 64v20H100v-20zM116 182h248v104H116z"/></svg>
<p>${say.welcome}</p>
</aside>
</body>
</html>
`;
};

export interface StaticPage {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves that page by the portal's own server, on a free port, in the language that the browser prefers. */
export const serveStaticPage = async (): Promise<StaticPage> => {
  const folder = await mkdtemp(join(tmpdir(), 'portico-static-'));
  try {
    for (const language of ['en', 'es'] as const) {
      const file = join(folder, `index.${language}.html`);
      await writeFile(file, page(language));
      await writeFile(`${file}.br`, brotliCompressSync(page(language)));
    }
    const server = createHttpServer({
      engine: {
        longestText: () => 0,
        execute: () => Promise.reject(new Error('A page without a script asks nothing.')),
      },
      static: await loadBuiltPortal(folder),
      config: {},
      logger: createLogger('silent'),
      metrics: createMetrics({ ofProcess: false }),
    });
    const { url } = await server.listen(0, '127.0.0.1');
    return { url, close: () => server.close() };
  } finally {
    await rm(folder, { recursive: true });
  }
};
