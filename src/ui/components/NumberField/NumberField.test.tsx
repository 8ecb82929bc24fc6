import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './NumberField.tsx';

function show(props: Partial<NumberFieldProps> = {}) {
  const onChange = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <NumberField label="Токены" onChange={onChange} {...props} />
    </I18nProvider>,
  );
  return { onChange, box: screen.getByRole('textbox') };
}

test.each([
  ['1234567,5', 1_234_567.5, '1 234 567,5'],
  ['0,25', 0.25, '0,25'],
  ['-3', -3, '-3'],
])('[APP-16] %s is converted to the number %d and shown as %s', async (typed, value, text) => {
  const { onChange, box } = show();
  await userEvent.type(box, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect((box as HTMLInputElement).value.replaceAll(/\s/gu, ' ')).toBe(text);
});

test.each([
  ['0.5', 0.5, '0,5'],
  ['.25', 0.25, '0,25'],
  ['-1.5', -1.5, '-1,5'],
])('[APP-16] case 68-decimal-dot: %s is typed with a decimal point', async (typed, value, text) => {
  const { onChange, box } = show();
  await userEvent.type(box, typed);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
  expect(box).toHaveProperty('value', text);
});

test.each([
  ['0.5', 0.5],
  ['1,234.5', 1234.5],
  ['1.234,5', 1234.5],
  ['1 250.75 ₽', 1250.75],
  ['1,234,567', 1_234_567],
  ['−3', -3],
  ['15 %', 15],
])('[APP-16] case 68-decimal-dot: %s is pasted as %d', async (pasted, value) => {
  const { onChange, box } = show({ defaultValue: 7 });
  await userEvent.click(box);
  (box as HTMLInputElement).select();
  await userEvent.paste(pasted);
  await userEvent.tab();
  expect(onChange).toHaveBeenLastCalledWith(value);
});

test('[APP-16] letters are ignored, an empty field is null', async () => {
  const { onChange, box } = show({ defaultValue: 5 });
  await userEvent.clear(box);
  await userEvent.type(box, 'абв');
  await userEvent.tab();
  expect(box).toHaveProperty('value', '');
  expect(onChange).toHaveBeenLastCalledWith(null);
});

test('[APP-16] the buttons and arrow keys step within the limits', async () => {
  const { onChange, box } = show({ defaultValue: 9, minValue: 0, maxValue: 10, step: 1, unit: '%' });
  await userEvent.click(screen.getByRole('button', { name: /^Увеличить/ }));
  expect(onChange).toHaveBeenLastCalledWith(10);
  expect(screen.getByRole('button', { name: /^Увеличить/ })).toHaveProperty('disabled', true);
  await userEvent.click(box);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(onChange).toHaveBeenLastCalledWith(8);
});

test('[APP-16] the unit is part of the name; an error marks the field', () => {
  const { box } = show({ unit: 'мин', errorMessage: 'Не больше часа', isRequired: true });
  expect(screen.getByRole('textbox', { name: 'Токены, мин' })).toBe(box);
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
