import { beforeEach, describe, expect, it } from '@jest/globals';
import { PermissionEditor } from '@portico/view-models/delegates';
import type { Permission } from '@portico/domain/access';
import { cleanup, screen } from '@testing-library/react';
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

  it.each([
    ['en', 'What Rosa can do – Check at least one box.', 'Send', 'Everything'],
    ['es', 'Lo que puede hacer Rosa – Marque al menos una casilla.', 'Send', 'Todo'],
  ] as const)(
    'says in %s that no box is checked, with a link to the first one',
    async (language, told, send, first) => {
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
      expect(document.activeElement).toBe(box(first));
      await userEvent.click(box(first));
      expect(document.querySelector('[data-invalid]')).toBeNull();
    },
  );

  it('ACC-343 speaks Spanish', () => {
    open([], 'es');
    expect(box('Ver y hacer cambios: Expediente médico').checked).toBe(false);
  });
});
