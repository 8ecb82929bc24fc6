import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { messagesOf } from '#mocks/domain/history/chats.ts';
import { openChat } from '#tests/chat.ts';
import { renderPortal } from '#tests/portal.tsx';

const attach = (file: File): void => {
  fireEvent.change(document.querySelector('input[type=file]') as Element, { target: { files: [file] } });
};
// The drawer of the settings hides the rest of the page.
const chip = async (): Promise<HTMLElement> =>
  within(await screen.findByRole('list', { name: 'Прикреплённые файлы', hidden: true })).getByRole(
    'listitem',
    { hidden: true },
  );

/** A text of more than 1 MB. */
const contract = (): File => new File(['Пункт. '.repeat(100_000)], 'Договор.txt', { type: 'text/plain' });

/** A workbook with sheets of these names, each with a row of headings and two of numbers. */
async function workbook(name: string, ...sheets: string[]): Promise<File> {
  const row =
    '<row><c t="inlineStr"><is><t>День</t></is></c><c t="inlineStr"><is><t>Сумма</t></is></c></row>';
  const numbers = '<row><c><v>1</v></c><c><v>20</v></c></row>';
  const entries = sheets.map((title, index) => ({
    title,
    id: `rId${index + 1}`,
    path: `worksheets/${index}.xml`,
  }));
  const bytes = await zipFiles({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${entries
      .map(({ title, id }, index) => `<sheet name="${title}" sheetId="${index + 1}" r:id="${id}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${entries
      .map(({ id, path }) => `<Relationship Id="${id}" Target="${path}"/>`)
      .join('')}</Relationships>`,
    ...Object.fromEntries(
      entries.map(({ path }) => [
        `xl/${path}`,
        `<worksheet><sheetData>${row}${numbers}${numbers}</sheetData></worksheet>`,
      ]),
    ),
  });
  return new File([bytes], name);
}

test('[CHAT-16][CHAT-18] the sheets of an attached workbook are the choices of «Лист», and a sheet goes with its file', async () => {
  const portal = await renderPortal('/chat/neuron/searchByTable', { as: 'employee@neuro.example' });
  const { user, standIn, router } = portal;
  await screen.findByLabelText('Сообщение');
  const release = standIn.hold('fileUpload');
  await user.click(screen.getByRole('button', { name: 'Настройки' }));
  expect(await screen.findByText(/^Приложите таблицу/)).toBeTruthy();
  attach(await workbook('План.xlsx', 'Итоги', 'Январь', 'Февраль'));
  expect(await screen.findByText('Читаем листы…')).toBeTruthy();
  expect(
    within(await chip()).getByRole('progressbar', { name: 'Загрузка файла План.xlsx', hidden: true }),
  ).toBeTruthy();
  release();
  expect(await within(await chip()).findByText('3 листа')).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: /Лист/ }));
  await user.click(await screen.findByRole('option', { name: 'Январь' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Закрыть' }));
  expect(await screen.findByRole('button', { name: 'Лист: Январь' })).toBeTruthy();

  const stored = () =>
    messagesOf(standIn.deps.database, router.state.location.pathname.split('/').at(-1) ?? '');
  const send = async (): Promise<void> =>
    user.type(await screen.findByRole('textbox', { name: 'Сообщение' }), 'Суммы{Enter}');
  await send();
  await waitFor(() => expect(stored()[0]).toMatchObject({ settings: { sheet: 'Январь' } }));

  await screen.findByRole('button', { name: 'Отправить' });
  attach(await workbook('Другой.xlsx', 'Первый', 'Второй'));
  expect(await screen.findByText('В файле нет листа «Январь»: выбран первый')).toBeTruthy();
  await send();
  await waitFor(() => expect(stored()).toHaveLength(4));
  expect(stored()[2]).toMatchObject({ files: [{ name: 'Другой.xlsx', sheets: ['Первый', 'Второй'] }] });
  expect(stored()[2]?.settings).toBeUndefined();
});

test('[APP-18][PRE-11] a large file is uploaded first; a failure stays at its chip, and sending waits for the end', async () => {
  const { user, field, button, standIn, stored, settledAnswer } = await openChat();
  standIn.fail('too-many-requests', { operation: 'fileUpload', times: 1 });
  attach(contract());
  const retry = await screen.findByRole('button', { name: 'Повторить загрузку' });
  expect(within(await chip()).getByRole('alert').textContent).not.toBe('');
  await user.type(field, 'Перескажи{Enter}');
  expect((await screen.findAllByText(/повторите загрузку или уберите/)).length).toBeGreaterThan(0);
  expect(standIn.callsOf('chatMessageSend')).toEqual([]);

  const release = standIn.hold('fileUpload');
  await user.click(retry);
  await user.click(button('Отправить'));
  expect(await screen.findByText('Отправим, как только файлы загрузятся')).toBeTruthy();
  await user.click(button('Не отправлять'));
  expect(screen.queryByText('Отправим, как только файлы загрузятся')).toBeNull();
  await user.click(button('Отправить'));
  release();
  await settledAnswer();
  expect(stored()[0]).toMatchObject({ content: 'Перескажи', files: [{ name: 'Договор.txt' }] });
  expect(standIn.callsOf('fileUpload')).toHaveLength(2);
  const form = await standIn.callsOf('chatMessageSend')[0]?.formData();
  expect([...(form?.keys() ?? [])]).toEqual(['request']);
});

test('[APP-18] a file that the gateway has deleted meanwhile is uploaded and sent again', async () => {
  const { send, standIn, stored, settledAnswer } = await openChat();
  attach(contract());
  await within(await chip()).findByText(/страниц/);
  const { database } = standIn.deps;
  database.store.write((transaction) => {
    for (const { idFile } of database.files.values()) transaction.delete(database.files, idFile);
  });
  await send('Перескажи');
  await settledAnswer();
  expect(stored()[0]).toMatchObject({ content: 'Перескажи', files: [{ name: 'Договор.txt' }] });
  expect(standIn.callsOf('fileUpload')).toHaveLength(2);
});
