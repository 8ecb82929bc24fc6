import type { AdminBanner } from '#api/generated/model/adminBanner.ts';
import type { AdminBannerListParams } from '#api/generated/model/adminBannerListParams.ts';
import type { BannerFields } from '#api/generated/model/bannerFields.ts';
import type { BannerStatus } from '#api/generated/model/bannerStatus.ts';
import type { BannerTone } from '#api/generated/model/bannerTone.ts';
import type { Choice, FieldErrors } from '#forms/index.ts';
import { choicesFrom, idsOf, isKeyOf, optionsOf } from '#lib/options.ts';
import type { AdminForm } from '../kit/define-admin-page.ts';
import { reportingToday } from '../kit/reporting-days.ts';
import { type StatusWords, unknownStatus, unknownText } from '../kit/words.ts';

/** The types of the page of announcements. */
export interface BannerTypes {
  row: AdminBanner;
  query: Omit<AdminBannerListParams, 'page' | 'size' | 'sort'>;
  form: BannerForm;
  body: BannerFields;
  action: never;
  actionForm: object;
}

/** The form; its fields are named as in the contract, so that errors of the gateway match them. */
interface BannerForm {
  title: string;
  text: string;
  link: string;
  tone: string | null;
  isClosable: boolean;
  isActive: boolean;
  starts: string | null;
  ends: string | null;
  companies: readonly Choice[];
  groups: readonly Choice[];
}

const tones: Readonly<Record<BannerTone, string>> = {
  info: 'Новость',
  positive: 'Хорошая новость',
  warning: 'Предупреждение',
  negative: 'Сбой',
};
const statuses: Readonly<Record<BannerStatus, StatusWords>> = {
  draft: { label: 'Черновик', tone: 'neutral' },
  waiting: { label: 'Ждёт', tone: 'info' },
  shown: { label: 'Показан', tone: 'positive' },
  ended: { label: 'Завершён', tone: 'neutral' },
  off: { label: 'Выключен', tone: 'warning' },
};

export const toneText = (tone: BannerTone): string => tones[tone] ?? unknownText;
export const statusOf = (status: BannerStatus): StatusWords => statuses[status] ?? unknownStatus;
export const toneOptions = optionsOf(tones);
export const statusOptions = optionsOf(statuses);
export const isTone = (tone: string | null): tone is BannerTone => isKeyOf(tones, tone);

/** What an administrator sets of an announcement, as it is now. */
export function fieldsOf({ companies, groups, ...row }: AdminBanner): BannerFields {
  const { title, text, link, tone, isClosable, isActive, starts, ends } = row;
  return {
    title,
    text,
    link,
    tone,
    isClosable,
    isActive,
    starts,
    ends,
    companies: companies.map(({ value }) => value),
    groups: groups.map(({ value }) => value),
  };
}

/** Faults that the gateway would find, told while the form is filled in. */
export function bannerErrors({ link, starts, ends }: BannerForm): FieldErrors<BannerForm> {
  const hasLink = link.trim() !== '';
  return {
    link:
      hasLink && !/^\/(?:[^\s/\\]\S*)?$/.test(link.trim())
        ? 'Укажите страницу портала, например /help/promptHelp'
        : undefined,
    starts: ends !== null && starts === null ? 'Укажите первый день показа' : undefined,
    ends: starts !== null && ends !== null && ends < starts ? 'Последний день раньше первого' : undefined,
  };
}

export const bannerForm: AdminForm<BannerTypes> = {
  fields: (sources) => [
    { kind: 'text', name: 'title', label: 'Заголовок', maxLength: 100, isRequired: true },
    { kind: 'textarea', name: 'text', label: 'Текст', maxLength: 500 },
    {
      kind: 'text',
      name: 'link',
      label: 'Ссылка',
      maxLength: 500,
      description: 'Страница портала: /help/promptHelp',
    },
    { kind: 'select', name: 'tone', label: 'Вид', options: toneOptions, isRequired: true },
    {
      kind: 'date',
      name: 'starts',
      label: 'Первый день',
      description: 'Без него объявление остаётся черновиком',
      today: reportingToday(),
    },
    { kind: 'date', name: 'ends', label: 'Последний день', today: reportingToday() },
    {
      kind: 'multiLookup',
      name: 'companies',
      label: 'Компании',
      source: sources('company'),
      description: 'Без компаний и групп объявление видят все',
    },
    { kind: 'multiLookup', name: 'groups', label: 'Группы', source: sources('group') },
    { kind: 'switch', name: 'isClosable', label: 'Можно скрыть' },
    { kind: 'switch', name: 'isActive', label: 'Включено' },
  ],
  toValues: (row) => ({
    title: row?.title ?? '',
    text: row?.text ?? '',
    link: row?.link ?? '',
    tone: row?.tone ?? 'info',
    isClosable: row?.isClosable ?? true,
    isActive: row?.isActive ?? true,
    starts: row?.starts ?? null,
    ends: row?.ends ?? null,
    companies: choicesFrom(row?.companies ?? []),
    groups: choicesFrom(row?.groups ?? []),
  }),
  validate: bannerErrors,
  toBody: ({ title, text, link, tone, companies, groups, ...rest }) => ({
    ...rest,
    title: title.trim(),
    text: text.trim(),
    link: link.trim() || null,
    tone: isTone(tone) ? tone : 'info',
    companies: idsOf(companies),
    groups: idsOf(groups),
  }),
};
