import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { Tree } from './Tree.tsx';

const nodes = [
  { id: 'a', label: 'Компания', children: [{ id: 'b', label: 'Отдел' }] },
  { id: 'c', label: 'Завод' },
];

test('[ADM-04] arrow keys expand, move and collapse; Enter selects', async () => {
  const onSelect = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <Tree label="Компании" nodes={nodes} onSelect={onSelect} />
    </I18nProvider>,
  );
  expect(screen.getByRole('treegrid', { name: 'Компании' })).toBeDefined();
  const company = screen.getByRole('row', { name: 'Компания' });
  expect(company.getAttribute('aria-expanded')).toBe('false');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(company.getAttribute('aria-expanded')).toBe('true');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(screen.getByRole('row', { name: 'Отдел' }).getAttribute('aria-level')).toBe('2');
  expect(onSelect).toHaveBeenLastCalledWith('b');
  await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
  expect(screen.queryByRole('row', { name: 'Отдел' })).toBeNull();
});
