import { expect, test, vi } from 'vitest';
import { zipFiles } from '#lib/office/zip.ts';
import { textPages } from '#mocks/domain/formats/documents.ts';
import { docxPages } from '#mocks/domain/formats/docx.ts';
import { openZip } from '#mocks/domain/formats/zip.ts';
import type { ModelFile, ServiceSettings } from '#mocks/domain/model/model.ts';
import { wordFile } from '#mocks/testing/sample-files.ts';
import { annotator, documentQuestion } from './document-answers.ts';
import { documentTranslation } from './document-file.ts';
import { linkSummary, video } from './links.ts';
import type { Made, Maker } from './maker.ts';
import { sentencesOf, translation, transliterate } from './translation.ts';

const fileOf = (name: string, content: string | Uint8Array): ModelFile => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { idFile: 'f', name, size: bytes.length, read: () => bytes, load: async () => bytes };
};
const word = async (...paragraphs: string[]) =>
  fileOf('Договор.docx', new Uint8Array(await (await wordFile(paragraphs)).arrayBuffer()));
const make = async (
  maker: Maker,
  files: readonly ModelFile[],
  text = '',
  settings: ServiceSettings = {},
): Promise<Made> => maker.make({ serviceType: 'any', text, files, settings, turn: 0 });
const failing = (failure: string) => expect.objectContaining({ failure });

test('[CHAT-25] the pairs are the sentences: joined they are the text and its translation', async () => {
  const text = 'Добрый день!  Отчёт готов…\n\n1. Пришлю (завтра). Ёж';
  const { text: answer, results = [] } = await make(translation, [], text);
  const result = results[0]?.result;
  const pairs = result?.kind === 'translation' ? result.pairs : [];
  expect(pairs.map(({ source }) => source).join('')).toBe(text);
  expect(pairs.map(({ target }) => target).join('')).toBe(answer);
  expect(pairs[0]).toEqual({ source: 'Добрый день!  ', target: 'Dobryy den!  ' });
  expect(result).toMatchObject({ from: 'ru', to: 'en' });
});

test.each([
  ['Hello, Shchors!', {}, { from: 'en', to: 'ru' }],
  ['Привет', { to: 'de' }, { from: 'ru', to: 'de' }],
  ['Hello', { from: 'fr', to: 'zh' }, { from: 'fr', to: 'zh' }],
])('[CHAT-16] the languages of «%s» with %j', async (text, settings, languages) => {
  const { results = [] } = await make(translation, [], text, settings);
  expect(results[0]?.result).toMatchObject(languages);
});

test('a translation of a million characters without an end of a sentence ends', () => {
  // Time that grows with the square would take minutes, and the test would be ended.
  for (const sign of ['а', ' ', '.', '-'])
    expect(sentencesOf(sign.repeat(1_000_000)).join('').length).toBe(1_000_000);
});

async function translated(
  file: ModelFile,
  settings: ServiceSettings = {},
): Promise<{ name: string; bytes: Uint8Array }> {
  const { results = [] } = await make(documentTranslation, [file], '', settings);
  const [made] = results[0]?.files ?? [];
  if (!made) throw new Error('no file');
  expect(results[0]?.result).toMatchObject({
    kind: 'file',
    idFile: made.idFile,
    idOriginal: 'f',
    size: made.bytes.length,
  });
  return made;
}

test('[CHAT-16] TXT and SRT are rewritten; the times of subtitles stay', async () => {
  const text = await translated(fileOf('Письмо.txt', 'Отчёт готов.'));
  expect([text.name, new TextDecoder().decode(text.bytes)]).toEqual(['Письмо (en).txt', 'Otchyot gotov.']);
  const srt = '1\r\n00:00:01,000 --> 00:00:02,500\r\nПривет\r\n';
  const subtitles = await translated(fileOf('Ролик.srt', srt));
  expect(new TextDecoder().decode(subtitles.bytes)).toBe(srt.replace('Привет', 'Privet'));
});

