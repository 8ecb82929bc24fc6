import { cleanup, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { previewKind } from './preview.ts';

const made = vi.fn((_blob: Blob) => 'blob:portal/1');
const revoked = vi.fn();
beforeEach(() => {
  URL.createObjectURL = made;
  URL.revokeObjectURL = revoked;
});
afterEach(() => {
  cleanup();
  vi.clearAllMocks();
});

const file = (name: string, size = 3, type = '') => new File([new Uint8Array(size)], name, { type });

function Field(props: Partial<FileUploadProps>) {
  const [files, setFiles] = useState<readonly File[]>(props.value ?? []);
  return <FileUpload label="Документ" {...props} value={files} onChange={setFiles} />;
}

/** Selects files through the hidden input, as the browser's dialog does. */
async function choose(...files: File[]) {
  const input = screen.getByRole('group').querySelector('input');
  if (input) await userEvent.upload(input, files, { applyAccept: false });
}
const errors = () => screen.getByRole('alert').textContent;
const rows = () => within(screen.getByRole('list')).getAllByRole('listitem');

test('[APP-18] by default the field accepts .pdf, .txt, .doc, .srt, .docx', () => {
  render(<Field />);
  const input = screen.getByRole('group', { name: 'Документ' }).querySelector('input');
  expect(input?.accept).toBe('.pdf,.txt,.doc,.srt,.docx');
  expect(input?.multiple).toBe(false);
});

test('[APP-18] a chosen file shows its name, type and size, and can be opened and removed', async () => {
  render(<Field />);
  await choose(file('Отчёт.PDF', 1536));
  expect(rows()[0]?.textContent).toMatch(/Отчёт\.PDF.*PDF · 1,5\sКБ/);
  expect(screen.getByRole('status').textContent).toBe('Добавлено: Отчёт.PDF');
  const link = screen.getByRole('link', { name: /^Открыть/ });
  expect(link.getAttribute('href')).toBe('blob:portal/1');
  await userEvent.click(screen.getByRole('button', { name: 'Удалить Отчёт.PDF' }));
  expect(screen.queryByRole('list')).toBeNull();
  expect(revoked).toHaveBeenCalledWith('blob:portal/1');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Выбрать файл' }));
});

test('[PRE-11] the same file can be chosen again after an error', async () => {
  const { rerender } = render(<Field accept=".txt" />);
  const same = file('a.pdf');
  await choose(same);
  expect(errors()).toBe('Загружен неверный формат файла');
  expect(screen.getByRole('group').querySelector('input')?.value).toBe('');
  rerender(<Field accept=".pdf" />);
  await choose(same);
  expect(errors()).toBe('');
  expect(rows()).toHaveLength(1);
});

test('[APP-18] refused files are reported in an alert, the others stay', async () => {
  render(<Field multiple maxCount={2} maxSize={1} unit="КБ" />);
  await choose(file('1.txt'), file('2.exe'), file('3.txt', 1025));
  expect(errors()).toContain('Неверный формат у файлов: «2.exe»');
  expect(errors()).toMatch(/Максимальный размер файла 1\sКБ: «3.txt»/);
  expect(rows()).toHaveLength(1);
  await choose(file('4.txt'), file('5.txt'));
  expect(errors()).toBe('Лимит файлов до 2, лишние: «5.txt»');
  expect(rows()).toHaveLength(2);
});

test('[APP-18] files can be dropped and pasted', () => {
  render(<Field multiple />);
  const zone = screen.getByRole('button', { name: 'Выбрать файлы' });
  const drop = createEvent.drop(zone);
  Object.defineProperty(drop, 'dataTransfer', { value: { files: [file('a.txt')], types: ['Files'] } });
  fireEvent(zone, drop);
  expect(drop.defaultPrevented).toBe(true);
  fireEvent.paste(zone, { clipboardData: { files: [file('b.txt')] } });
  expect(rows().map((row) => row.querySelector('bdi')?.textContent)).toEqual(['a.txt', 'b.txt']);
});

test('[APP-18] progress is shown, and the upload can be cancelled', async () => {
  const onCancel = vi.fn();
  const value = [file('a.txt'), file('b.txt')];
  render(
    <Field
      multiple
      value={value}
      statusOf={({ name }) => (name === 'a.txt' ? { progress: 41.6 } : { error: 'Не загружен' })}
      onCancel={onCancel}
    />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Загрузка a.txt' });
  expect(bar.getAttribute('aria-valuenow')).toBe('42');
  await userEvent.click(screen.getByRole('button', { name: 'Отменить загрузку a.txt' }));
  expect(onCancel).toHaveBeenCalledWith(value[0]);
  expect(screen.getByText('Не загружен')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Удалить b.txt' })).toBeDefined();
});

test('[PRE-11] direction marks in a name are not shown', async () => {
  render(<Field accept=".exe" />);
  await choose(file('отчёт\u202efdp.exe'));
  expect(rows()[0]?.querySelector('bdi')?.textContent).toBe('отчётfdp.exe');
});

test('[APP-18] pictures have a thumbnail; files that can run scripts are saved, not opened', async () => {
  render(<Field multiple accept=".png, .svg, .html" />);
  await choose(file('a.png'), file('b.svg', 3, 'image/svg+xml'), file('c.html', 3, 'text/html'));
  expect(rows()[0]?.querySelector('img')?.getAttribute('src')).toBe('blob:portal/1');
  expect(rows()[1]?.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: /^Скачать b\.svg/ }).getAttribute('download')).toBe('b.svg');
  expect(made.mock.calls.map(([blob]) => blob.type)).toEqual([
    'image/png',
    'application/octet-stream',
    'application/octet-stream',
  ]);
  expect(previewKind('x.constructor').type).toBeUndefined();
});

test('[APP-18] a disabled field accepts no files, not even by drop', () => {
  render(<Field isDisabled value={[file('a.txt')]} />);
  const zone = screen.getByRole('button', { name: 'Выбрать файл' });
  fireEvent.drop(zone, { dataTransfer: { files: [file('b.txt')], types: ['Files'] } });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Удалить/ })).toBeNull();
});
