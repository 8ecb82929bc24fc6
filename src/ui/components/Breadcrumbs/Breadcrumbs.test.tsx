import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';

const way: Crumb[] = ['Управление', 'Компании', 'Отделы', 'Продажи'].map((label) => ({
  label,
  link: (text) => <a href={`#${text}`}>{text}</a>,
}));

test('[APP-05] the current page is marked and is not a link; the others are links', () => {
  render(<Breadcrumbs items={way} />);
  expect(screen.getByRole('navigation', { name: 'Путь к странице' })).toBeDefined();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Управление',
    'Компании',
    'Отделы',
  ]);
  expect(screen.getByText('Продажи').getAttribute('aria-current')).toBe('page');
});

test('[APP-05] pressing «…» shows the whole path', async () => {
  render(<Breadcrumbs items={way} />);
  await userEvent.click(screen.getByRole('button', { name: 'Показать весь путь' }));
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

test('[APP-05] a short path is not truncated', () => {
  render(<Breadcrumbs items={way.slice(0, 2)} />);
  expect(screen.queryByRole('button')).toBeNull();
});
