import { render, screen } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { Meter, ProgressBar } from './ProgressBar.tsx';

const spoken = (element: HTMLElement) =>
  ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => element.getAttribute(name));

test('[APP-18] a progress bar has a name, a value and a text', () => {
  const { rerender } = render(
    <I18nProvider locale="ru-RU">
      <ProgressBar label="Загрузка файла" value={45} />
    </I18nProvider>,
  );
  const bar = screen.getByRole('progressbar', { name: 'Загрузка файла' });
  expect(spoken(bar)).toEqual(['45', '100', '45\u00a0%']);
  rerender(<ProgressBar label="Загрузка файла" value={30} valueText="3 из 10" />);
  expect(spoken(screen.getByRole('progressbar'))).toEqual(['30', '100', '3 из 10']);
});

test('[APP-18] a progress of unknown length has no value', () => {
  render(<ProgressBar label="Готовим ответ" value={null} />);
  expect(spoken(screen.getByRole('progressbar', { name: 'Готовим ответ' }))[0]).toBeNull();
});

test('[APP-18] a meter has a value and a maximum', () => {
  render(<Meter label="Запросы" value={180} max={200} valueText="180 из 200" />);
  const meter = document.querySelector<HTMLElement>('[role~="meter"]');
  expect(meter && spoken(meter)).toEqual(['180', '200', '180 из 200']);
});
