import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { TextArea, TextField, ToastRegion, toast } from '#ui/index.ts';
import { followFieldLimits } from './field-limits.ts';
import { tooLongText } from './too-long.ts';

beforeEach(() => {
  const end = followFieldLimits();
  toast.clear();
  return end;
});

function show() {
  render(
    <>
      <TextArea label="Инструкция" isRequired maxLength={20} />
      <TextField label="Название" maxLength={5} />
      <ToastRegion />
    </>,
  );
  const region = within(screen.getByRole('region', { name: 'Сообщения портала' }));
  return {
    area: screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Инструкция/ }),
    line: screen.getByRole<HTMLInputElement>('textbox', { name: 'Название' }),
    notice: () => region.findByText(/^Во вставке/),
    region,
    user: userEvent.setup(),
  };
}

test('[APP-17] case 48-paste-cut-silently: what does not fit is not cut but told, and its beginning is offered', async () => {
  const { area, notice, region, user } = show();
  await user.type(area, 'Кратко: ');
  await user.paste('перескажи отчёт за год');
  expect(area.value).toBe('Кратко: ');
  expect((await notice()).textContent).toBe(
    'Во\u00a0вставке 22\u00a0знака, а\u00a0в\u00a0поле\u00a0«Инструкция» помещается ещё 12.',
  );
  await user.click(region.getByRole('button', { name: 'Вставить начало' }));
  expect(area.value).toBe('Кратко: перескажи от');
  expect(document.activeElement).toBe(area);
});

test('[APP-17] case 48-paste-cut-silently: a full field, and a line of text', async () => {
  const { line, notice, region, user } = show();
  await user.type(line, 'Отчёт');
  await user.paste('2026');
  expect((await notice()).textContent).toBe(
    'Во\u00a0вставке 4\u00a0знака, а\u00a0поле\u00a0«Название» уже заполнено.',
  );
  expect(region.queryByRole('button', { name: 'Вставить начало' })).toBeNull();
  expect(line.value).toBe('Отчёт');
});

test('[APP-17] what fits is inserted: in place of the selection, or with a line break at the end of a cell', async () => {
  const { area, line, region, user } = show();
  await user.type(line, 'Отчёт');
  line.select();
  await user.paste('Смета\r\n');
  await waitFor(() => expect(line.value).toMatch(/^Смета/));
  await user.click(area);
  await user.paste('ровно двадцать знаков'.slice(0, 20));
  expect(area.value).toBe('ровно двадцать знако');
  await user.type(area, 'в');
  expect(region.queryByText(/^Во вставке/), 'typing at the limit').toBeNull();
});

test('[APP-17] a field without a label', () => {
  expect(tooLongText('', 120_000, 100_000)).toBe(
    'Во\u00a0вставке 120\u00a0000\u00a0знаков, а\u00a0в\u00a0поле помещается ещё 100\u00a0000.',
  );
});