test('[CHAT-16] DOCX is rewritten in place: words change, pictures and paragraphs stay', async () => {
  const source = await word('Сроки &amp; штрафы', 'Подписи');
  const { bytes, name } = await translated(source);
  expect(name).toBe('Договор (en).docx');
  expect(docxPages(bytes)).toEqual([['Sroki & shtrafy', 'Podpisi']]);
  const picture = (file: Uint8Array) => openZip(file).read('word/media/image1.png');
  expect(picture(bytes)).toEqual(picture(source.read(source.size) ?? new Uint8Array()));
});

test('[CHAT-16] case 39-docx-tracked: moved and deleted text is there once, a non-breaking hyphen stays', async () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const paragraphs = [
    `${run('Срок ')}<w:del w:id="1"><w:r><w:delText>30</w:delText><w:tab/></w:r></w:del><w:ins w:id="2">${run('10 дней')}</w:ins>`,
    `<w:pPr><w:rPr><w:moveFrom w:id="5" w:author="А"/></w:rPr></w:pPr><w:moveFromRangeStart w:id="6"/><w:moveFrom w:id="3">${run('Перенесённый.')}</w:moveFrom><w:moveFromRangeEnd w:id="6"/>`,
    `<w:moveTo w:id="4">${run('Перенесённый.')}</w:moveTo>`,
    '<w:r><w:t>кое</w:t><w:noBreakHyphen/><w:t>что</w:t></w:r>',
  ];
  const body = paragraphs.map((content) => `<w:p>${content}</w:p>`).join('');
  const bytes = await zipFiles({ 'word/document.xml': `<w:document><w:body>${body}</w:body></w:document>` });
  expect(docxPages(bytes)).toEqual([['Срок 10 дней', 'Перенесённый.', 'кое-что']]);
});

test('[CHAT-20] text boxes, headers and notes of a Word file are read, each paragraph whole', () => {
  const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;
  const paragraph = (text: string) => `<w:p w:rsidR="1">${run(text)}</w:p>`;
  const box = `<mc:AlternateContent><mc:Choice><w:txbxContent>${paragraph('Рамка 1')}${paragraph('Рамка 2')}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${paragraph('Рамка 1')}</w:txbxContent></mc:Fallback></mc:AlternateContent>`;
  const bytes = zipFiles({
    'word/document.xml': `<w:document><w:body><w:p>${run('До')}<w:r>${box}</w:r>${run('После')}</w:p>${paragraph('Конец')}</w:body></w:document>`,
    'word/header1.xml': `<w:hdr>${paragraph('ООО «Ромашка»')}</w:hdr>`,
    'word/header2.xml': `<w:hdr>${paragraph('ООО «Ромашка»')}</w:hdr>`,
    'word/footnotes.xml': `<w:footnotes><w:footnote w:id="1">${paragraph('Сноска')}</w:footnote></w:footnotes>`,
  });
  expect(docxPages(bytes)).toEqual([
    ['ООО «Ромашка»', 'До', 'Рамка 1', 'Рамка 2', 'После', 'Конец', 'Сноска'],
  ]);
});

test('[CHAT-16] a Word file of another program: its document has the name that the archive says, formulas are text', async () => {
  const formula = '<w:p><m:oMath><m:r><m:t>a+b</m:t></m:r></m:oMath></w:p>';
  const bytes = zipFiles({
    '_rels/.rels':
      '<Relationships><Relationship Id="r1" Type="http://x/officeDocument" Target="/word/document2.xml"/></Relationships>',
    'word\\document2.xml': `<w:document><w:body><w:p><w:r><w:t>Срок</w:t></w:r></w:p>${formula}</w:body></w:document>`,
  });
  expect(docxPages(bytes)).toEqual([['Срок', 'a+b']]);
  const { bytes: made } = await translated(fileOf('Договор.docx', bytes));
  expect(docxPages(made)).toEqual([['Srok', 'a+b']]);
});

