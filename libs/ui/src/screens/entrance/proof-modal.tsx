import type { ProofAsked, SignInRefusal } from '@portico/application/access';
import type { Failure } from '@portico/application/kernel';
import type { ProofKind } from '@portico/domain/access';
import { observer } from 'mobx-react-lite';
import { use, useEffect, useRef, type RefObject } from 'react';
import { Button } from '../../kit/button.tsx';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { Modal } from '../../kit/modal.tsx';
import { Notice } from '../../kit/notice.tsx';
import { IsOpen } from '../../kit/keep-overlay-while-closing.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { failureWords } from '../../words/failure.messages.ts';
import { useWords } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { minutesAndSeconds } from './minutes-and-seconds.ts';
import { otherProofs, proofProblems, proofQuestions, proofWords } from './proof.messages.ts';

export interface ResendModel {
  readonly canResend: boolean;
  readonly countdown: { readonly secondsLeft: number };
  /** How many times another code was sent from here. */
  readonly resent: number;
  resend(): Promise<void>;
}

export interface ProofModel extends ResendModel {
  readonly asked: ProofAsked;
  readonly code: string;
  readonly busy: boolean;
  readonly problem: Extract<SignInRefusal, { readonly kind: 'wrong-code' | 'code-expired' }> | Failure | undefined;
  /** Whether the proof is a code sent by the portal, which can be sent again. */
  readonly isSent: boolean;
  readonly canVerify: boolean;
  /** Starts the countdown; returns a function that stops it. */
  open(): () => void;
  type(text: string): void;
  /** Sends the typed code, or another proof such as a passkey's response. */
  verify(otp?: string): Promise<void>;
  /** Switches to another proof. */
  choose(proof: ProofKind): Promise<void>;
  cancel(): void;
}

interface ProofModalProps {
  readonly viewModel: ProofModel;
  /** Has the device sign the challenge, as for a passkey; undefined if the user cancels. */
  readonly answerChallenge?: ((challenge: string) => Promise<string | undefined>) | undefined;
}

/**
 * Asks for one more proof at sign-in (`ACC-157`). It closes only by its buttons: looking for the code in another window
 * must not lose it.
 */
export const ProofModal = observer(({ viewModel, answerChallenge }: ProofModalProps) => {
  const say = useWords();
  const { asked, busy, problem } = viewModel;
  const field = useRef<HTMLFormElement>(null);
  const isOpen = use(IsOpen);
  useEffect(() => (isOpen ? viewModel.open() : undefined), [isOpen, viewModel]);
  useEffect(() => {
    if (problem !== undefined) field.current?.querySelector('input')?.focus();
  }, [problem]);

  const answer = async (): Promise<void> => {
    // A challenge is valid once: after a wrong response, requests another.
    if (viewModel.problem !== undefined) await viewModel.choose(asked.proof);
    const { challenge } = viewModel.asked;
    const proof = challenge === undefined ? undefined : await answerChallenge?.(challenge);
    if (proof !== undefined) await viewModel.verify(proof);
  };
  return (
    <Modal
      isForm
      title={say(proofWords.title)}
      actions={
        <>
          {asked.proof === 'passkey' ? (
            <Button look="primary" icon="shield" busy={busy} onClick={() => void answer()}>
              {say(proofWords.usePasskey)}
            </Button>
          ) : (
            <Button type="submit" form="proof" look="primary" busy={busy}>
              {say(busy ? proofWords.verifying : proofWords.verify)}
            </Button>
          )}
          <Button onClick={viewModel.cancel}>{say(proofWords.cancel)}</Button>
        </>
      }
    >
      <p>{say(proofQuestions[asked.proof], { sentTo: asked.sentTo ?? '' })}</p>
      {problem !== undefined && (
        <Notice tone="bad">
          <p>
            {problem.kind === 'wrong-code'
              ? say(proofProblems.wrong)
              : problem.kind === 'code-expired'
                ? say(proofProblems.expired)
                : say(failureWords[problem.kind])}
          </p>
        </Notice>
      )}
      {asked.proof !== 'passkey' && <CodeForm ref={field} viewModel={viewModel} />}
      {viewModel.isSent && <Resend viewModel={viewModel} />}
      {asked.others.length > 0 && <Others viewModel={viewModel} />}
    </Modal>
  );
});

const Others = observer(({ viewModel }: Pick<ProofModalProps, 'viewModel'>) => {
  const say = useWords();
  return (
    <section className={css.others} aria-labelledby="other-proofs">
      <h3 id="other-proofs" className={css.othersTitle}>
        {say(proofWords.others)}
      </h3>
      {viewModel.asked.others.map((kind) => (
        <Button key={kind} look="quiet" onClick={() => void viewModel.choose(kind)}>
          {say(otherProofs[kind])}
        </Button>
      ))}
    </section>
  );
});

const CodeForm = observer(
  ({ viewModel, ref }: { readonly viewModel: ProofModel; readonly ref: RefObject<HTMLFormElement | null> }) => {
    const say = useWords();
    const { proof } = viewModel.asked;
    const isRecovery = proof === 'recovery-code';
    return (
      <CheckedForm id="proof" ref={ref} isComplete={viewModel.canVerify} onSend={() => void viewModel.verify()}>
        <TextField
          key={proof}
          name="otp"
          label={say(isRecovery ? proofWords.recoveryCode : proofWords.code)}
          missing={say(proofWords.codeMissing)}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          spellCheck={false}
          required
          minLength={proof === 'totp' ? 6 : isRecovery ? undefined : 5}
          // The modal has just opened for this one field.
          autoFocus
          value={viewModel.code}
          onChange={({ currentTarget }) =>
            viewModel.type(isRecovery ? currentTarget.value : digitsOf(currentTarget.value))
          }
        />
      </CheckedForm>
    );
  },
);

/** Codes copied from a mail may contain spaces. */
const digitsOf = (text: string): string => text.replaceAll(/\s/g, '');

/** Resends the code; the button is enabled when the countdown is over (`ACC-174`, `MON-344`). */
const Resend = observer(({ viewModel }: { readonly viewModel: ResendModel }) => {
  const say = useWords();
  const { secondsLeft } = viewModel.countdown;
  return (
    <div className={css.resend}>
      <Button icon="retry" aria-disabled={!viewModel.canResend} onClick={() => void viewModel.resend()}>
        {say(proofWords.resend)}
      </Button>
      {secondsLeft > 0 && (
        // Visible and readable, but not announced every second.
        <p className={css.soft} role="timer" aria-live="off">
          {say(proofWords.resendIn, { time: minutesAndSeconds(secondsLeft) })}
        </p>
      )}
      <div role="status">{viewModel.resent > 0 && <p key={viewModel.resent}>{say(proofWords.resent)}</p>}</div>
    </div>
  );
});
