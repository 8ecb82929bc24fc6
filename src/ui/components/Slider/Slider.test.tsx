import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test, vi } from 'vitest';
import { Slider } from './Slider.tsx';

test('[APP-16] the keyboard moves a slider by its step within its limits; the value is written in Russian', async () => {
  const onChange = vi.fn();
  render(
    <I18nProvider locale="ru-RU">
      <Slider
        label="Температура"
        description="Чем выше, тем смелее ответы"
        defaultValue={0.5}
        minValue={0}
        maxValue={1}
        step={0.1}
        onChange={onChange}
      />
    </I18nProvider>,
  );
  const slider = screen.getByRole('slider', { name: 'Температура' });
  expect(screen.getByRole('status').textContent).toBe('0,5');
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(0.6);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(onChange).toHaveBeenLastCalledWith(1);
  expect(slider.getAttribute('aria-valuetext')).toBe('1');
  const described = document.getElementById(slider.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Чем выше, тем смелее ответы');
});
