import type { TileValue } from '#features/services/index.ts';
import { isRussian } from '#lib/russian.ts';
import type {
  NumberSetting,
  SegmentedSetting,
  SelectSetting,
  ServiceSettings,
  Setting,
  SettingKey,
  SettingOption,
} from './setting.ts';

/** The values of a setting that is a choice. */
type Choice<K extends keyof ServiceSettings> = Extract<ServiceSettings[K], string>;

/** Options in the order of display. The contract's type checks that each of its values has a title. */
const options = <K extends keyof ServiceSettings>(titles: Record<Choice<K>, string>): SettingOption[] =>
  Object.entries<string>(titles).map(([value, title]) => ({ value, title }));

const segmented = <K extends keyof ServiceSettings>(
  key: K,
  label: string,
  choices: readonly SettingOption[],
  chosen: Choice<K>,
  help?: string,
): SegmentedSetting => ({
  control: 'segmented',
  key,
  label,
  options: choices,
  default: chosen,
  ...(help && { help }),
});

type Limits = Pick<NumberSetting, 'min' | 'max' | 'step' | 'default'>;
const slider = (key: SettingKey, label: string, limits: Limits, help?: string): NumberSetting => ({
  control: 'slider',
  key,
  label,
  ...limits,
  ...(help && { help }),
});

const named = (names: Record<string, string>): SettingOption[] =>
  Object.entries(names).map(([value, title]) => ({ value, title }));

/** Languages by ISO 639-1. */
const languageNames = {
  ru: 'Русский',
  en: 'Английский',
  de: 'Немецкий',
  fr: 'Французский',
  es: 'Испанский',
  zh: 'Китайский',
  kk: 'Казахский',
};
const languages = named(languageNames);
const anyLanguage: SettingOption = { value: 'auto', title: 'Определить автоматически' };

const model: SelectSetting = {
  control: 'select',
  key: 'model',
  label: 'Модель',
  options: 'models',
  default: null,
  help: 'Старшая отвечает точнее и\u00a0дольше',
};
const temperature = (max: number, standard: number): NumberSetting =>
  slider(
    'temperature',
    'Свобода ответа',
    { min: 0, max, step: 0.1, default: standard },
    '0\u00a0— сдержанно, больше\u00a0— разнообразнее',
  );
