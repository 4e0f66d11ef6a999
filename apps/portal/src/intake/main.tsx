import type { IntakeAsked, IntakeMessage } from '@portico/application/visits';
import { FormViewModel } from '@portico/view-models/forms';
import { asOnePage } from '@portico/domain/forms';
import { leaveAfterPress } from '@portico/ui/kit';
import '@portico/ui/portal.css';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { Texts } from '../load-texts.ts';
import { IntakeForm } from './intake-form.tsx';

/** Only the page around is told, and only if it is of the same origin (`APT-206`). */
const tell = (told: IntakeMessage): void => window.parent.postMessage(told, window.location.origin);

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createHTML: (text: string) => string | null }): unknown;
}
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
// React Aria empties an element by an empty text; no other text becomes markup.
trustedTypes?.createPolicy('default', { createHTML: (text) => (text === '' ? text : null) });

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
const place = createRoot(root);
let shown: FormViewModel | undefined;
/** What the frame was asked last wins, however long its texts take. */
let asked = 0;

const show = async ({ form, today, language, draft, focus }: Extract<IntakeAsked, { readonly kind: 'show' }>) => {
  asked += 1;
  const turn = asked;
  const texts = new Texts(language);
  await texts.use('first', 'forms');
  if (turn !== asked) return;
  document.documentElement.lang = language;
  shown = new FormViewModel({
    form: asOnePage(form),
    today,
    draft: {
      read: () => draft,
      keep: (typed) => tell({ kind: 'typed', form: form.uuid, draft: typed }),
      drop: () => undefined,
    },
  });
  place.render(
    <IntlProvider locale={language} messages={texts.messages}>
      <IntakeForm
        key={turn}
        form={shown}
        focus={focus}
        onSeen={(percent) => tell({ kind: 'scrolled', form: form.uuid, percent })}
      />
    </IntlProvider>,
  );
};

const save = (form: FormViewModel): void => {
  const { uuid } = form.input.form;
  if (form.trySend()) tell({ kind: 'saved', form: uuid, responses: JSON.parse(JSON.stringify(form.input.responses)) });
  else tell({ kind: 'unfinished', form: uuid });
};

window.addEventListener('message', ({ data, origin, source }: MessageEvent<IntakeAsked>) => {
  if (origin !== window.location.origin || source !== window.parent) return;
  if (data.kind === 'show') void show(data);
  else if (shown !== undefined) save(shown);
});

for (const sign of ['click', 'scroll', 'keydown', 'touchstart', 'pointerdown'] as const) {
  window.addEventListener(sign, () => tell({ kind: 'activity' }), { passive: true, capture: true });
}
leaveAfterPress(document);
tell({ kind: 'loaded' });
