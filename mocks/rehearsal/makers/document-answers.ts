/** Answers about documents: an annotation, and quotations that fit a question. */

import { pagesOf } from '#mocks/domain/formats/documents.ts';
import { firstFile } from '#mocks/domain/formats/files.ts';
import type { ChatResult, ModelFile } from '#mocks/domain/model/model.ts';
import type { Made, MakeRequest, Maker } from './maker.ts';
import { languageOf, sentencesOf, transliterate } from './translation.ts';

type Source = Extract<ChatResult, { kind: 'sources' }>['items'][number];

const inMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>|~$]/g, '\\$&');
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();
const stem = (word: string): string => word.toLowerCase().replaceAll('ё', 'е').slice(0, 5);
const stemsOf = (text: string): string[] => (text.match(/[\p{L}\d]{3,}/gu) ?? []).map(stem);

interface Sentence {
  readonly file: ModelFile;
  /** From 1. */
  readonly page: number;
  readonly text: string;
}

async function sentencesIn(file: ModelFile): Promise<Sentence[]> {
  return ((await pagesOf(file)) ?? []).flatMap((page, index) =>
    sentencesOf(page)
      .map(oneLine)
      .filter((text) => text.length >= 8 && !/^\d+$|-->/.test(text))
      .map((text) => ({ file, page: index + 1, text })),
  );
}

const notRead = (file: ModelFile): string =>
  `Репетиция: «${inMarkdown(file.name)}» без сети не\u00a0прочитать, читаются TXT, SRT и\u00a0DOCX.`;

async function annotation(request: MakeRequest): Promise<string> {
  const file = firstFile(request);
  const sentences = await sentencesIn(file);
  if (sentences.length === 0) return notRead(file);
  const { length = 'brief', answerIn = 'ru' } = request.settings;
  const all = sentences.map(({ text }) => text).join(' ');
  const isForeign = languageOf(all) !== 'ru';
  const say = (text: string) => inMarkdown(answerIn === 'ru' && isForeign ? transliterate(text, 'ru') : text);
  const count = length === 'brief' ? 3 : 8;
  const step = Math.max(1, Math.floor(sentences.length / count));
  const chosen = sentences.filter((_, index) => index % step === 0).slice(0, count);
  const isEnglish = answerIn === 'document' && isForeign;
  const words = new Intl.NumberFormat('ru').format(all.split(' ').length);
  return [
    isEnglish ? `## About “${inMarkdown(file.name)}”` : `## О\u00a0документе «${inMarkdown(file.name)}»`,
    isEnglish
      ? `Words: ${words}. Sentences of the document:`
      : `Слов: ${words}. Предложения из\u00a0документа:`,
    chosen.map(({ text }) => `- ${say(text)}`).join('\n'),
    isEnglish
      ? 'Rehearsal: sentences are quoted, not retold.'
      : 'Репетиция: предложения выбраны, а\u00a0не\u00a0пересказаны.',
  ].join('\n\n');
}

export const annotator: Maker = {
  stages: ['Читаем документ', 'Составляем аннотацию'],
  make: async (request) => ({ text: await annotation(request) }),
};

/** The sentences with most words of the question, in the order of the documents. */
function matching(sentences: readonly Sentence[], question: string, count: number): Sentence[] {
  const wanted = new Set(stemsOf(question));
  const scored = sentences
    .map((sentence) => ({
      sentence,
      score: new Set(stemsOf(sentence.text).filter((one) => wanted.has(one))).size,
    }))
    .filter(({ score }) => score > 0);
  const best = new Set(scored.toSorted((a, b) => b.score - a.score).slice(0, count));
  return scored.filter((one) => best.has(one)).map(({ sentence }) => sentence);
}

function sourceOf({ file, page, text }: Sentence, index: number): Source {
  return { number: index + 1, title: file.name, idFile: file.idFile, page, quote: text.slice(0, 2000) };
}

export const documentQuestion: Maker = {
  stages: ['Читаем документы', 'Ищем ответ'],
  async make(request): Promise<Made> {
    firstFile(request);
    const { depth = 'quick' } = request.settings;
    const sentences = await Promise.all(
      request.files.map(async (file) => ({ file, found: await sentencesIn(file) })),
    );
    const notes = sentences.filter(({ found }) => found.length === 0).map(({ file }) => notRead(file));
    const found = matching(
      sentences.flatMap((one) => one.found),
      request.text,
      depth === 'quick' ? 3 : 8,
    );
    if (found.length === 0)
      return { text: [...notes, 'Слов из\u00a0вопроса в\u00a0документах нет. Спросите иначе.'].join('\n\n') };
    const quotes = found.map(({ text }, index) => `- «${inMarkdown(text.slice(0, 400))}» [${index + 1}]`);
    return {
      text: [...notes, 'В\u00a0документах сказано:', quotes.join('\n')].join('\n\n'),
      results: [{ resultId: 'sources', result: { kind: 'sources', items: found.map(sourceOf) } }],
    };
  },
};
