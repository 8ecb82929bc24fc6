/** Which settings a service takes, and their values where the contract leaves them to the service. */
import type { components } from '#api/generated/gateway.d.ts';
import { Failure } from '#mocks/contract/failures.ts';
import type { ServiceSettings } from '#mocks/domain/model/model.ts';

import { voicesOf } from './voices.ts';

type Key = keyof ServiceSettings;
type FieldError = components['schemas']['FieldError'];
export type ServiceOption = components['schemas']['ServiceOption'];

/** The settings of each service but for the model, which is a field of its own. */
const taken: Readonly<Record<string, readonly Key[]>> = {
  chatGpt: ['temperature', 'instruction'],
  chatGptMulti: ['detail'],
  yaChat: ['temperature'],
  gigaChat: ['temperature'],
  gemini: ['temperature'],
  claude: ['temperature'],
  grok: ['temperature'],
  deepSeek: ['thinking'],
  perplexity: ['recency'],
  llama: ['temperature', 'maxTokens'],
  llama3_2: ['temperature', 'maxTokens'],
  vasilisa: ['base'],
  img: ['size', 'quality', 'count'],
  sd: ['size', 'steps', 'negative', 'seed'],
  yaArt: ['aspect', 'seed'],
  flux: ['aspect'],
  audio: ['language', 'timestamps'],
  whisper: ['language', 'speakers'],
  summaryAudio: ['length', 'protocol'],
  speech: ['voice', 'speed', 'format'],
  speechEleven: ['voice', 'stability', 'similarity'],
  speechLocal: ['voice', 'speed'],
  videoDownload: ['video'],
  translate: ['from', 'to', 'tone'],
  translateLocal: ['from', 'to'],
  translateFile: ['from', 'to'],
  annotator: ['length', 'answerIn'],
  ocr: ['scripts'],
  yaSummaryLink: ['length'],
  searchByFile: ['depth'],
  searchByTable: ['sheet'],
};

const sizes: Readonly<Record<string, readonly string[]>> = {
  img: ['1024x1024', '1536x1024', '1024x1536'],
  sd: ['512x512', '768x768', '1024x1024', '1024x768', '768x1024'],
};
const languages = ['auto', 'ru', 'en', 'de', 'fr', 'es', 'zh', 'kk'];
/** Services whose temperature ends at 1. */
const cool = new Set(['yaChat', 'gigaChat']);

/** What is wrong with one setting of a service; undefined if nothing is. */
function problemOf(serviceType: string, key: Key, settings: ServiceSettings): string | undefined {
  if (!taken[serviceType]?.includes(key)) return 'У\u00a0сервиса нет такой настройки';
  const isOneOf = (values: readonly string[]) => values.includes(String(settings[key]));
  const unknown = 'Такого варианта нет';
  switch (key) {
    case 'temperature':
      return cool.has(serviceType) && (settings.temperature ?? 0) > 1 ? 'От\u00a00 до\u00a01' : undefined;
    case 'size':
      return isOneOf(sizes[serviceType] ?? []) ? undefined : unknown;
    case 'base':
      return isOneOf(bases.map(({ value }) => value)) ? undefined : unknown;
    case 'voice':
      return isOneOf(voicesOf(serviceType).map(({ value }) => value)) ? undefined : unknown;
    case 'language':
      return isOneOf(languages) ? undefined : unknown;
    case 'to':
      return settings.from === settings.to ? 'Выберите разные языки' : undefined;
    default:
      return undefined;
  }
}

/** The settings that a service does not take. */
export function settingErrors(serviceType: string, settings: ServiceSettings): FieldError[] {
  return (Object.keys(settings) as Key[]).flatMap((key): FieldError[] => {
    const message = problemOf(serviceType, key, settings);
    return message ? [{ field: key, code: 'unknown', message }] : [];
  });
}

/** Throws `settings-rejected` with the settings that the service does not take. */
export function checkSettings(serviceType: string, settings: ServiceSettings): void {
  const errors = settingErrors(serviceType, settings);
  if (errors.length > 0) throw new Failure('settings-rejected', { errors });
}

/** What the settings of a service may be, where it is not as the catalogue of the portal says. */
export function optionsOf(serviceType: string): ServiceOption[] {
  const voices = voicesOf(serviceType);
  const [first] = voices;
  if (first) {
    const options = voices.map(({ value, title, idSample }) => ({ value, title, idSample }));
    return [{ key: 'voice', options, default: first.value }];
  }
  if (serviceType === 'vasilisa')
    return [{ key: 'base', options: bases.map((base) => ({ ...base })), default: bases[0].value }];
  return [];
}

const aspects: Readonly<Record<string, readonly [number, number]>> = {
  '1:1': [1024, 1024],
  '4:3': [1152, 864],
  '3:4': [864, 1152],
  '16:9': [1280, 720],
  '9:16': [720, 1280],
};

/** Width and height in pixels by the settings. */
export function sizeOf({ size, aspect }: ServiceSettings): readonly [number, number] {
  const [width, height] = size?.split('x').map(Number) ?? [];
  // The contract allows four digits each; the stand-in draws no more than this.
  if (width && height) return [Math.min(width, 2048), Math.min(height, 2048)];
  return aspects[aspect ?? '1:1'] ?? [1024, 1024];
}

/** The knowledge bases of the company. */
export const bases = [
  { value: 'all', title: 'Все' },
  { value: 'hr', title: 'Кадры' },
  { value: 'travel', title: 'Командировки' },
  { value: 'security', title: 'Безопасность' },
] as const;
