import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Accordion, Disclosure } from './Disclosure.tsx';

const isOpen = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-expanded') === 'true';

test('[APP-05] a disclosure opens and closes by keyboard', async () => {
  render(<Disclosure title="Настройки">Температура</Disclosure>);
  expect(screen.getByRole('heading', { level: 3, name: 'Настройки' })).toBeDefined();
  expect(isOpen('Настройки')).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(isOpen('Настройки')).toBe(true);
  expect(screen.getByRole('group').textContent).toBe('Температура');
  await userEvent.keyboard(' ');
  expect(isOpen('Настройки')).toBe(false);
});

test('[APP-05] in an accordion opening one closes the other, unless several are allowed', async () => {
  const two = [
    <Disclosure key="1" id="1" title="Первый">
      Один
    </Disclosure>,
    <Disclosure key="2" id="2" title="Второй">
      Два
    </Disclosure>,
  ];
  const { unmount } = render(<Accordion>{two}</Accordion>);
  await userEvent.click(screen.getByRole('button', { name: 'Первый' }));
  await userEvent.click(screen.getByRole('button', { name: 'Второй' }));
  expect([isOpen('Первый'), isOpen('Второй')]).toEqual([false, true]);
  unmount();
  render(<Accordion allowsMultiple>{two}</Accordion>);
  await userEvent.click(screen.getByRole('button', { name: 'Первый' }));
  await userEvent.click(screen.getByRole('button', { name: 'Второй' }));
  expect([isOpen('Первый'), isOpen('Второй')]).toEqual([true, true]);
});
