import type { DashboardOverview, NewResult } from '@portico/application/dashboard';
import { entryAnchor, withNewResultsOpen } from '@portico/application/health';
import type { ListedAppointment } from '@portico/application/appointments';
import { paths } from '@portico/application/kernel';
import { completionPath } from '@portico/application/profile';
import { registrationParts } from '@portico/domain/profile';
import type { Instant } from '@portico/domain/kernel';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { Button } from '../../kit/button.tsx';
import { Disclosure } from '../../kit/disclosure.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords } from '../../words/use-words.ts';
import { CheckInRows, type CheckInButtonsModel, type CheckInRowModel } from './check-in-row.tsx';
import css from './home.module.css';
import { dashboardWords, registrationPartWords } from './dashboard.messages.ts';
import { homeWords, taskWords } from './home.messages.ts';
import { TaskLink, TaskRow } from './task-row.tsx';
import { TwoFactorPrompt, type TwoFactorPromptModel } from './two-factor-prompt.tsx';

export interface ToDoModel extends CheckInRowModel {
  checkOutOffered(now: Instant): ListedAppointment | undefined;
  hasTasks(now: Instant | undefined): boolean;
}

interface ToDoProps {
  readonly viewModel: ToDoModel;
  readonly overview: DashboardOverview;
  readonly buttons: CheckInButtonsModel | undefined;
  /** Undefined while something else has to be read first. */
  readonly prompt: TwoFactorPromptModel | undefined;
  /** The path for paying the balance, if the person may pay online. */
  readonly pay: string | undefined;
  /** There are visits at more than one practice, so that each says at which it is. */
  readonly namesPractice: boolean;
  /** Answers to this form are kept on this device. */
  readonly isStarted: (form: string) => boolean;
}

/** What the person has to do and what is new, one row each; the most urgent first. */
export const ToDo = observer(({ viewModel, overview, buttons, prompt, pay, namesPractice, isStarted }: ToDoProps) => {
  const say = useWords();
  const isEmpty = !viewModel.hasTasks(buttons?.now) && prompt?.isShown !== true;
  return (
    <section className={css.block} aria-labelledby="to-do">
      <h2 id="to-do" className={css.heading}>
        {say(homeWords.toDo)}
      </h2>
      {isEmpty ? (
        <p className={css.caughtUp}>{say(homeWords.nothing)}</p>
      ) : (
        <ul className={css.tasks}>
          {buttons !== undefined && (
            <>
              <CheckInRows viewModel={viewModel} buttons={buttons} namesPractice={namesPractice} />
              <CheckOutRow viewModel={viewModel} buttons={buttons} namesPractice={namesPractice} />
            </>
          )}
          <NewsRows {...overview} />
          <FormRows forms={overview.forms} isStarted={isStarted} />
          <RegistrationRow missing={overview.missing} />
          <BalanceRow balance={overview.balance} pay={pay} />
          <CopayRows copays={overview.copays} />
          <PlanCardRows {...overview} />
          {prompt !== undefined && <TwoFactorPrompt viewModel={prompt} />}
        </ul>
      )}
      {overview.forms.length > 0 && (
        <Link className={css.onward} to={paths.formHistory}>
          {say(dashboardWords.allForms)}
        </Link>
      )}
    </section>
  );
});

const CheckOutRow = observer(
  ({
    viewModel,
    buttons,
    namesPractice,
  }: Pick<ToDoProps, 'viewModel' | 'namesPractice'> & { readonly buttons: CheckInButtonsModel }) => {
    const say = useWords();
    const formats = useFormats();
    const listed = viewModel.checkOutOffered(buttons.now);
    if (listed === undefined) return null;
    const { provider, start, location } = listed.appointment;
    const when = formats.visit(start, location.timeZone);
    return (
      <TaskRow
        icon="leave"
        title={say(taskWords.checkOut, { provider: provider.name, when })}
        detail={namesPractice ? listed.practice.name : undefined}
      >
        <Button busy={buttons.isFetching('check-out', listed)} onClick={() => buttons.press('check-out', listed)}>
          {say(taskWords.checkOutNow)}
        </Button>
      </TaskRow>
    );
  },
);

const NewsRows = ({ unreadMessages, newResults }: Pick<DashboardOverview, 'unreadMessages' | 'newResults'>) => {
  const say = useWords();
  const formats = useFormats();
  const [latest] = newResults;
  return (
    <>
      {unreadMessages > 0 && (
        <TaskRow icon="mail" title={say(taskWords.unread, { count: unreadMessages })}>
          <TaskLink to={paths.messages}>{say(taskWords.read)}</TaskLink>
        </TaskRow>
      )}
      {latest !== undefined && (
        <TaskRow
          icon="flask"
          title={say(taskWords.results, { count: newResults.length, name: latest.name })}
          detail={
            newResults.length > 1
              ? newResults.map(({ name }) => name).join(', ')
              : latest.date && formats.clinical(latest.date)
          }
        >
          <TaskLink to={resultsPath(latest)} state={withNewResultsOpen}>
            {say(taskWords.seeResults)}
          </TaskLink>
        </TaskRow>
      )}
    </>
  );
};

