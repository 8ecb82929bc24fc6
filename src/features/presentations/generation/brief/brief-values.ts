import type { FieldErrors } from '#forms/index.ts';
import { isRecord } from '#lib/guards.ts';
import { chooseFiles } from '#lib/upload-rules.ts';
import type { FormFile } from '#objects/index.ts';
import { formDraft } from '#platform/form-draft.ts';
import type { Brief, Style } from '../../model/deck.ts';

/** A material. The gateway knows only its id; the name and the size are kept in this browser. */
export type Material = FormFile;

export interface BriefValues {
  topic: string;
  audience: string;
  /** What the audience should do or decide after the talk. */
  goal: string;
  /** Length of the talk, minutes; null if not given. */
  minutes: number | null;
  style: Style;
  slideCount: number;
  language: string;
  files: readonly Material[];
  isOnlySources: boolean;
  pictures: Brief['pictures'];
  serviceType: string;
  model: string | null;
}

/** Limits of the contract. */
export const limits = {
  fewestTopic: 3,
  topic: 2000,
  audience: 200,
  goal: 300,
  minutes: 180,
  files: 5,
  fileSize: 20,
  fewestSlides: 3,
  slides: 40,
} as const;

/** The rule for materials (presentations.md §4). */
export const materialRule = {
  accept: '.pdf, .docx, .txt, .md, .xlsx, .csv',
  maxSize: limits.fileSize,
  maxCount: limits.files,
  multiple: true,
} as const;

/** The files of a choice that a brief can get beside its present ones, and the texts for the others (APP-18). */
export function chooseMaterials(
  present: readonly (Material | File)[],
  chosen: readonly File[],
): { added: File[]; refusals: readonly string[] } {
  const { files, errors } = chooseFiles<Material | File>(present, chosen, materialRule);
  const added = files.filter((one): one is File => one instanceof File && !present.includes(one));
  return { added, refusals: errors };
}

export const styles = [
  { id: 'business', label: 'Деловой' },
  { id: 'friendly', label: 'Дружеский' },
  { id: 'teaching', label: 'Обучающий' },
  { id: 'report', label: 'Строгий отчёт' },
] as const;

export const languages = [
  { id: 'ru', label: 'Русский' },
  { id: 'en', label: 'Английский' },
  { id: 'de', label: 'Немецкий' },
  { id: 'zh', label: 'Китайский' },
] as const;

export const pictureChoices = [
  { id: 'none', label: 'Без картинок' },
  { id: 'suggest', label: 'Предложить' },
  { id: 'draw', label: 'Создать' },
] as const;

/** Listeners that are often meant; a person may write others. */
export const audiences = ['Руководители', 'Коллеги', 'Клиенты', 'Новые сотрудники', 'Учащиеся'];

export const newBrief: BriefValues = {
  topic: '',
  audience: '',
  goal: '',
  minutes: null,
  style: 'business',
  slideCount: 10,
  language: 'ru',
  files: [],
  isOnlySources: false,
  pictures: 'none',
  serviceType: 'chatGpt',
  model: null,
};

/** The form of a saved brief. The names of its materials are those that this browser keeps. */
export function valuesOf(brief: Brief, known: readonly Material[]): BriefValues {
  const { idFiles, goal = '', minutes = null, ...values } = brief;
  return {
    ...values,
    goal,
    minutes,
    files: idFiles.map(
      (idFile, index) =>
        known.find((one) => one.idFile === idFile) ?? { idFile, name: `Материал ${index + 1}`, size: 0 },
    ),
  };
}

/** The brief as the gateway takes it. */
export const briefOf = ({ files, topic, audience, goal, isOnlySources, ...values }: BriefValues): Brief => ({
  ...values,
  topic: topic.trim(),
  audience: audience.trim(),
  goal: goal.trim(),
  idFiles: files.map(({ idFile }) => idFile),
  isOnlySources: isOnlySources && files.length > 0,
});

export const validate = ({ topic }: BriefValues): FieldErrors<BriefValues> => ({
  topic: topic.trim().length < limits.fewestTopic ? 'Напишите тему' : undefined,
});

/** A title for a presentation that has none of its own: the topic's first line, cut between words. */
export function titleOf(topic: string, longest = 80): string {
  const line = topic.trim().split('\n')[0]?.replaceAll(/\s+/g, ' ').trim() ?? '';
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : longest).replace(/[\s,;:.–—-]+$/u, '')}…`;
}

/** The time for one slide, with advice if it is very short or very long; undefined without a length of the talk. */
export function paceText({
  minutes,
  slideCount,
}: Pick<BriefValues, 'minutes' | 'slideCount'>): string | undefined {
  if (minutes === null) return undefined;
  const seconds = Math.round((minutes * 60) / slideCount);
  const pace =
    seconds < 90
      ? `${seconds}\u00a0с на\u00a0слайд`
      : `Около ${Math.round(seconds / 60)}\u00a0мин на\u00a0слайд`;
  if (seconds < 30) return `${pace}: слайдов слишком много`;
  return seconds > 300 ? `${pace}: слайдов может быть больше` : pace;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isWithin = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
const among = <Id extends string>(options: readonly { id: Id }[], value: unknown): Id | undefined =>
  options.find(({ id }) => id === value)?.id;

function materialOf(stored: unknown): Material[] {
  if (!isRecord(stored)) return [];
  const { idFile, name, size } = stored;
  return isText(idFile) && isText(name) && typeof size === 'number' ? [{ idFile, name, size }] : [];
}

/** Reads a stored form, which is untrusted; what is unreadable is left out. */
export function parseBrief(stored: unknown): Partial<BriefValues> {
  if (!isRecord(stored)) return {};
  const { topic, audience, goal, minutes, slideCount, language, files, isOnlySources, serviceType, model } =
    stored;
  const style = among(styles, stored['style']);
  const pictures = among(pictureChoices, stored['pictures']);
  return {
    ...(isText(topic) && { topic: topic.slice(0, limits.topic) }),
    ...(isText(audience) && { audience: audience.slice(0, limits.audience) }),
    ...(isText(goal) && { goal: goal.slice(0, limits.goal) }),
    ...((minutes === null || isWithin(minutes, 1, limits.minutes)) && { minutes }),
    ...(style && { style }),
    ...(pictures && { pictures }),
    ...(isWithin(slideCount, limits.fewestSlides, limits.slides) && { slideCount }),
    ...(isText(language) && /^[a-z]{2}$/.test(language) && { language }),
    ...(Array.isArray(files) && { files: files.flatMap(materialOf).slice(0, limits.files) }),
    ...(typeof isOnlySources === 'boolean' && { isOnlySources }),
    ...(isText(serviceType) && serviceType !== '' && { serviceType }),
    ...((model === null || (isText(model) && model !== '')) && { model }),
  };
}

/** The brief of a presentation as this browser keeps it until the plan is asked for. */
export const briefDraft = (userId: number | null, uuid: string) =>
  formDraft<BriefValues>(userId, `presBrief ${uuid}`, { parse: parseBrief, keep: (values) => values });
