import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

/** Returns the text of the elements in `aria-describedby`. */
const described = (element: HTMLElement): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

test('[APP-16] a checkbox is toggled by its text and by Space', async () => {
  const onChange = vi.fn();
  render(<Checkbox onChange={onChange}>Запомнить меня</Checkbox>);
  await userEvent.click(screen.getByText('Запомнить меня'));
  expect(onChange).toHaveBeenLastCalledWith(true);
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenLastCalledWith(false);
});

test('[APP-16] a required checkbox has an asterisk outside its name; its error is read with it', () => {
  render(
    <Checkbox isRequired description="Без него не войти" errorMessage="Примите соглашение">
      Согласие
    </Checkbox>,
  );
  const box = screen.getByRole('checkbox', { name: 'Согласие' });
  expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(described(box)).toContain('Без него не войти');
  expect(described(box)).toContain('Примите соглашение');
});

test('[APP-16] a partial selection is indeterminate', () => {
  render(<Checkbox isIndeterminate>Все услуги</Checkbox>);
  expect(screen.getByRole('checkbox')).toHaveProperty('indeterminate', true);
});

const options = [
  { id: 'text', label: 'Тексты', description: 'Письма и отчёты' },
  { id: 'image', label: 'Изображения' },
  { id: 'audio', label: 'Звук', isDisabled: true },
] as const;

test('[APP-16] a group returns the selected ids in the order of its options', async () => {
  const onChange = vi.fn();
  render(<CheckboxGroup label="Сервисы" options={options} defaultValue={['image']} onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'Сервисы' })).toBeDefined();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Тексты' }));
  expect(onChange).toHaveBeenLastCalledWith(['text', 'image']);
  expect(screen.getByRole('checkbox', { name: 'Звук' })).toHaveProperty('disabled', true);
  expect(described(screen.getByRole('checkbox', { name: 'Тексты' }))).toContain('Письма и отчёты');
});

test('[APP-16] the error of a group is shown once, at the group', () => {
  render(<CheckboxGroup label="Сервисы" options={options} errorMessage="Выберите сервис" />);
  expect(screen.getAllByText('Выберите сервис')).toHaveLength(1);
  expect(described(screen.getByRole('group'))).toContain('Выберите сервис');
});
