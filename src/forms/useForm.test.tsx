import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FieldErrors, type FormOptions, useForm } from './useForm.ts';

interface Values {
  email: string;
  password: string;
}
type Errors = FieldErrors<Values>;

/** Settles the pending call. */
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
const validate = ({ email, password }: Values): Errors => ({
  ...(email.includes('@') ? {} : { email: 'Некорректный email' }),
  ...(password === '' ? { password: 'Введите пароль' } : {}),
});

function Form(options: Partial<FormOptions<Values>>) {
  const form = useForm<Values>({
    initial: { email: '', password: '' },
    validate,
    send,
    onChange,
    ...options,
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
              autoComplete={name === 'email' ? 'username' : 'current-password'}
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
      <ul>
        {form.otherErrors.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <button type="button" onClick={() => form.reset({ email: 'new@b.ru', password: '' })}>
        Заново
      </button>
      <button type="button" onClick={() => form.set({ email: 'c@d.ru', password: 'ключ' })}>
        Заполнить
      </button>
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

test('[APP-17] a field is validated on blur if it has a value, not before', () => {
  render(<Form />);
  fireEvent.blur(field('email'));
  expect(error('email')).toBeNull();
  type('email', 'vera');
  expect(error('email')).toBeNull();
  fireEvent.blur(field('email'));
  expect(error('email')).toBe('Некорректный email');
  expect(error('password')).toBeNull();
});

test('[APP-17] editing a field hides its error, the errors of other fields stay', () => {
  render(<Form />);
  submit();
  type('email', 'ver');
  expect(error('email')).toBeNull();
  expect(error('password')).toBe('Введите пароль');
  fireEvent.blur(field('email'));
  expect(error('email')).toBe('Некорректный email');
});

test('[APP-17] submitting validates every field, focuses the first invalid one and sends nothing', () => {
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

test('[AUTH-02] two quick presses send the values once', async () => {
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

test('[AUTH-02] fields that a password manager fills at the same time are all sent', () => {
  render(<Form />);
  act(fill);
  submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.ru', password: 'тайна' });
  expect(onChange).toHaveBeenLastCalledWith({ email: 'a@b.ru', password: 'тайна' });
});

test('[AUTH-02] fields that a password manager fills without events are sent', () => {
  render(<Form />);
  const form = screen.getByRole<HTMLFormElement>('form');
  for (const [name, value] of [
    ['email', 'a@b.ru'],
    ['password', 'тайна'],
  ] as const) {
    // The setter of the element would tell React.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      form.elements.namedItem(name),
      value,
    );
  }
  fireEvent.submit(form);
  expect(send.mock.calls).toEqual([[{ email: 'a@b.ru', password: 'тайна' }]]);
});

test('[AUTH-02] a server error is shown at its field, which gets the focus, until the field is edited', async () => {
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
  expect(error('password'), 'a change of another field keeps it').toBe('Неверный пароль');
  type('password', 'другая');
  expect(error('password')).toBeNull();
});

test('[AUTH-02] a failed call without field errors selects the suspected field', async () => {
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

test('[AUTH-02] a server error is hidden when the form is sent again', async () => {
  render(<Form refusal={() => ({ password: 'Неверный пароль' })} />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('401')));
  submit();
  expect(error('password')).toBeNull();
  await settled(() => settle.resolve());
  expect(error('password')).toBeNull();
});

test('[AUTH-02] the form can be sent again after a failure without field errors', async () => {
  render(<Form />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('network')));
  expect([error('email'), error('password')]).toEqual([null, null]);
  expect(status()).toBe('Готово');
  submit();
  expect(send).toHaveBeenCalledTimes(2);
});

test('[AUTH-02] `autoFocus` sets the field that is focused at first; by default none is', () => {
  render(<Form autoFocus="password" />);
  expect(document.activeElement).toBe(field('password'));
  cleanup();
  render(<Form />);
  expect(document.activeElement).toBe(document.body);
});

test('[APP-17] the validation messages of the browser are not shown', () => {
  render(<Form />);
  expect(screen.getByRole('form')).toHaveProperty('noValidate', true);
});

test('[APP-17] an error of a field that is not visible is shown for the whole form', async () => {
  render(<Form refusal={() => ({ 'rows.0.title': 'Слишком длинно' })} />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('422')));
  expect(screen.getByRole('listitem').textContent).toBe('Слишком длинно');
  submit();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test.each(['ctrlKey', 'metaKey'])(
  '[APP-17] Enter with %s sends the form, Enter in a text area does not',
  (key) => {
    render(<Form />);
    fill();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'note' }), { key: 'Enter' });
    expect(send).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'note' }), { key: 'Enter', [key]: true });
    expect(send).toHaveBeenCalledOnce();
  },
);

test('[AUTH-12] the draft replaces the initial values, stores every change and is deleted after sending', async () => {
  const draft = { read: () => ({ email: 'a@b.ru' }), write: vi.fn<(values: Values | null) => void>() };
  const onSent = vi.fn<(values: Values, typedSince: Partial<Values>) => void>();
  render(<Form draft={draft} onSent={onSent} />);
  expect(field('email')).toHaveProperty('value', 'a@b.ru');
  type('password', 'тайна');
  expect(draft.write).toHaveBeenLastCalledWith({ email: 'a@b.ru', password: 'тайна' });
  submit();
  await settled(() => settle.resolve());
  expect(draft.write).toHaveBeenLastCalledWith(null);
  expect(onSent).toHaveBeenCalledExactlyOnceWith({ email: 'a@b.ru', password: 'тайна' }, {});
  type('password', 'другая');
  expect(draft.write, 'the sent form is no draft').toHaveBeenLastCalledWith(null);
  fireEvent.click(screen.getByRole('button', { name: 'Заново' }));
  type('password', 'третья');
  expect(draft.write).toHaveBeenLastCalledWith({ email: 'new@b.ru', password: 'третья' });
});

test('[AUTH-12] values typed while the call is running are reported separately from the sent ones', async () => {
  const onSent = vi.fn<(values: Values, typedSince: Partial<Values>) => void>();
  render(<Form onSent={onSent} />);
  type('email', 'a@b.ru');
  type('password', 'тайна');
  submit();
  type('password', 'другая');
  await settled(() => settle.resolve());
  expect(onSent).toHaveBeenCalledExactlyOnceWith(
    { email: 'a@b.ru', password: 'тайна' },
    { password: 'другая' },
  );
});

test('[AUTH-12] a failed call keeps the draft', async () => {
  const draft = { read: () => ({}), write: vi.fn<(values: Values | null) => void>() };
  render(<Form draft={draft} />);
  fill();
  submit();
  await settled(() => settle.reject(new Error('network')));
  expect(draft.write).not.toHaveBeenCalledWith(null);
});

test('[AUTH-02] a form cannot be sent again before `onSent` ends', async () => {
  let end = (): void => {};
  const onSent = () => new Promise<void>((resolve) => (end = resolve));
  render(<Form onSent={onSent} />);
  fill();
  submit();
  await settled(() => settle.resolve());
  submit();
  expect(send).toHaveBeenCalledOnce();
  await settled(() => end());
  expect(status()).toBe('Готово');
});

test('[APP-17] `reset` sets new values and clears the errors', () => {
  render(<Form />);
  submit();
  fireEvent.click(screen.getByRole('button', { name: 'Заново' }));
  expect(field('email')).toHaveProperty('value', 'new@b.ru');
  expect([error('email'), error('password')]).toEqual([null, null]);
});

test('[APP-17] `set` changes several values', () => {
  render(<Form />);
  fireEvent.click(screen.getByRole('button', { name: 'Заполнить' }));
  submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ email: 'c@d.ru', password: 'ключ' });
});
