import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { RadioGroup } from './RadioGroup.tsx';

const options = [
  { id: 'light', label: 'Светлая', description: 'Для дневного света' },
  { id: 'dark', label: 'Тёмная' },
  { id: 'system', label: 'Как в системе', isDisabled: true },
] as const;

test.each(['list', 'cards', 'segmented'] as const)(
  '[APP-16] arrow keys change the selection and skip disabled options: %s',
  async (look) => {
    const onChange = vi.fn();
    render(
      <RadioGroup label="Тема" options={options} defaultValue="light" look={look} onChange={onChange} />,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('dark');
    await userEvent.keyboard('{ArrowDown}');
    expect(onChange).toHaveBeenLastCalledWith('light');
  },
);

test('[APP-16] the group has a name, an option has its hint as description', () => {
  render(<RadioGroup label="Тема" options={options} isRequired />);
  const group = screen.getByRole('radiogroup', { name: /^Тема/ });
  expect(group.getAttribute('aria-required')).toBe('true');
  const option = screen.getByRole('radio', { name: 'Светлая' });
  const ids = (option.getAttribute('aria-describedby') ?? '').split(' ');
  expect(ids.map((id) => document.getElementById(id)?.textContent)).toContain('Для дневного света');
});

test('[APP-16] an error marks the group; a read-only group keeps its selection', async () => {
  const onChange = vi.fn();
  render(
    <RadioGroup
      label="Тема"
      options={options}
      value="light"
      onChange={onChange}
      isReadOnly
      errorMessage="Выберите тему"
    />,
  );
  expect(screen.getByRole('radiogroup').getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByText('Тёмная'));
  expect(onChange).not.toHaveBeenCalled();
});
