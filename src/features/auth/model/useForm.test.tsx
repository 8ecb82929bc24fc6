import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useForm } from './useForm.ts';

interface Values extends Record<string, string> {
  email: string;
  password: string;
}
type Errors = Partial<Record<keyof Values, string>>;

/** How the call ends, once the test says so. */
let settle: { resolve: () => void; reject: (error: unknown) => void };
const send = vi.fn<(values: Values) => Promise<void>>();
const onChange = vi.fn<(values: Values) => void>();

beforeEach(() => {
  send.mockReset();
  send.mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  onChange.mockReset();
});
afterEach(cleanup);

const validate = ({ email, password }: Values): Errors => ({
  ...(email.includes('@') ? {} : { email: 'Некорректный email' }),
  ...(password === '' ? { password: 'Введите пароль' } : {}),
});

interface FormProps {
  autoFocus?: 'email' | 'password';
  refusal?: (error: unknown) => Errors;
  suspect?: (error: unknown) => 'email' | 'password' | null;
}

function Form({ autoFocus, refusal, suspect }: FormProps) {
  const form = useForm<Values>({
    initial: { email: '', password: '' },
    validate,
    send,
    onChange,
    ...(autoFocus && { autoFocus }),
    ...(refusal && { refusal }),
    ...(suspect && { suspect }),
  });
  return (
    <form {...form.formProps} aria-label="Вход">
      {(['email', 'password'] as const).map((name) => {
        const { value, onChange: change, onBlur, errorMessage } = form.field(name);
        return (
          <label key={name}>
            {name}
            <input
              name={name}
              value={value}
              onBlur={onBlur}
              onChange={({ target }) => change(target.value)}
              aria-description={errorMessage}
            />
          </label>
        );
      })}
      <textarea name="note" aria-label="note" />
      <output>{form.isSending ? 'Отправляем' : 'Готово'}</output>
    </form>
  );
}

const field = (name: string): HTMLElement => screen.getByRole('textbox', { name });
const error = (name: string): string | null => field(name).getAttribute('aria-description');
const type = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } });
const submit = (): boolean => fireEvent.submit(screen.getByRole('form'));
const fill = (): void => {
  type('email', 'a@b.ru');
  type('password', 'тайна');
};
const status = (): string | null => screen.getByRole('status').textContent;
const settled = (end: () => void): Promise<void> => act(async () => end());

test('[APP-17] a field is checked when it is left with something in it, not before', () => {
  render(<Form />);
  fireEvent.blur(field('email'));
  expect(error('email')).toBeNull();
  type('email', 'vera');
  expect(error('email')).toBeNull();
  fireEvent.blur(field('email'));
  expect(error('email')).toBe('Некорректный email');
  expect(error('password')).toBeNull();
});

test('[APP-17] a field that is being corrected is not scolded, the others stay as they are', () => {
  render(<Form />);
  submit();
  type('email', 'ver');
  expect(error('email')).toBeNull();
  expect(error('password')).toBe('Введите пароль');
  fireEvent.blur(field('email'));
  expect(error('email')).toBe('Некорректный email');
});

test('[APP-17] sending checks every field, goes to the first that is wrong and sends nothing', () => {
  render(<Form />);
  expect(submit(), 'the browser does not load the page anew').toBe(false);
  expect([error('email'), error('password')]).toEqual(['Некорректный email', 'Введите пароль']);
  expect(document.activeElement).toBe(field('email'));
  type('email', 'a@b.ru');
  submit();
  expect(document.activeElement).toBe(field('password'));
  expect(send).not.toHaveBeenCalled();
  expect(status()).toBe('Готово');
});

test('[AUTH-02] what is valid is sent once, however quickly it is pressed', async () => {
  render(<Form />);
  fill();
  submit();
  submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.ru', password: 'тайна' });
  expect(status()).toBe('Отправляем');
  await settled(() => settle.resolve());
  expect(status()).toBe('Готово');
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[AUTH-02] fields that a password manager fills in one go are all taken', () => {
  render(<Form />);
  act(fill);
  submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.ru', password: 'тайна' });
  expect(onChange).toHaveBeenLastCalledWith({ email: 'a@b.ru', password: 'тайна' });
});

test('[AUTH-02] a refusal stands at its field, with the focus, until the field is changed', async () => {
  const refusal = vi.fn(() => ({ password: 'Неверный пароль' }));
  render(<Form refusal={refusal} />);
  fill();
  submit();
  const failure = new Error('401');
  await settled(() => settle.reject(failure));
  expect(refusal).toHaveBeenCalledExactlyOnceWith(failure);
  expect(error('password')).toBe('Неверный пароль');
  expect(document.activeElement).toBe(field('password'));
  type('email', 'b@b.ru');
  expect(error('password'), 'another field says nothing of this one').toBe('Неверный пароль');
  type('password', 'другая');
  expect(error('password')).toBeNull();
});

test('[AUTH-02] a refusal of the whole form selects the field to correct, where there is one', async () => {
  const suspect = vi.fn<() => 'password' | null>(() => 'password');
  render(<Form suspect={suspect} />);
  fill();
  submit();
  const failure = new Error('400');
  await settled(() => settle.reject(failure));
  expect(suspect).toHaveBeenCalledExactlyOnceWith(failure);
  expect(document.activeElement).toBe(field('password'));
  expect(field('password')).toMatchObject({ selectionStart: 0, selectionEnd: 'тайна'.length });
  expect(error('password')).toBeNull();
  suspect.mockReturnValue(null);
  field('email').focus();
  submit();
  await settled(() => settle.reject(failure));
  expect(document.activeElement).toBe(field('email'));
});

test('[AUTH-02] a refusal is gone as soon as it is tried again', async () => {
  render(<Form refusal={() => ({ password: 'Неверный пароль' })} />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('401')));
  submit();
  expect(error('password')).toBeNull();
  await settled(() => settle.resolve());
  expect(error('password')).toBeNull();
});

test('[AUTH-02] a failure that is about no field leaves the form ready to try again', async () => {
  render(<Form />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('network')));
  expect([error('email'), error('password')]).toEqual([null, null]);
  expect(status()).toBe('Готово');
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[AUTH-02] the chosen field has the focus from the start, none unless told', () => {
  render(<Form autoFocus="password" />);
  expect(document.activeElement).toBe(field('password'));
  cleanup();
  render(<Form />);
  expect(document.activeElement).toBe(document.body);
});

test('[APP-17] the form says what is wrong itself, the browser says nothing', () => {
  render(<Form />);
  expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
});