const free = temperature(2, 0.7);
const reserved = temperature(1, 0.3);
const instruction: Setting = {
  control: 'textarea',
  key: 'instruction',
  label: 'Указание для всех ответов',
  maxLength: 4000,
  default: '',
  error: 'Не больше 4\u00a0000 знаков',
};
const maxTokens: Setting = {
  control: 'number',
  key: 'maxTokens',
  label: 'Наибольшая длина',
  min: 64,
  max: 8192,
  step: 1,
  default: 2048,
  help: '1000 токенов\u00a0— около страницы',
  error: 'От 64 до 8192',
};
const thinking: Setting = {
  control: 'switch',
  key: 'thinking',
  label: 'Рассуждать',
  default: true,
  help: 'Дольше, но точнее',
};
const recency = segmented(
  'recency',
  'Свежесть',
  options<'recency'>({ day: 'День', week: 'Неделя', month: 'Месяц', any: 'Любая' }),
  'any',
);
const base: Setting = {
  control: 'select',
  key: 'base',
  label: 'База знаний',
  options: 'gateway',
  default: 'all',
};
const detail = segmented(
  'detail',
  'Разбор картинки',
  options<'detail'>({ auto: 'Авто', low: 'Низкая', high: 'Высокая' }),
  'auto',
  'Высокая видит мелкий текст',
);
const size = (...sizes: [string, ...string[]]): SelectSetting => ({
  control: 'select',
  key: 'size',
  label: 'Размер',
  options: sizes.map((value) => ({ value, title: value.replace('x', '\u00a0×\u00a0') })),
  default: '1024x1024',
});
const aspects = { '1:1': '1:1', '4:3': '4:3', '3:4': '3:4', '16:9': '16:9', '9:16': '9:16' };
const aspect = segmented('aspect', 'Стороны', options<'aspect'>(aspects), '1:1');
const quality = segmented(
  'quality',
  'Качество',
  options<'quality'>({ standard: 'Обычное', high: 'Высокое' }),
  'standard',
);
const count: Setting = {
  control: 'number',
  key: 'count',
  label: 'Картинок',
  min: 1,
  max: 4,
  step: 1,
  default: 1,
  error: 'От 1 до 4',
};
const steps = slider('steps', 'Шаги', { min: 10, max: 50, step: 1, default: 30 }, 'Больше\u00a0— дольше');
const negative: Setting = {
  control: 'textarea',
  key: 'negative',
  label: 'Чего не должно быть',
  maxLength: 1000,
  default: '',
  error: 'Не больше 1\u00a0000 знаков',
};
const seed: Setting = {
  control: 'number',
  key: 'seed',
  label: 'Зерно',
  min: 0,
  max: 4_294_967_295,
  step: 1,
  default: null,
  help: 'То же зерно повторит картинку',
  error: 'Целое от 0 до 4294967295',
};
const language: Setting = {
  control: 'select',
  key: 'language',
  label: 'Язык записи',
  options: [anyLanguage, ...languages],
  default: 'auto',
};
const timestamps: Setting = { control: 'switch', key: 'timestamps', label: 'Метки времени', default: true };
const speakerCounts = ['2', '3', '4', '5', '6', '7', '8', '9', '10'] satisfies Choice<'speakers'>[];
const speakers: Setting = {
  control: 'select',
  key: 'speakers',
  label: 'Говорящие',
  options: [
    { value: 'none', title: 'Не различать' },
    { value: 'auto', title: 'Определить автоматически' },
    ...speakerCounts.map((value) => ({ value, title: value })),
  ],
  default: 'auto',
};
const length = segmented(
  'length',
  'Объём',
  options<'length'>({ brief: 'Кратко', detailed: 'Подробно' }),
  'brief',
);
const protocol: Setting = {
  control: 'switch',
  key: 'protocol',
  label: 'Протокол совещания',
  default: false,
  help: 'Решения, поручения, сроки',
};
const voice: Setting = { control: 'select', key: 'voice', label: 'Голос', options: 'gateway', default: null };
const speed = slider('speed', 'Скорость', { min: 0.5, max: 2, step: 0.05, default: 1 });
const format = segmented(
  'format',
  'Формат',
  options<'format'>({ mp3: 'MP3', wav: 'WAV', ogg: 'OGG' }),
  'mp3',
);
const share = { min: 0, max: 1, step: 0.05 };
const stability = slider('stability', 'Стабильность', { ...share, default: 0.5 });
const similarity = slider('similarity', 'Сходство', { ...share, default: 0.75 });
const video = segmented(
  'video',
  'Качество',
  [
    { value: '360', title: '360' },
    { value: '720', title: '720' },
    { value: '1080', title: '1080' },
    { value: 'audio', title: 'Только звук' },
  ] satisfies { value: Choice<'video'>; title: string }[],
  '720',
);
const from: Setting = {
  control: 'select',
  key: 'from',
  label: 'С языка',
  options: [anyLanguage, ...languages],
  default: 'auto',
};
const to: Setting = {
  control: 'select',
  key: 'to',
  label: 'На язык',
  options: languages,
  default: ({ text }) => (isRussian(text) ? 'en' : 'ru'),
  error: 'Выберите разные языки',
};
const tone = segmented(
  'tone',
  'Тон',
  options<'tone'>({ original: 'Как в\u00a0оригинале', business: 'Деловой', casual: 'Разговорный' }),
  'original',
);
const answerIn: Setting = {
  control: 'select',
  key: 'answerIn',
  label: 'Язык ответа',
  options: options<'answerIn'>({ ru: 'Русский', document: 'Как в\u00a0документе' }),
  default: 'ru',
};
const scripts: Setting = {
  control: 'multi',
  key: 'scripts',
  label: 'Языки текста',
  options: languages,
  default: ['ru'],
  error: 'Выберите хотя бы один язык',
};
const depth = segmented(
  'depth',
  'Поиск',
  options<'depth'>({ quick: 'Быстрый', thorough: 'Тщательный' }),
  'quick',
);
const sheet: Setting = {
  control: 'select',
  key: 'sheet',
  label: 'Лист',
  options: 'sheets',
  default: null,
  when: ({ sheets }) => sheets === 'reading' || sheets.length > 0,
};

const conversation = [model, free];
const local = [free, maxTokens];

/** The settings of each service, in the order of display (services-in-chat.md §2). */
export const settingsByService = {
  chatGpt: [...conversation, instruction],
  chatGptMulti: [model, detail],
  yaChat: [model, reserved],
  gigaChat: [model, reserved],
  gemini: conversation,
  claude: conversation,
  grok: conversation,
  deepSeek: [model, thinking],
  perplexity: [model, recency],
  llama: local,
  llama3_2: local,
  vasilisa: [base],
  img: [size('1024x1024', '1536x1024', '1024x1536'), quality, count],
  sd: [size('512x512', '768x768', '1024x1024', '1024x768', '768x1024'), steps, negative, seed],
  yaArt: [aspect, seed],
  flux: [aspect, model],
  audio: [language, timestamps],
  whisper: [language, speakers],
  summaryAudio: [length, protocol],
  speech: [voice, speed, format],
  speechEleven: [voice, stability, similarity],
  speechLocal: [voice, speed],
  videoDownload: [video],
  translate: [from, to, tone],
  translateLocal: [from, to],
  translateFile: [from, to],
  annotator: [length, answerIn],
  ocr: [scripts],
  yaSummaryLink: [length],
  searchByFile: [depth],
  searchByTable: [sheet],
} satisfies Record<TileValue, readonly Setting[]>;