/** All new results are opened, and the newest has the focus. */
const resultsPath = ({ section, id }: NewResult): string =>
  `${paths.myHealth}#${encodeURIComponent(entryAnchor(section === 'labs' ? 'lab' : section, id))}`;

/** Of many forms the first ones are shown, and the others fold: what else there is to do stays in sight. */
const formsShown = 2;

const FormRows = ({ forms, isStarted }: Pick<DashboardOverview, 'forms'> & Pick<ToDoProps, 'isStarted'>) => {
  const say = useWords();
  const shown = forms.length > formsShown + 1 ? forms.slice(0, formsShown) : forms;
  const folded = forms.slice(shown.length);
  return (
    <>
      {shown.map((form) => (
        <FormRow key={form.id} form={form} isStarted={isStarted(form.id)} />
      ))}
      {folded.length > 0 && (
        <li className={css.folded}>
          <Disclosure title={say(taskWords.moreForms, { count: folded.length })}>
            <ul>
              {folded.map((form) => (
                <FormRow key={form.id} form={form} isStarted={isStarted(form.id)} />
              ))}
            </ul>
          </Disclosure>
        </li>
      )}
    </>
  );
};

const FormRow = ({
  form: { id, title, due },
  isStarted,
}: {
  readonly form: DashboardOverview['forms'][number];
  readonly isStarted: boolean;
}) => {
  const say = useWords();
  const formats = useFormats();
  return (
    <TaskRow icon="file" title={title} detail={due && say(dashboardWords.formDue, { date: formats.day(due) })}>
      <TaskLink to={`${paths.form({ action: id })}?fromDashboard=true`} state={{ above: paths.dashboard }}>
        {say(isStarted ? taskWords.goOn : taskWords.fillIn)} <VisuallyHidden>{title}</VisuallyHidden>
      </TaskLink>
    </TaskRow>
  );
};

/** The missing registration parts, with a link to the first one (`ACC-265`, `ACC-267`). */
const RegistrationRow = ({ missing }: Pick<DashboardOverview, 'missing'>) => {
  const say = useWords();
  const { language } = useFormats();
  const path = completionPath(missing);
  if (path === undefined) return null;
  const named = registrationParts
    .filter((part) => missing.includes(part))
    .map((part) => say(registrationPartWords[part]));
  const parts = new Intl.ListFormat(language, { type: 'conjunction' }).format(named);
  return (
    <TaskRow
      icon="person"
      title={say(dashboardWords.registration)}
      detail={say(dashboardWords.registrationWhy, { parts })}
    >
      <TaskLink to={`${path}#missing`}>{say(dashboardWords.complete)}</TaskLink>
    </TaskRow>
  );
};

/** What is left of the copay of a visit that is over, which is no part of the balance; it is paid at its visit. */
const CopayRows = ({ copays }: Pick<DashboardOverview, 'copays'>) => {
  const say = useWords();
  const formats = useFormats();
  return copays.map(({ practice, appointment, date, amount }) => (
    <TaskRow
      key={appointment}
      icon="card"
      title={say(taskWords.copay, { date: formats.day(date), amount: formats.money(amount) })}
    >
      <TaskLink to={paths.visit({ practiceId: practice, appointmentId: appointment })}>
        {say(taskWords.seeVisit)}
      </TaskLink>
    </TaskRow>
  ));
};

/** Running plans that cannot be charged for their next payment, each with the way to another card. */
const PlanCardRows = ({ plansWithoutCard }: Pick<DashboardOverview, 'plansWithoutCard'>) => {
  const say = useWords();
  const formats = useFormats();
  return plansWithoutCard.map(({ practice, plan, next }) => (
    <TaskRow key={plan} icon="card" title={say(taskWords.planCard, { date: formats.day(next) })}>
      <TaskLink to={paths.planCard({ paymentPlanId: plan, practiceId: practice })}>{say(taskWords.otherCard)}</TaskLink>
    </TaskRow>
  ));
};

const BalanceRow = ({ balance, pay }: Pick<DashboardOverview, 'balance'> & { readonly pay: string | undefined }) => {
  const say = useWords();
  const amount = useFormats().money(balance.due);
  if (balance.due <= 0) return null;
  return (
    <TaskRow icon="card" title={say(taskWords.owe, { amount })}>
      <TaskLink to={pay ?? paths.payments}>{say(pay === undefined ? taskWords.bill : taskWords.pay)}</TaskLink>
    </TaskRow>
  );
};
