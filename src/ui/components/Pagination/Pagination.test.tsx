import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Pagination } from './Pagination.tsx';

test('[ADM-04] it shows the range, marks the current page and works by keyboard', async () => {
  const onPage = vi.fn();
  render(<Pagination page={2} pageSize={30} total={240} onPage={onPage} />);
  expect(screen.getByRole('status').textContent).toBe('31–60 из 240');
  const current = screen.getByRole('button', { name: 'Страница 2' });
  expect(current.getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('button', { name: 'Страница 3' }).hasAttribute('aria-current')).toBe(false);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(1);
  await userEvent.click(screen.getByRole('button', { name: 'Следующая страница' }));
  expect(onPage).toHaveBeenLastCalledWith(3);
  await userEvent.click(screen.getByRole('button', { name: 'Страница 8' }));
  expect(onPage).toHaveBeenLastCalledWith(8);
});

test('[ADM-04] the arrows at the ends are disabled, a single page has no numbers', () => {
  const { rerender } = render(<Pagination page={8} pageSize={30} total={240} onPage={() => {}} />);
  expect(screen.getByRole('button', { name: 'Следующая страница' }).hasAttribute('disabled')).toBe(true);
  rerender(<Pagination page={1} pageSize={30} total={12} onPage={() => {}} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('1–12 из 12');
});

test('[ADM-04] a new page size is returned', async () => {
  const onPageSize = vi.fn();
  const pages = { page: 1, pageSize: 30, total: 240, pageSizes: [30, 100], onPage: () => {}, onPageSize };
  render(<Pagination {...pages} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Строк на странице' }), 'По 100');
  expect(onPageSize).toHaveBeenCalledWith(100);
});
