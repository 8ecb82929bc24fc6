/** What a request to each service is like: the numbers behind the synthetic usage. */

export interface ServiceUsage {
  readonly serviceType: string;
  /** How often it is chosen, compared with the others. */
  readonly weight: number;
  /** Usual duration of an answer, ms. */
  readonly duration: number;
  /** Usual tokens of a request and its answer; null where the service does not count them. */
  readonly tokens: readonly [number, number] | null;
  /** Kopecks for 1,000 tokens, or for a request of a service without tokens; null for a service of our own. */
  readonly price: number | null;
  /** True when the data leaves the perimeter. */
  readonly isExternal: boolean;
  readonly models: readonly string[];
}

const outside = (
  serviceType: string,
  weight: number,
  duration: number,
  tokens: ServiceUsage['tokens'],
  price: number,
  models: readonly string[] = [],
): ServiceUsage => ({ serviceType, weight, duration, tokens, price, isExternal: true, models });

const inside = (
  serviceType: string,
  weight: number,
  duration: number,
  tokens: ServiceUsage['tokens'] = null,
): ServiceUsage => ({ serviceType, weight, duration, tokens, price: null, isExternal: false, models: [] });

export const serviceUsage: readonly ServiceUsage[] = [
  outside('chatGpt', 180, 4200, [420, 640], 90, ['gpt-5.2', 'gpt-5.2-mini', 'gpt-4.1']),
  outside('chatGptMulti', 28, 6800, [900, 520], 120, ['gpt-5.2', 'gpt-5.2-mini']),
  outside('yaChat', 90, 2600, [310, 420], 40, ['yandexgpt-5.1-pro', 'yandexgpt-5-lite']),
  outside('gigaChat', 120, 2900, [330, 460], 45, ['gigachat-2-max', 'gigachat-2-pro', 'gigachat-2-lite']),
  outside('gemini', 34, 3800, [520, 610], 80, ['gemini-2.5-pro', 'gemini-2.5-flash']),
  outside('claude', 66, 5200, [610, 780], 110, ['claude-sonnet-4.5', 'claude-opus-4.5', 'claude-haiku-4.5']),
  outside('grok', 14, 3600, [300, 500], 85, ['grok-4', 'grok-4-fast']),
  outside('deepSeek', 74, 7400, [450, 900], 20, ['deepseek-chat', 'deepseek-reasoner']),
  outside('perplexity', 40, 6100, [260, 720], 70, ['sonar', 'sonar-pro']),
  inside('llama', 22, 3100, [280, 430]),
  inside('llama3_2', 12, 2100, [220, 340]),
  inside('vasilisa', 48, 2400, [290, 380]),
  outside('img', 26, 14_000, null, 520),
  inside('sd', 16, 11_000),
  outside('yaArt', 24, 9000, null, 310),
  outside('flux', 12, 8000, null, 430, ['flux-1.1-pro', 'flux-1.1-schnell']),
  outside('audio', 18, 38_000, null, 260),
  inside('whisper', 24, 42_000),
  inside('summaryAudio', 15, 51_000),
  outside('speech', 9, 5200, null, 140),
  outside('speechEleven', 5, 6900, null, 690),
  inside('speechLocal', 8, 4800),
  inside('videoDownload', 6, 47_000),
  outside('translate', 38, 1500, [240, 260], 30),
  inside('translateLocal', 24, 1900, [240, 260]),
  outside('translateFile', 20, 24_000, null, 380),
  inside('annotator', 22, 13_000),
  inside('ocr', 19, 7000),
  outside('yaSummaryLink', 17, 5600, null, 60),
  inside('searchByFile', 42, 8200, [2600, 420]),
  inside('searchByTable', 16, 9100, [1800, 360]),
];
