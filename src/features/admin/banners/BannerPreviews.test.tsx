import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { bannerForm } from '../forms/banners-form.ts';
import { BannerPreviews } from './BannerPreviews.tsx';

test('[ADM-34] the form shows its announcement as the main page does, in both themes and at three widths', async () => {
  const values = { ...bannerForm.toValues(null), title: 'Работы в субботу', tone: 'warning' };
  render(<BannerPreviews values={values} row={null} />);
  const frames = ['Просмотр в светлой теме', 'Просмотр в тёмной теме'].map((title) =>
    screen.getByTitle<HTMLIFrameElement>(title),
  );
  expect(frames.map(({ contentDocument }) => contentDocument?.documentElement.dataset['theme'])).toEqual([
    'light',
    'dark',
  ]);
  for (const { contentDocument } of frames)
    expect(contentDocument?.body.textContent).toContain('Работы в субботу');
  expect(frames.map(({ style }) => style.width)).toEqual(['360px', '360px']);
  await userEvent.click(screen.getByRole('radio', { name: 'Компьютер' }));
  expect(frames.map(({ style }) => style.width)).toEqual(['1280px', '1280px']);
});
