import type { ResetFactor } from '@portico/application/recovery';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Checkbox } from '../../kit/checkbox.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useFormats } from '../../words/use-formats.ts';
import { useWords, type Say } from '../../words/use-words.ts';
import css from './entrance.module.css';
import { resetFactorKinds, resetFactorWords } from './reset-factors.messages.ts';

export interface ResetFactorsModel {
  readonly factors: readonly ResetFactor[];
  /** Whether a confirmed factor can be removed here at all. */
  readonly provable: boolean;
  /** Keys of confirmed factors that the person wants to remove. */
  readonly removed: readonly string[];
  readonly asksProof: boolean;
  readonly proof: string;
  remove(key: string, gone: boolean): void;
  typeProof(text: string): void;
}

const nameOf = (say: Say, { kind, name }: ResetFactor): string =>
  kind === 'passkey' && name !== undefined && name !== ''
    ? say(resetFactorWords.namedPasskey, { name })
    : say(resetFactorKinds[kind]);

/** The account's second factors in a password reset: which are removed, which stay, and which may be removed. */
export const ResetFactors = observer(({ removal }: { readonly removal: ResetFactorsModel }) => {
  const say = useWords();
  const title = useId();
  const { factors, provable } = removal;
  const stays = factors.filter(({ confirmed }) => confirmed);
  return (
    <section className={css.factors} aria-labelledby={title}>
      <h2 id={title} className={css.factorsTitle}>
        {say(resetFactorWords.title)}
      </h2>
      {stays.length > 0 && <p className={css.soft}>{say(resetFactorWords.lead)}</p>}
      <ul className={css.factorList}>
        {factors.map((factor) => (
          <li key={factor.key} className={css.factor}>
            <Factor factor={factor} removal={removal} />
          </li>
        ))}
      </ul>
      {removal.asksProof && (
        <TextField
          name="factor-proof"
          label={say(resetFactorWords.proof)}
          missing={say(resetFactorWords.proofMissing)}
          description={say(resetFactorWords.proofHint)}
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={removal.proof}
          onChange={({ currentTarget }) => removal.typeProof(currentTarget.value)}
        />
      )}
      {stays.length > 0 && !provable && <p className={css.soft}>{say(resetFactorWords.later)}</p>}
      {stays.some(({ kind }) => kind === 'passkey') && <p className={css.soft}>{say(resetFactorWords.passkeys)}</p>}
    </section>
  );
});

const Factor = observer(
  ({ factor, removal }: { readonly factor: ResetFactor; readonly removal: ResetFactorsModel }) => {
    const say = useWords();
    const formats = useFormats();
    const { key, addedAt, lastUsedAt, confirmed } = factor;
    const name = nameOf(say, factor);
    const times = [
      ...(addedAt === undefined ? [] : [say(resetFactorWords.added, { date: formats.onDevice.day(addedAt) })]),
      ...(lastUsedAt === undefined ? [] : [say(resetFactorWords.used, { date: formats.onDevice.day(lastUsedAt) })]),
    ];
    return (
      <>
        <p className={css.factorName}>{name}</p>
        {times.length > 0 && <p className={css.soft}>{times.join(' · ')}</p>}
        {!confirmed && <p>{say(resetFactorWords.goes)}</p>}
        {confirmed && removal.provable && (
          <Checkbox
            checked={removal.removed.includes(key)}
            aria-label={say(resetFactorWords.removeNamed, { name })}
            onChange={({ currentTarget }) => removal.remove(key, currentTarget.checked)}
          >
            {say(resetFactorWords.remove)}
          </Checkbox>
        )}
      </>
    );
  },
);
