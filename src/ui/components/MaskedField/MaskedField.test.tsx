import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { MaskedField, type MaskedFieldProps } from './MaskedField.tsx';

function show(props: Partial<MaskedFieldProps> = {}) {
  const onChange = vi.fn();
  render(<MaskedField label="Телефон" mask="phone" onChange={onChange} {...props} />);
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
  return { onChange, box };
}

test('[APP-16] typing fills the mask; digits and completeness are returned', async () => {
  const { box, onChange } = show();
  expect(screen.getByText('(___) ___ - ____')).toBeDefined();
  await userEvent.type(box, '916123456');
  expect(box.value).toBe('(916) 123 - 456');
  expect(onChange).toHaveBeenLastCalledWith('916123456', false);
  await userEvent.type(box, '7');
  expect(onChange).toHaveBeenLastCalledWith('9161234567', true);
  await userEvent.type(box, '8a');
  expect(box.value).toBe('(916) 123 - 4567');
});

test('[APP-16] underscores are visual only and not part of the value', async () => {
  const { box } = show({ defaultValue: '916' });
  expect(box.value).not.toContain('_');
  const rest = screen.getByText(/___/);
  expect(rest.closest('[aria-hidden="true"]')).not.toBeNull();
});

test('[APP-16] a deletion in the middle keeps the position of the caret', async () => {
  const { box, onChange } = show({ defaultValue: '9161234567' });
  await userEvent.click(box);
  box.setSelectionRange(8, 8);
  await userEvent.keyboard('{Backspace}');
  expect(onChange).toHaveBeenLastCalledWith('916134567', false);
  expect(box.selectionStart).toBe(7);
  await userEvent.keyboard('0');
  expect(box.value).toBe('(916) 103 - 4567');
  expect(box.selectionStart).toBe(8);
});

test('[APP-16] Backspace after a separator deletes the digit before it', async () => {
  const { box } = show({ defaultValue: '9161' });
  await userEvent.click(box);
  box.setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}');
  expect(box.value).toBe('(911) ');
  expect(box.selectionStart).toBe(3);
});

test.each(['+7 916 123-45-67', '8 (916) 123 45 67', '9161234567'])(
  '[APP-16] a pasted %s loses its country code',
  async (text) => {
    const { box, onChange } = show();
    await userEvent.click(box);
    await userEvent.paste(text);
    expect(onChange).toHaveBeenLastCalledWith('9161234567', true);
  },
);

test('[APP-16] autofill is read as well', () => {
  const { box, onChange } = show();
  fireEvent.change(box, { target: { value: '+79161234567' } });
  expect(onChange).toHaveBeenLastCalledWith('9161234567', true);
});

test.each([
  ['card', '4276123412341234', '4276 1234 1234 1234'],
  ['date', '20112026', '20.11.2026'],
  ['datetime', '201120260930', '20.11.2026 09:30'],
  ['time', '0930', '09:30'],
  ['fulltime', '093015', '09:30:15'],
] as const)('[APP-16] the mask %s', async (mask, digits, text) => {
  const { box, onChange } = show({ mask });
  await userEvent.type(box, digits);
  expect(box.value).toBe(text);
  expect(onChange).toHaveBeenLastCalledWith(digits, true);
});

test('[APP-16] a read-only field does not change', async () => {
  const { box, onChange } = show({ defaultValue: '916', isReadOnly: true });
  await userEvent.type(box, '1');
  expect(onChange).not.toHaveBeenCalled();
});
