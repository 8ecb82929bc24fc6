import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

test('[APP-16] a required field has a visual asterisk and «required» for screen readers', () => {
  render(<TextField label="E-mail" isRequired />);
  const field = screen.getByRole('textbox', { name: /^E-mail/ });
  expect(field).toHaveProperty('required', true);
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
});

test('[APP-16] a field that is not required has no asterisk', () => {
  render(<TextField label="E-mail" />);
  expect(screen.queryByText('*')).toBeNull();
});

test('[APP-17] an error marks the field as invalid and is announced with the hint', () => {
  render(<TextField label="E-mail" description="Рабочая почта" errorMessage="Некорректный email" />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const described = (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toContain('Рабочая почта');
  expect(described).toContain('Некорректный email');
});

test('[APP-17] without an error the field is valid', () => {
  render(<TextField label="E-mail" />);
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});

test('[APP-01] the message of an empty required field is in Russian, not in the language of the browser', async () => {
  render(
    <form>
      <TextField label="E-mail" name="email" isRequired />
      <button type="submit">Войти</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(screen.getByText('Заполните это поле')).toBeDefined();
});

test('[CHAT-15] the description stays valid when a hint disappears or appears', () => {
  const field = (description?: string) => <TextField label="Пароль" {...(description && { description })} />;
  const { rerender } = render(field('Не меньше 8 знаков'));
  const input = screen.getByRole('textbox');
  const notes = () =>
    (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(notes()).toEqual(['Не меньше 8 знаков']);
  rerender(field());
  expect(notes()).toEqual(['']);
  rerender(field('Ещё 2 знака'));
  expect(notes()).toEqual(['Ещё 2 знака']);
});
