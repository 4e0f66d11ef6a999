import { paths } from '@portico/application/kernel';
import { FormSigningViewModel, SignedFormViewModel } from '@portico/view-models/forms';
import { formAddressOf, type FormAddress } from '@portico/application/forms';
import { afterBackSteps, FormSigningScreen, SignedFormScreen, signingWords } from '@portico/ui/screens/forms';
import type { LinkedSentence } from '@portico/ui/kit';
import { useFormats, useWords, type Say } from '@portico/ui/words';
import type { Language } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { Navigate, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { forms } from '../composition/ports/forms.ts';
import type { FormsSent } from './form-history.tsx';
import type { Screen } from './routes.ts';
import { useScreen } from './use-screen-view-model.ts';

type Of<Kind extends FormAddress['kind']> = Extract<FormAddress, { readonly kind: Kind }>;

/** Which forms were sent, for whom if it is another person, with the words that lead to where they can be read. */
const sentSentence = (
  say: Say,
  language: Language,
  titles: readonly string[],
  name: string | undefined,
): LinkedSentence => {
  const names = new Intl.ListFormat(language).format(titles.map((title) => `“${title}”`));
  const values = { count: titles.length, names, forms: '\n' };
  const text = name === undefined ? say(signingWords.done, values) : say(signingWords.doneFor, { ...values, name });
  const [before = '', after = ''] = text.split('\n');
  return { before, link: say(signingWords.forms), after };
};

const Signing = ({ portal, address }: { readonly portal: Portal; readonly address: Of<'sign' | 'one'> }) => {
  const say = useWords();
  const { language } = useFormats();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const name = portal.clientSession.actingAs.represented?.name;
  const fromDashboard = query.get('fromDashboard') === 'true';
  const viewModel = useScreen(() => {
    const only = address.kind === 'one' ? address.uuid : undefined;
    return new FormSigningViewModel({ forms: portal.port(forms), drafts: portal.drafts, only });
  });
  // Where they came from, once something was signed there; a form that is not to be filled in leads to the list (`APT-248`, `APT-250`).
  const onDone = useCallback(
    (titles: readonly string[]) => {
      const isSigned = titles.length > 0;
      const state: FormsSent = isSigned ? { sent: sentSentence(say, language, titles, name) } : {};
      const to = fromDashboard && isSigned ? paths.dashboard : paths.formHistory;
      afterBackSteps(() => void navigate(to, { replace: true, state }));
    },
    [navigate, fromDashboard, say, language, name],
  );
  return <FormSigningScreen viewModel={viewModel} onDone={onDone} />;
};

const Signed = observer(({ portal, address }: { readonly portal: Portal; readonly address: Of<'signed'> }) => {
  const viewModel = useScreen(() => {
    const { practice } = portal.clientSession.actingAs;
    // Without a practice the person is redirected before this renders.
    if (practice === undefined) throw new Error('Bug: a form without a practice.');
    return new SignedFormViewModel(portal.port(forms), { practice: practice.id, ...address });
  });
  if (viewModel.phase.kind === 'gone') return <Navigate to={paths.formHistory} replace />;
  return <SignedFormScreen viewModel={viewModel} />;
});

/** `/form_history/:action` (`APT-235`). An address of no form is that of the list. */
const FormView: Screen = ({ portal }) => {
  const { action = '' } = useParams();
  const address = formAddressOf(action);
  if (address === undefined) return <Navigate to={paths.formHistory} replace />;
  return address.kind === 'signed' ? (
    <Signed key={action} portal={portal} address={address} />
  ) : (
    <Signing key={action} portal={portal} address={address} />
  );
};
export default FormView;
