import { beforeEach, describe, expect, it } from '@jest/globals';
import { PermissionEditor } from '@portico/view-models/delegates';
import type { Permission } from '@portico/domain/access';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { CheckedForm } from '../../kit/checked-form.tsx';
import { renderIn } from '../../testing/index.ts';
import { areaWords, permissionWords, verbWords } from './delegates.messages.ts';
import { PermissionBoxes } from './permission-boxes.tsx';

const open = (held: readonly Permission[], language: 'en' | 'es' = 'en') => {
  const editor = new PermissionEditor(held);
  const words = [areaWords, permissionWords, verbWords];
  renderIn(language, <PermissionBoxes editor={editor} name="Rosa" />, ...words);
  return editor;
};

const box = (name: string): HTMLInputElement => screen.getByRole('checkbox', { name });

beforeEach(cleanup);

describe('PermissionBoxes', () => {
  it('ACC-343 ACC-345 shows parents ticked, half-ticked and empty, and names every child by its area', () => {
    open(['payments:act', 'health:view']);
    expect(screen.getByRole('group', { name: 'What Rosa can do' })).toBeTruthy();
    expect({ checked: box('Payments').checked, indeterminate: box('Payments').indeterminate }).toEqual({
      checked: true,
      indeterminate: false,
    });
    expect({ checked: box('Health records').checked, indeterminate: box('Health records').indeterminate }).toEqual({
      checked: false,
      indeterminate: true,
    });
    expect({ checked: box('Forms').checked, indeterminate: box('Forms').indeterminate }).toEqual({
      checked: false,
      indeterminate: false,
    });
    expect(box('Everything').indeterminate).toBe(true);
    expect([box('See: Payments').checked, box('See and make changes: Payments').checked]).toEqual([true, true]);
  });

  it('ACC-344 ticks and clears all children with their parent, by keyboard', async () => {
    const editor = open([]);
    box('Messages').focus();
    await userEvent.keyboard(' ');
    expect(editor.held).toEqual(['messages:view', 'messages:act']);
    await userEvent.keyboard('{Tab} ');
    expect(editor.held).toEqual([]);
    await userEvent.click(box('Everything'));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').every(({ checked }) => checked)).toBe(true);
  });

  it('ACC-343 says the same by the choice of an area and by its boxes, whichever of them is pressed', async () => {
    open([]);
    const payments = () => within(screen.getByRole('group', { name: 'Payments' }));
    const chosen = () =>
      payments()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked);
    const boxes = () => [box('See: Payments').checked, box('See and make changes: Payments').checked];
    const both = () => ({ chosen: chosen(), boxes: boxes() });
    const [no, see, act] = ['No', 'See', 'See and make changes'].map((name) => payments().getByRole('radio', { name }));
    const is = {
      none: { chosen: [true, false, false], boxes: [false, false] },
      view: { chosen: [false, true, false], boxes: [true, false] },
      act: { chosen: [false, false, true], boxes: [true, true] },
    };
    for (const [control, wanted] of [
      [see, is.view],
      [act, is.act],
      [box('See and make changes: Payments'), is.view],
      [box('See: Payments'), is.none],
      [box('Payments'), is.act],
      [no, is.none],
      [box('Everything'), is.act],
    ] as const) {
      await userEvent.click(control as HTMLElement);
      expect(both()).toEqual(wanted);
    }
  });

  it('keeps the boxes behind the choices', () => {
    open(['payments:act']);
    expect(box('Everything').closest('details')?.open).toBe(false);
    expect(screen.getByText('Each permission on its own').closest('summary')).not.toBeNull();
  });

  it.each([
    [
      'en',
      'What Rosa can do – Choose “See” or “See and make changes” for at least one of these.',
      'Send',
      'See and make changes',
    ],
    [
      'es',
      'Lo que puede hacer Rosa – Elija “Ver” o “Ver y hacer cambios” en al menos una de estas opciones.',
      'Send',
      'Ver y hacer cambios',
    ],
  ] as const)(
    'says in %s that nothing is chosen, with a link to the first choice',
    async (language, told, send, act) => {
      const editor = new PermissionEditor([]);
      renderIn(
        language,
        <CheckedForm isComplete={false} onSend={() => undefined}>
          <PermissionBoxes editor={editor} name="Rosa" />
          <button type="submit">{send}</button>
        </CheckedForm>,
        ...[areaWords, permissionWords, verbWords],
      );
      await userEvent.click(screen.getByRole('button', { name: send }));
      await userEvent.click(screen.getByRole('link', { name: told }));
      expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
      await userEvent.click(screen.getAllByRole('radio', { name: act })[0] as HTMLElement);
      expect(document.querySelector('[data-invalid]')).toBeNull();
    },
  );

  it('ACC-343 speaks Spanish', () => {
    open([], 'es');
    expect(box('Ver y hacer cambios: Expediente médico').checked).toBe(false);
  });
});
