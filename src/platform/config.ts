import { TariffId } from '#api/generated/model/tariffId.ts';
import { basePath } from '#lib/base-path.ts';
import { isEmail } from '#lib/email.ts';
import { isRecord, isText } from '#lib/guards.ts';
import shipped from '../public/config.json' with { type: 'json' };
import { writeText } from './storage.ts';

export interface Tariff {
  /** An id that the gateway accepts in a registration. */
  id: number;
  title: string;
  /** Short description. */
  hint?: string;
}

export interface ProductLine {
  id: string;
  title: string;
  tariffs: readonly Tariff[];
}

/** Settings of a deployment: `config.json` beside index.html, read before the start (APP-21). */
export interface Config {
  /** Name of the portal: header, tab title, main page. */
  gatewayName: string;
  /** Address of «Написать нам». */
  supportMailbox: string;
  /** Domain of corporate addresses, whose guests accept the agreements (BOT-02). */
  corporateDomain: string;
  /** `#rrggbb`; the tones of text and fills are derived from it. */
  brandColour: string;
  /** Product lines of the registration, in this order. */
  productLines: readonly ProductLine[];
  /** Time zone of days in reports and filters. @default Europe/Moscow */
  reportTimeZone: string;
}

/** What is wrong with config.json: a setting, the status of its answer (0 without one), a text that is no JSON, or no object. */
export type ConfigProblem =
  | { setting: keyof Config; isMissing: boolean }
  | { status: number }
  | { text: string; error: unknown }
  | 'no object';

/** The errors in a config.json, for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super('config.json is wrong');
    this.problems = problems;
  }
}

const isDomain = (value: unknown): value is string =>
  typeof value === 'string' && /^(?:[\p{L}\d-]+\.)+[\p{L}]{2,}$/u.test(value);
const isColour = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const tariffIds = Object.values(TariffId);
const isTariff = (value: unknown): value is Tariff =>
  isRecord(value) &&
  tariffIds.some((id) => id === value['id']) &&
  isText(value['title']) &&
  (value['hint'] === undefined || isText(value['hint']));
function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  // The first use of the browser's formats of dates takes 40 ms.
  if (value === shipped.reportTimeZone) return true;
  try {
    return new Intl.DateTimeFormat('ru-RU', { timeZone: value }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
const isProductLine = (value: unknown): value is ProductLine =>
  isRecord(value) &&
  isText(value['id']) &&
  isText(value['title']) &&
  Array.isArray(value['tariffs']) &&
  value['tariffs'].length > 0 &&
  value['tariffs'].every(isTariff);

const rules: Record<keyof Config, (value: unknown) => boolean> = {
  gatewayName: isText,
  supportMailbox: (value) => isText(value) && isEmail(value),
  corporateDomain: isDomain,
  brandColour: isColour,
  productLines: (value) => Array.isArray(value) && value.length > 0 && value.every(isProductLine),
  reportTimeZone: (value) => value === undefined || isTimeZone(value),
};
const settings = Object.keys(rules) as (keyof Config)[];

const isConfig = (value: unknown, problems: readonly ConfigProblem[]): value is Config =>
  isRecord(value) && problems.length === 0;

/**
 * Checks the content of config.json.
 *
 * @returns the settings; unknown keys are kept
 * @throws ConfigError naming every setting that is missing or wrong
 */
export function parseConfig(value: unknown): Config {
  if (!isRecord(value)) throw new ConfigError(['no object']);
  const problems = settings
    .filter((setting) => !rules[setting](value[setting]))
    .map((setting) => ({ setting, isMissing: !(setting in value) }));
  if (!isConfig(value, problems)) throw new ConfigError(problems);
  return value;
}

/** The brand colour of the built-in palette. */
export const ownBrand = '#e22c63';

/** The settings of this deployment, valid after `loadConfig`. */
export const config: Config = { ...shipped };

/**
 * Reads config.json. Called once, before the first render.
 *
 * @throws ConfigError when the file cannot be loaded or is invalid: with half of the settings, letters and guests would
 * go to the wrong place
 */
export async function loadConfig(): Promise<void> {
  const { status, text } = await fetch(`${basePath}config.json`)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 0, text: '' }));
  if (status !== 200) throw new ConfigError([{ status }]);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ConfigError([{ text, error }]);
  }
  Object.assign(config, parseConfig(value));
  // index.html shows it before anything of the portal has loaded.
  writeText('gatewayName', config.gatewayName);
}
