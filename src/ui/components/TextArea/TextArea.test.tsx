import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextArea } from './TextArea.tsx';

test('[APP-16] a text area has 6 rows by default', () => {
  const { rerender } = render(<TextArea label="Описание" isRequired />);
  const area = screen.getByRole('textbox', { name: 'Описание' });
  expect(area).toHaveProperty('rows', 6);
  expect(area).toHaveProperty('required', true);
  expect(screen.getByText('*')).toBeDefined();
  rerender(<TextArea label="Описание" rows={3} />);
  expect(screen.getByRole('textbox')).toHaveProperty('rows', 3);
});

test('[APP-16] the counter follows the text and is announced only near the limit', async () => {
  render(<TextArea label="Описание" hasCounter maxLength={40} defaultValue="Привет" />);
  expect(screen.getByText(/^6\s\/\s40$/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(screen.getByRole('textbox'), '0123456789012345678901234567890123');
  expect(screen.getByText(/^40\s\/\s40$/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toMatch(/^Осталось 0\sзнаков$/);
});

test('[APP-16] a counter with a maximum of its own cuts nothing off', async () => {
  render(<TextArea label="Описание" hasCounter counterMax={5} />);
  expect(screen.getByText(/^0\s\/\s5$/)).toBeDefined();
  await userEvent.type(screen.getByRole('textbox'), '012345');
  expect(screen.getByText(/^6\s\/\s5$/)).toBeDefined();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[APP-16] an error marks the field and is read with it', () => {
  render(<TextArea label="Описание" errorMessage="Поле не должно быть пустым" />);
  const area = screen.getByRole('textbox');
  expect(area.getAttribute('aria-invalid')).toBe('true');
  const ids = (area.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Поле не должно быть пустым');
});
