import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Setting } from '#features/service-settings/index.ts';
import { SettingField } from './SettingField.tsx';

const show = (setting: Setting): void =>
  void render(<SettingField setting={setting} value={null} problem={null} onChange={() => {}} />);

test('[CHAT-17] the help of a slider stands below it and its field, and is read with it', () => {
  const limits = { min: 0, max: 2, step: 0.1, default: 1 };
  show({ control: 'slider', key: 'temperature', label: 'Свобода', help: 'Больше — смелее', ...limits });
  const slider = screen.getByRole('slider', { name: 'Свобода' });
  const help = screen.getByText('Больше — смелее');
  expect(slider.getAttribute('aria-describedby')?.split(' ')).toContain(help.id);
  expect(slider.closest('[role=group]')?.contains(help)).toBe(false);
});

test('[CHAT-17] a text setting shows how long it may be', () => {
  const own = { maxLength: 4000, default: '' as const, error: 'Не больше 4\u00a0000 знаков' };
  show({ control: 'textarea', key: 'instruction', label: 'Указание', ...own });
  expect(screen.getByText(/^0\s\/\s4000$/)).toBeTruthy();
});