test('[CHAT-27] what cannot be read and what is protected fail with the name of the file', async () => {
  await expect(make(documentTranslation, [fileOf('a.pdf', '%PDF-1.7')])).rejects.toMatchObject({
    failure: 'file-unreadable',
    message: 'Не\u00a0удалось прочитать «a.pdf»',
  });
  for (const content of ['это не архив', new Uint8Array(await zipFiles({ 'other.xml': '' }))])
    await expect(make(documentTranslation, [fileOf('a.docx', content)])).rejects.toThrow(
      failing('file-unreadable'),
    );
  const office = Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.from('EncryptedPackage', 'utf16le'),
  ]);
  await expect(make(annotator, [fileOf('a.docx', office)])).rejects.toThrow(failing('file-protected'));
  const archive = new Uint8Array(await (await wordFile(['Да'])).arrayBuffer());
  const directory = Buffer.from(archive).indexOf(Buffer.from('504b0102', 'hex'));
  archive[directory + 8] = 1;
  await expect(make(annotator, [fileOf('a.docx', archive)])).rejects.toThrow(failing('file-protected'));
});

test('[CHAT-20] answers about documents are their own sentences, with file and page', async () => {
  const file = fileOf('Договор.txt', `${'Прочее. '.repeat(500)}\nОплата за десять дней. Штраф один процент.`);
  const { text, results = [] } = await make(documentQuestion, [file], 'Какой штраф и срок оплаты?');
  expect(text).toContain('«Оплата за десять дней.» [1]');
  expect(text).toContain('«Штраф один процент.» [2]');
  expect(results[0]?.result).toMatchObject({
    items: [
      { number: 1, title: 'Договор.txt', idFile: 'f', page: 2, quote: 'Оплата за десять дней.' },
      { number: 2, page: 2 },
    ],
  });
  const nothing = await make(documentQuestion, [file], 'Зебра?');
  expect(nothing.results).toBeUndefined();
});

test('[CHAT-16] an annotation quotes the document, more of it when it is detailed, in the asked language', async () => {
  const text = Array.from({ length: 20 }, (_, index) => `The report number ${index} is ready.`).join(' ');
  const count = async (settings: ServiceSettings) => {
    const made = await make(annotator, [fileOf('a.txt', text)], '', settings);
    return [made.text?.match(/^- /gm)?.length, /^- The report/m.test(made.text ?? '')];
  };
  expect(await count({})).toEqual([3, false]);
  expect(await count({ length: 'detailed', answerIn: 'document' })).toEqual([8, true]);
});

test('pages have about 3,000 characters, end at lines, and lose nothing', () => {
  const text = 'Строка текста\n'.repeat(1000);
  const pages = textPages(text);
  expect(pages.join('')).toBe(text);
  expect(pages.every((page) => page.length <= 3000 && page.endsWith('\n'))).toBe(true);
});

test('[CHAT-27] links are read and never fetched; hosts that cannot be fail', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { text, results = [] } = await make(linkSummary, [], 'Перескажи site.example/новости?a=1');
  expect(text).toContain('Репетиция');
  const url = expect.stringMatching(/^https:\/\/site\.example\//);
  expect(results[0]?.result).toMatchObject({ items: [{ number: 1, url }] });
  for (const text of ['https://нет.invalid/x', 'просто слова', 'http://localhost/'])
    await expect(make(linkSummary, [], text)).rejects.toThrow(failing('link-unreachable'));
  expect(fetched).not.toHaveBeenCalled();
  fetched.mockRestore();
});

test('[CHAT-16] a video is the test card, its sound alone is a WAV', async () => {
  const whole = await make(video, [], 'https://site.example/v');
  const [card] = whole.results?.[0]?.files ?? [];
  expect(card?.bytes.length).toBeLessThan(40_000);
  expect(Buffer.from(card?.bytes.subarray(0, 4) ?? []).toString('hex')).toBe('1a45dfa3');
  const sound = await make(video, [], 'https://site.example/v', { video: 'audio' });
  expect(sound.results?.[0]?.result).toMatchObject({ kind: 'audio', mimeType: 'audio/wav' });
});

test('Cyrillic becomes Latin and back, with capitals', () => {
  expect(transliterate('Щука ЁЖ объект', 'en')).toBe('Shchuka YoZh obekt');
  expect(transliterate('Privet, Zhenya', 'ru')).toBe('Привет, Женя');
});
