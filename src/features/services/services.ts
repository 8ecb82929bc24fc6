import type { Tile } from '#api/generated/model/tile.ts';
import type { TypeInput } from '#api/generated/model/typeInput.ts';
import type { UploadRule } from '#lib/upload-rules.ts';
import {
  audio,
  type ChatService,
  documents,
  file,
  image,
  images,
  link,
  type OwnFacts,
  speech,
  text,
  translation,
} from './kinds.ts';

/** The 31 names behind /chat/neuron/{name} (CHAT-01), in the order of the catalogue. */
export type TileValue =
  | 'chatGpt'
  | 'chatGptMulti'
  | 'yaChat'
  | 'gigaChat'
  | 'gemini'
  | 'claude'
  | 'grok'
  | 'deepSeek'
  | 'perplexity'
  | 'llama'
  | 'llama3_2'
  | 'vasilisa'
  | 'img'
  | 'sd'
  | 'yaArt'
  | 'flux'
  | 'audio'
  | 'whisper'
  | 'summaryAudio'
  | 'speech'
  | 'speechEleven'
  | 'speechLocal'
  | 'videoDownload'
  | 'translate'
  | 'translateLocal'
  | 'translateFile'
  | 'annotator'
  | 'ocr'
  | 'yaSummaryLink'
  | 'searchByFile'
  | 'searchByTable';

/** The built-in facts of each service (spec/services.md); the server's tile overrides them, see `serviceOf`. */
export const chatServices = {
  chatGpt: text({ title: 'ChatGPT', accept: ['.pdf', '.txt', '.doc', '.docx', '.srt'] }),
  chatGptMulti: text({ title: 'ChatGPT с картинками', typeInput: 'GptMulti', accept: images, maxFiles: 5 }),
  yaChat: text({ title: 'YandexGPT' }),
  gigaChat: text({ title: 'GigaChat', accept: documents }),
  gemini: text({ title: 'Gemini', accept: ['.pdf', '.txt', ...images] }),
  claude: text({ title: 'Claude', accept: ['.pdf', '.txt', '.docx', ...images] }),
  grok: text({ title: 'Grok' }),
  deepSeek: text({ title: 'DeepSeek', accept: ['.pdf', '.txt'], views: ['reasoning', 'markdown'] }),
  perplexity: text({ title: 'Perplexity', views: ['markdown', 'sources'] }),
  llama: text({ title: 'Llama', external: false }),
  llama3_2: text({ title: 'Llama 3.2', external: false }),
  vasilisa: text({ title: 'Василиса', external: false, accept: documents, views: ['markdown', 'sources'] }),
  img: image({ title: 'DALL·E' }),
  sd: image({ title: 'Stable Diffusion', external: false }),
  yaArt: image({ title: 'YandexART' }),
  flux: image({ title: 'FLUX' }),
  audio: audio({ title: 'Расшифровка аудио', external: true }),
  whisper: audio({ title: 'Whisper (в контуре)' }),
  summaryAudio: audio({ title: 'Пересказ аудио', views: ['markdown'] }),
  speech: speech({ title: 'Озвучка текста' }),
  speechEleven: speech({ title: 'ElevenLabs' }),
  speechLocal: speech({ title: 'Озвучка (в контуре)', external: false }),
  videoDownload: link({ title: 'Видео по ссылке', group: 'media', external: false, views: ['media'] }),
  translate: translation({ title: 'Перевод текста' }),
  translateLocal: translation({ title: 'Перевод (в контуре)', external: false }),
  translateFile: file({
    title: 'Перевод документа',
    external: true,
    accept: [...documents, '.srt'],
    views: ['file'],
  }),
  annotator: file({ title: 'Аннотация документа' }),
  ocr: file({ title: 'Распознавание текста', accept: ['.pdf', ...images], views: ['recognition'] }),
  yaSummaryLink: link({ title: 'Пересказ по ссылке', views: ['markdown', 'sources'] }),
  searchByFile: file({
    title: 'Вопрос к документам',
    typeInput: 'searchByFile',
    accept: [...documents, '.srt'],
    maxFiles: 10,
    views: ['markdown', 'sources'],
  }),
  searchByTable: file({
    title: 'Вопрос к таблице',
    typeInput: 'searchByFile',
    accept: ['.xlsx', '.csv', '.png', '.jpg', '.jpeg'],
    views: ['markdown', 'table', 'chart'],
  }),
} satisfies Record<TileValue, ChatService>;

/** Files of one request where the service sets no limit, and the size limit of a file in МБ: the limits of the contract. */
const defaultMaxFiles = 10;
const maxFileSize = 50;

/** The rule for the files of a request to a service; null where it takes none. */
export function uploadRuleOf({ accept, maxFiles }: ChatService): UploadRule | null {
  if (accept.length === 0) return null;
  const maxCount = maxFiles ?? defaultMaxFiles;
  return { accept: accept.join(), maxSize: maxFileSize, maxCount, multiple: maxCount > 1 };
}

/** True for the name of a service that the portal has a page for; anything else there is a 404 (CHAT-01). */
export const isService = (name: string): name is TileValue => Object.hasOwn(chatServices, name);

type TileFacts = Pick<Tile, 'value' | 'title' | 'group' | 'external' | 'typeInput'>;

/** Kinds of services that are not in the catalogue, by the input that the server names. */
const kindOfInput: Record<TypeInput, (own: OwnFacts) => ChatService> = {
  text,
  'text-file': (own) => text({ accept: documents, ...own }),
  GptMulti: (own) => text({ accept: images, ...own }),
  searchByFile: file,
  file,
  audio,
  url: link,
};

/**
 * The service of a name or a tile. The values of a tile override the catalogue; the kind of a tile that is not in the
 * catalogue follows from its `typeInput`.
 *
 * @returns undefined only for a name that the catalogue does not have
 */
export function serviceOf(tile: TileFacts): ChatService;
export function serviceOf(name: string): ChatService | undefined;
export function serviceOf(source: TileFacts | string): ChatService | undefined {
  if (typeof source === 'string') return isService(source) ? chatServices[source] : undefined;
  const { value, title, group } = source;
  // A service that does not say where it runs counts as external: the toggle «Только внутренние» must not show it.
  const unknown = { title, group, external: source.external ?? true };
  const known = isService(value) ? chatServices[value] : kindOfInput[source.typeInput ?? 'text'](unknown);
  const { external = known.external, typeInput = known.typeInput } = source;
  return { ...known, title, group, external, typeInput };
}
