import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Star } from 'lucide-react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Button } from './Button.tsx';

test('a pending button keeps focus, ignores presses and shows that it works', async () => {
  const onPress = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <Button isPending onPress={onPress}>
        Войти
      </Button>
    </I18nProvider>,
  );
  const button = screen.getByRole('button', { name: /Войти/ });
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('progressbar', { name: 'Выполняется' })).toBeDefined();
});

test('a pending submit button does not send the form again', async () => {
  const onSubmit = vi.fn((event: React.SyntheticEvent) => event.preventDefault());
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending={isPending}>
        Войти
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('an icon button is named by its label and announces whether it is on', async () => {
  const onPress = vi.fn();
  render(<IconButton label="В избранное" icon={<Star />} isPressed onPress={onPress} />);
  await userEvent.click(screen.getByRole('button', { name: 'В избранное', pressed: true }));
  expect(onPress).toHaveBeenCalledOnce();
});

test('[CHAT-15] a button that is removed leaves no announcement without a name', async () => {
  const button = (isPending: boolean) => <Button isPending={isPending}>Отправить</Button>;
  const { rerender, unmount } = render(button(false));
  act(() => screen.getByRole('button').focus());
  rerender(button(true));
  const announcements = () => document.querySelectorAll('[data-live-announcer] [role="img"]');
  await waitFor(() => expect(announcements()).toHaveLength(1));
  rerender(button(false));
  expect(announcements()).toHaveLength(2);
  unmount();
  expect(announcements()).toHaveLength(0);
});
