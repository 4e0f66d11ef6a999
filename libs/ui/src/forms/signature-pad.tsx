import { drawnSignature, signaturePad, strokesOf } from '@portico/domain/forms';
import { useEffect, useRef } from 'react';
import type Pad from 'signature_pad';
import { Button } from '../kit/button.tsx';
import { useWords } from '../words/use-words.ts';
import { fieldWords } from './field.messages.ts';
import css from './forms.module.css';

interface SignaturePadProps {
  readonly path: string;
  readonly onDraw: (value: string) => void;
}

/** A drawing area. Its library is loaded when there is something to sign. */
export const SignaturePad = ({ path, onDraw }: SignaturePadProps) => {
  const say = useWords();
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<Pad | undefined>(undefined);
  const latest = useRef({ path, onDraw });
  useEffect(() => {
    latest.current = { path, onDraw };
  });

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    let left = false;
    const show = (): void => redraw(element, pad.current, latest.current.path);
    const told = (): void => {
      const strokes = pad.current?.toData().map(({ points }) => points) ?? [];
      latest.current.onDraw(drawnSignature(strokes, element.offsetWidth));
    };
    void import('signature_pad').then(({ default: SignaturePadOf }) => {
      if (left || element.getContext('2d') === null) return;
      pad.current = new SignaturePadOf(element, { minWidth: 0.8, maxWidth: 2.4 });
      pad.current.addEventListener('endStroke', told);
      show();
    });
    window.addEventListener('resize', show);
    return () => {
      left = true;
      window.removeEventListener('resize', show);
      pad.current?.off();
      pad.current = undefined;
    };
  }, []);

  const clear = (): void => {
    pad.current?.clear();
    onDraw('');
  };
  return (
    <div className={css.padded}>
      <div className={css.padFrame}>
        {path === '' && (
          <span className={css.padHint} aria-hidden="true">
            {say(fieldWords.signHere)}
          </span>
        )}
        <canvas ref={canvas} className={css.pad} role="img" aria-label={say(fieldWords.pad)} />
      </div>
      <div className={css.again}>
        {path !== '' && (
          <Button look="quiet" onClick={clear}>
            {say(fieldWords.clear)}
          </Button>
        )}
      </div>
    </div>
  );
};

/** Draws the signature anew, at the size that the area has now. */
const redraw = (element: HTMLCanvasElement, pad: Pad | undefined, path: string): void => {
  if (pad === undefined) return;
  const ratio = window.devicePixelRatio || 1;
  element.width = element.offsetWidth * ratio;
  element.height = element.offsetHeight * ratio;
  element.getContext('2d')?.scale(ratio, ratio);
  pad.penColor = getComputedStyle(element).color;
  pad.clear();
  const groups = strokesOf(path, element.offsetWidth);
  pad.fromData(
    groups.map((points) => ({
      ...{ penColor: pad.penColor, dotSize: 0, minWidth: 0.8, maxWidth: 2.4, velocityFilterWeight: 0.7 },
      compositeOperation: 'source-over' as const,
      points: points.map((point, at) => ({ ...point, pressure: 0.5, time: at * 16 })),
    })),
  );
};

/** A drawn signature, as a picture of any size. */
export const SignaturePicture = ({ path }: { readonly path: string }) => {
  const say = useWords();
  return (
    <svg
      className={css.signed}
      viewBox={`0 0 ${signaturePad.width} ${signaturePad.height}`}
      role="img"
      aria-label={say(fieldWords.signature)}
    >
      <path d={path} />
    </svg>
  );
};
