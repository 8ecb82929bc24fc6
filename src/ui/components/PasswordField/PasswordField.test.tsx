import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';

test('[APP-16] a password is shown and hidden by its button; the text stays and nothing is submitted', async () => {
  const onSubmit = vi.fn();
  render(
    <form onSubmit={onSubmit}>
      <PasswordField label="Пароль" autoComplete="current-password" isRequired />
    </form>,
  );
  const field = screen.getByLabelText(/^Пароль/);
  await userEvent.type(field, 'portal-2026');
  expect(field).toHaveProperty('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }));
  expect(field).toHaveProperty('type', 'text');
  expect(field).toHaveProperty('value', 'portal-2026');
  await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }));
  expect(field).toHaveProperty('type', 'password');
  expect(onSubmit).not.toHaveBeenCalled();
  expect(field.getAttribute('autocomplete')).toBe('current-password');
});

test('[APP-16] Caps Lock is announced while the field has the focus', () => {
  render(<PasswordField label="Пароль" autoComplete="current-password" />);
  const field = screen.getByLabelText('Пароль');
  fireEvent.keyDown(field, { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status').textContent).toBe('Включён Caps Lock');
  fireEvent.keyUp(field, { key: 'CapsLock', modifierCapsLock: false });
  expect(screen.getByRole('status').textContent).toBe('');
});

test('[APP-16] the strength is shown in words with a hint how to improve it', async () => {
  render(<PasswordField label="Новый пароль" autoComplete="new-password" hasStrength />);
  const field = screen.getByLabelText('Новый пароль');
  await userEvent.type(field, 'кот7');
  await screen.findByText('Слабый пароль');
  expect(screen.getByText(/нужно хотя бы 8/)).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, 'Тополь-7-крыша');
  expect(screen.getByText('Надёжный пароль')).toBeDefined();
});
