import { paths } from '@portico/application/kernel';
import { FormSigningViewModel } from '@portico/view-models/forms';
import type { ChargeId } from '@portico/domain/payments';
import type { FollowUp } from '@portico/domain/scheduling';
import { likeThisOne, nextLikeThisOne } from '@portico/view-models/scheduling';
import {
  checkOutIdsIn,
  checkOutPath,
  stepIn,
  type CheckOutIds,
  type CheckOutScreen as Shown,
} from '@portico/application/visits';
import { CheckOutViewModel, formsAtCheckOut, type CheckOutExit } from '@portico/view-models/visits';
import { afterBackSteps, FormSigningScreen } from '@portico/ui/screens/forms';
import { BackToCheckOut, CheckOutScreen } from '@portico/ui/screens/visits';
import { lazyComponent, Meanwhile } from '@portico/ui/kit';
import { observer } from 'mobx-react-lite';
import { useCallback, useState, type ComponentProps } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import type { Portal } from '../composition/compose.ts';
import { bookingDrafts } from '../composition/ports/booking-drafts.ts';
import { checkOutDrafts } from '../composition/ports/check-out-drafts.ts';
import { forms } from '../composition/ports/forms.ts';
import { checkOuts } from '../composition/ports/check-outs.ts';
import { Paying } from './payment-in-context.tsx';
import type { Screen } from './routes.ts';
import { useCheckOutLeave } from './use-check-out-leave.ts';
import { useScreen } from './use-screen-view-model.ts';

/** Where check-out leads to (`APT-230`); the next visit begins like the one that is left. */
const exitPath = (portal: Portal, exit: CheckOutExit, { ids, visit }: Shown, when?: FollowUp): string => {
  const next = when && nextLikeThisOne(visit, when);
  if (next !== undefined) {
    portal.port(bookingDrafts).keep(next.draft);
    return next.to;
  }
  switch (exit) {
    case 'appointments':
      return paths.appointments;
    case 'next-visit':
      portal.port(bookingDrafts).keep({ ...likeThisOne(visit).draft, checkOut: ids.appointment });
      return checkOutPath(ids, exit);
    case 'forms':
    case 'survey':
    case 'payment':
      return checkOutPath(ids, exit);
  }
};

/** The forms of the visit, one after the other (`APT-219`). */
const Signing = ({
  portal,
  left: { ids, forms: asked },
  onDone,
}: {
  readonly portal: Portal;
  readonly left: Shown;
  readonly onDone: () => void;
}) => {
  const viewModel = useScreen(
    () =>
      new FormSigningViewModel({
        forms: formsAtCheckOut(portal.port(forms), portal.port(checkOuts), ids, asked),
        drafts: portal.drafts,
      }),
  );
  return <FormSigningScreen viewModel={viewModel} onDone={onDone} />;
};

/** The payment of the visit, and its receipt, from which the way leads back to the check-out. */
const PayingHere = ({
  portal,
  ids,
  fetchPart,
  onPaid,
  onBack,
}: ComponentProps<Screen> & {
  readonly ids: CheckOutIds;
  readonly onPaid: (planCreated: boolean) => void;
  readonly onBack: () => void;
}) => {
  const [charge, see] = useState<ChargeId>();
  const [Receipt] = useState(() =>
    lazyComponent(() => fetchPart(async () => ({ default: (await import('./receipt.tsx')).ReceiptOf }), 'payments')),
  );
  return (
    <>
      <BackToCheckOut onBack={onBack} />
      {charge === undefined ? (
        <Paying
          portal={portal}
          context={{ kind: 'check-out', patient: ids.patient, appointment: ids.appointment }}
          onDone={(planCreated, receipt) => {
            onPaid(planCreated);
            if (receipt === undefined) onBack();
            else see(receipt);
          }}
        />
      ) : (
        <Meanwhile show={null}>
          <Receipt portal={portal} charge={charge} />
        </Meanwhile>
      )}
    </>
  );
};

const CheckingOut = observer(({ portal, fetchPart, ids }: ComponentProps<Screen> & { readonly ids: CheckOutIds }) => {
  const navigate = useNavigate();
  const { search } = useLocation();
  useCheckOutLeave(portal);
  const viewModel = useScreen(
    () =>
      new CheckOutViewModel(portal.port(checkOuts), {
        ids,
        drafts: portal.port(checkOutDrafts),
        now: () => portal.clock.now(),
        onExit: (exit, screen, when) => void navigate(exitPath(portal, exit, screen, when)),
      }),
  );
  const at = stepIn(new URLSearchParams(search));
  const back = useCallback(
    () => void navigate(checkOutPath(viewModel.progress.ids), { replace: true }),
    [navigate, viewModel],
  );
  const formsDone = useCallback(
    () =>
      afterBackSteps(() => {
        back();
        void viewModel.load(true);
      }),
    [back, viewModel],
  );
  if (at === 'forms' && viewModel.screen !== undefined) {
    return (
      <>
        <BackToCheckOut onBack={back} />
        <Signing portal={portal} left={viewModel.screen} onDone={formsDone} />
      </>
    );
  }
  if (at !== 'payment') {
    return (
      <CheckOutScreen
        viewModel={viewModel}
        practice={portal.clientSession.actingAs.practice?.id}
        onBack={() => void navigate(paths.appointments)}
      />
    );
  }
  return (
    <PayingHere
      portal={portal}
      fetchPart={fetchPart}
      ids={ids}
      onPaid={(planCreated) => void viewModel.paid(planCreated)}
      onBack={back}
    />
  );
});

/** Leaving a visit, with its payment (`APT-215`). Where no address or way says which visit, there is none (`APT-233`). */
const CheckOut: Screen = ({ portal, fetchPart }) => {
  const { search } = useLocation();
  const [known] = useState(portal.port(checkOutDrafts).current?.ids);
  const ids = checkOutIdsIn(new URLSearchParams(search)) ?? known;
  if (ids === undefined) return <Navigate to={paths.appointments} replace />;
  return (
    <CheckingOut key={`${ids.patient.practice} ${ids.appointment}`} portal={portal} fetchPart={fetchPart} ids={ids} />
  );
};
export default CheckOut;
