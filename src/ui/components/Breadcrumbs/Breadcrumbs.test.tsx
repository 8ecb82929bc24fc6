import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

afterEach(cleanup);

const way: Crumb[] = ['Управление', 'Компании', 'Отделы', 'Продажи'].map((label) => ({
  label,
  link: (text) => <a href={`#${text}`}>{text}</a>,
}));

test('[APP-05] the current page is told and is no link; the others lead somewhere', () => {
  render(<Breadcrumbs items={way} />);
  expect(screen.getByRole('navigation', { name: 'Путь к странице' })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Управление',
    'Компании',
    'Отделы',
  ]);
  expect(screen.getByText('Продажи').getAttribute('aria-current')).toBe('page');
});

test('[APP-05] «…» of a long way goes once it is pressed', async () => {
  render(<Breadcrumbs items={way} />);
  await userEvent.click(screen.getByRole('button', { name: 'Показать весь путь' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('[APP-05] a short way has nothing to cut', () => {
  render(<Breadcrumbs items={way.slice(0, 2)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
