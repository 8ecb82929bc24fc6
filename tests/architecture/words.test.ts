import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url).pathname;

/** Terms that docs/voice.md rejects, and what is said instead. */
const rejected: readonly [RegExp, string][] = [
  [/символ/i, 'знак'],
  [/аккаунт/i, 'учётная запись'],
  [/(?<!\p{L})логин/iu, 'E-mail'],
  [/[еи]мейл|электронн\p{L}+ почт|(?<![\w{.])email(?!\w)/iu, 'почта, письмо; E-mail as the name of a field'],
  [/на\s(?:\p{L}+\s)?e-mail/iu, 'на почту'],
  [/бесед|диалог|разговор(?!н)/i, 'чат'],
  [/внутренн\p{L}*\s(?:сервис|модел)|сервис\p{L}*\sвнутренн|локальн/iu, 'в контуре'],
  [/ассистент|помощник/i, 'сервис, агент'],
  [/промпт|промт/i, 'запрос'],
  // Not in a list of the sections, one of which is «Изображения».
  [/(?<!Тексты, |чаты, )изображени/i, 'картинка'],
  [/плитк/i, 'сервис'],
  [/прикрепите|вложени/i, 'приложите, файл'],
  [/лимит\p{L}*\sобращений|предел\p{L}*\s(?:обращений|запросов|в\s)/iu, 'лимит запросов'],
  [/^Скопировать/, 'Копировать'],
  [/^Отмена$/, 'Отменить'],
  [/авториз/i, 'вход, войти'],
  [/попробуйте снова|повторите попытку/i, 'Попробуйте ещё раз'],
  [/пожалуйста|к сожалению|успешно|упс/i, 'nothing'],
  [/(?<!\p{L})(?:кликн|тапн|юзер|админк)/iu, 'нажмите; администратор'],
  [/(?<!\p{L})еще(?!\p{L})/iu, 'ещё'],
  [/(?<!\d)\d{4,}\s(?:знак|строк|слов)/u, 'groups of three digits'],
  [/(?<=[\p{Ll},]\s)В(?:ы|ас|ам|аш\p{L}*)(?!\p{L})/u, 'вы'],
];

/** Visible texts that keep a rejected term, each group with its reason. */
const kept = [
  // The specification quotes them.
  'Изображения',
  'изображения',
  'Некорректная авторизация',
  'Админка',
  'Некорректный email',
  '" на данный момент недоступен. Попробуйте снова через пару минут',
  // A talk of people, and a letter to one.
  'Разговор двух людей',
  'Здравствуйте! Пожалуйста, напишите, в каком сервисе и когда это произошло, и приложите снимок экрана.',
  // The name of a job: what is undone.
  'Отмена',
];

/** Words that people type to find something, and the contents of chats and decks of the stand-in. */
const isSpoken = (path: string): boolean =>
  !/\.(?:test|bench|examples)\.tsx?$|\/testing\/|generated|router\/(?:model|ask-model)|service-names\/|page-keywords|mocks\/(?:rehearsal|domain\/(?:presentations|trainer|router))/.test(
    path,
  );
const cyrillic = /[а-яё]/i;
const tidy = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Texts in Cyrillic that a source has: strings, pieces of templates, and text between tags. */
function textsOf(path: string, source: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'keywords') return;
    const isText = ts.isStringLiteralLike(node) || ts.isJsxText(node) || ts.isTemplateHead(node);
    if (isText || ts.isTemplateMiddleOrTemplateTail(node)) {
      const text = tidy(node.text.replaceAll('&nbsp;', ' '));
      if (cyrillic.test(text)) found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return found;
}

/** The texts with rejected terms, with what is said instead. */
const faults = (texts: readonly string[]): string[] =>
  texts
    .filter((text) => !kept.includes(text))
    .flatMap((text) =>
      rejected.filter(([term]) => term.test(text)).map(([, instead]) => `${text} → ${instead}`),
    );

test('[APP-01] what people read has one term for each thing (docs/voice.md)', () => {
  const found = globSync('{src,mocks}/**/*.{ts,tsx}', { cwd: root })
    .filter(isSpoken)
    .flatMap((path) =>
      faults(textsOf(path, readFileSync(`${root}${path}`, 'utf8'))).map((fault) => `${path}: ${fault}`),
    );
  expect(found).toEqual([]);
});

test('[APP-01] attributes have `&nbsp;`, because `\\u00a0` would be read as it stands there', () => {
  const found = globSync('src/**/*.tsx', { cwd: root }).filter((path) =>
    /\w="[^"{}<>]*\\u[\da-f]{4}/.test(readFileSync(`${root}${path}`, 'utf8')),
  );
  expect(found).toEqual([]);
});

test('[APP-01] the texts of errors in the contract have the same terms', () => {
  const lines = readFileSync(`${root}openapi/responses.yaml`, 'utf8').split('\n');
  const texts = lines.flatMap((line) => /\bmessage: *['"]?(.*?)['"]?\s*\}?$/.exec(line)?.[1] ?? []);
  expect(texts.length).toBeGreaterThan(20);
  expect(faults(texts)).toEqual([]);
});

test.each([
  ["const a = 'Не меньше 8 символов';", 'знак'],
  ['const a = `Осталось $' + '{n} символов`;', 'знак'],
  ['const a = <p>Во&nbsp;внутренний сервис</p>;', 'в контуре'],
  ["const a = 'Проверьте Ваш адрес';", 'вы'],
  ["const a = 'Не больше 4000 знаков';", 'groups of three digits'],
])('%s is found', (source, instead) => {
  expect(faults(textsOf('a.tsx', source))).toEqual([expect.stringContaining(`→ ${instead}`)]);
});
