import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { TagGroup } from './TagGroup.tsx';

const tags = [
  { id: 'a', label: 'Активные' },
  { id: 'b', label: 'Новые' },
];
const group = (onRemove?: (id: string) => void) => (
  <I18nProvider locale="ru-RU">
    <TagGroup label="Фильтры" tags={tags} {...(onRemove && { onRemove })} />
  </I18nProvider>
);

test('[APP-16] tags are removed by their button and by Delete, arrow keys move between them', async () => {
  const onRemove = vi.fn();
  render(group(onRemove));
  const list = screen.getByRole('grid', { name: 'Фильтры' });
  await userEvent.click(
    within(within(list).getByRole('row', { name: 'Активные' })).getByRole('button', { name: /Удалить/ }),
  );
  expect(onRemove).toHaveBeenLastCalledWith('a');
  cleanup();
  render(group(onRemove));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}{Delete}');
  expect(onRemove).toHaveBeenLastCalledWith('b');
});

test('[APP-16] tags that cannot be removed have no buttons', () => {
  render(group());
  expect(screen.queryByRole('button')).toBeNull();
});
