/** The turns of a conversation with their files, as messages of a model that takes OpenAI's format. */
import { decodeText } from '#mocks/domain/formats/decode-text.ts';
import type { ModelFile, ModelTurn, ServiceSettings } from '#mocks/domain/model/model.ts';

/** Maximum number of characters of one text file, and of all text files of a conversation. */
const MAX_TEXT = 100_000;
const MAX_TEXTS = 400_000;
/** Maximum number of bytes of one picture, and of all pictures of a conversation. */
const MAX_PICTURE = 10 * 1024 * 1024;
const MAX_PICTURES = 20 * 1024 * 1024;
/** Maximum number of files of a conversation that are read. */
const MAX_FILES = 20;

const textFile =
  /\.(?:txt|md|csv|tsv|json|jsonl|srt|vtt|xml|svg|html?|ya?ml|toml|ini|log|sql|tex|rst|[cm]?[jt]sx?|css|scss|py|java|kt|c|h|cc|cpp|hpp|cs|go|rs|rb|php|sh|bat|ps1|lua|pl|r|swift|scala|dart|vue)$/i;

/** Names of pictures; whether they are some is decided by their bytes. */
const pictureFile = /\.(?:png|jpe?g|gif|webp|bmp|tiff?|heic|avif)$/i;

type Part =
  | { type: 'text'; text: string }
  | { type: 'image_url'; image_url: { url: string; detail?: string } };

interface Message {
  readonly role: ModelTurn['role'];
  /** A list only if there are pictures, because not every server takes lists. */
  readonly content: string | readonly Part[];
}

export interface Conversation {
  readonly messages: readonly Message[];
  /** Sentences about files of the last turn that the model has not or not whole. They are for the person. */
  readonly notes: readonly string[];
  readonly hasPictures: boolean;
  /** Whether the last turn, which is the request, has pictures. */
  readonly asksWithPictures: boolean;
}

/** Media type of a picture by its first bytes; undefined for everything else, whatever its name says. */
export function pictureType(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (/^GIF8[79]a/.test(start)) return 'image/gif';
  return /^RIFF.{4}WEBP$/s.test(start) ? 'image/webp' : undefined;
}

/** A file for the model; `note` tells the person what the model has not. */
interface PassedFile {
  readonly text: string;
  readonly picture?: string;
  readonly note?: string;
}

/** How much of the limits for all files is left. */
interface Budget {
  files: number;
  text: number;
  pictures: number;
}

const count = new Intl.NumberFormat('ru');
/** The name of a file as Markdown that shows it as it is. */
const inMarkdown = (name: string): string => name.replace(/[\\`*_[\]<>|~$]/g, '\\$&');

function unread({ name, size }: ModelFile, why: string): PassedFile {
  return {
    text: `[Файл «${name}», ${count.format(size)} байт: содержимое не передано]`,
    note: `Файл «${inMarkdown(name)}» модель не прочитала: ${why}.`,
  };
}

function passText(file: ModelFile, budget: Budget): PassedFile {
  const room = Math.min(MAX_TEXT, budget.text);
  if (room === 0) return unread(file, 'текстов слишком много');
  // No encoding needs more than four bytes for a character.
  const bytes = file.read(room * 4);
  if (!bytes) return unread(file, 'его больше нет');
  const isCut = bytes.length < file.size;
  const text = decodeText(bytes, isCut);
  if (text === null) return unread(file, 'это не\u00a0текст');
  if (text.length <= room && !isCut) {
    budget.text -= text.length;
    return { text: `[Файл «${file.name}»:\n${text}]` };
  }
  budget.text -= room;
  const size = count.format(room);
  const cut = text.slice(0, room).replace(/[\ud800-\udbff]$/, '');
  return {
    text: `[Файл «${file.name}», первые ${size} знаков:\n${cut}]`,
    note: `Из\u00a0файла «${inMarkdown(file.name)}» модель прочитала первые ${size}\u00a0знаков.`,
  };
}

function passPicture(file: ModelFile, budget: Budget): PassedFile {
  if (file.size > MAX_PICTURE) return unread(file, 'картинка больше 10\u00a0МБ');
  if (file.size > budget.pictures) return unread(file, 'картинок слишком много');
  const bytes = file.read(file.size);
  if (!bytes) return unread(file, 'его больше нет');
  const type = pictureType(bytes);
  if (!type) return unread(file, 'такие файлы она не\u00a0принимает');
  budget.pictures -= bytes.length;
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('base64');
  return { text: `[Картинка «${file.name}»]`, picture: `data:${type};base64,${data}` };
}

function pass(file: ModelFile, takesPictures: boolean, budget: Budget): PassedFile {
  const isPicture = pictureFile.test(file.name);
  if (!isPicture && !textFile.test(file.name)) return unread(file, 'такие файлы она не\u00a0принимает');
  if (isPicture && !takesPictures) return unread(file, 'картинки она не\u00a0принимает');
  if (budget.files === 0) return unread(file, 'файлов слишком много');
  budget.files -= 1;
  return isPicture ? passPicture(file, budget) : passText(file, budget);
}

/**
 * The messages for the model. Text files are part of the text, pictures are data URIs; of other files the model gets name
 * and size. The newest files are passed first when there are too many.
 *
 * @param detail how closely pictures are looked at
 */
export function conversationOf(
  turns: readonly ModelTurn[],
  takesPictures: boolean,
  detail: ServiceSettings['detail'] = 'auto',
): Conversation {
  const budget: Budget = { files: MAX_FILES, text: MAX_TEXTS, pictures: MAX_PICTURES };
  const newestFirst = turns.toReversed().map(({ role, content, files = [] }) => {
    const passed = files.map((file) => pass(file, takesPictures, budget));
    const text = [content, ...passed.map((file) => file.text)].join('\n\n');
    const pictures = passed.flatMap(({ picture }) => picture ?? []);
    const close = detail !== 'auto' && { detail };
    const parts: Part[] = pictures.map((url) => ({ type: 'image_url', image_url: { url, ...close } }));
    return {
      message: { role, content: parts.length > 0 ? [{ type: 'text' as const, text }, ...parts] : text },
      notes: passed.flatMap(({ note }) => note ?? []),
      hasPictures: parts.length > 0,
    };
  });
  return {
    messages: newestFirst.map(({ message }) => message).reverse(),
    notes: newestFirst[0]?.notes ?? [],
    hasPictures: newestFirst.some(({ hasPictures }) => hasPictures),
    asksWithPictures: newestFirst[0]?.hasPictures ?? false,
  };
}
