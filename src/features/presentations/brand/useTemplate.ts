import { useState } from 'react';
import { uploadFile } from '#api/upload.ts';
import { announce } from '#platform/announcer.ts';
import { reportError } from '#platform/errors/report.ts';
import { readTemplate } from '../import/read-file.ts';
import type { BrandLook } from '../model/deck.ts';
import { ImportRefused } from '../office/refusals.ts';
import { takePicture } from '../pictures/take-picture.ts';
import type { FoundLogo, TemplateLook } from '../template/look.ts';

/** What was taken from the last file. */
export interface TakenTemplate {
  /** In words. */
  readonly parts: readonly string[];
  readonly losses: readonly string[];
  /** Pictures of which one may be the logo; empty once it is chosen. */
  readonly logos: readonly FoundLogo[];
}

const wrongName =
  'Подойдёт файл .pptx или\u00a0.potx. Откройте этот в\u00a0PowerPoint и\u00a0сохраните как шаблон';

async function store(file: File): Promise<string> {
  const { idFile } = await uploadFile(
    { file, serviceType: 'chatGpt', presentation: true, idempotencyKey: crypto.randomUUID() },
    { signal: new AbortController().signal, onPercent: () => undefined },
  );
  return idFile;
}

type Logo = Pick<BrandLook, 'logo' | 'isLogoOnSlides'>;

/** Stores the picture of a template as the logo; undefined for one that the browser cannot draw. */
async function storeLogo({ bytes, name, type, isOnSlides }: FoundLogo): Promise<Logo | undefined> {
  const { idFile, width, height } = await takePicture(new File([bytes], name, { type }));
  if (idFile === undefined || width === undefined || height === undefined) return undefined;
  return { logo: { idFile, width, height }, isLogoOnSlides: isOnSlides };
}

/**
 * Takes the look of a PowerPoint file (PRES-56).
 *
 * @param onTake called with the values that the file has
 */
export function useTemplate(onTake: (values: Partial<BrandLook>) => void) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [taken, setTaken] = useState<TakenTemplate | null>(null);

  const valuesOf = async (look: TemplateLook, file: File): Promise<Partial<BrandLook>> => {
    const { accent, dark, light, fonts, pages, logos } = look;
    const template = pages && { idFile: await store(file), name: file.name, ...pages };
    const [only] = logos.length === 1 ? logos : [];
    return { accent, dark, light, fonts, template, ...(only && (await storeLogo(only))) };
  };

  const read = async (file: File): Promise<void> => {
    const look = await readTemplate(file, new AbortController().signal);
    if (!/\.(?:pptx|potx)$/i.test(file.name)) return setProblem(wrongName);
    const values = await valuesOf(look, file);
    onTake(values);
    setTaken({
      parts: [
        'цвета',
        'шрифты',
        ...(values.template ? ['фон', 'образцы слайдов'] : []),
        ...(values.logo ? ['логотип'] : []),
      ],
      losses: look.losses,
      logos: look.logos.length > 1 ? look.logos : [],
    });
    announce('Оформление взято из\u00a0файла');
  };

  return {
    isBusy,
    problem,
    taken,
    async take(file: File): Promise<void> {
      if (isBusy) return;
      setBusy(true);
      setProblem('');
      setTaken(null);
      try {
        await read(file);
      } catch (error) {
        if (error instanceof ImportRefused) setProblem(error.message);
        else reportError(error);
      }
      setBusy(false);
    },
    async takeLogo(logo: FoundLogo): Promise<void> {
      setBusy(true);
      const values = await storeLogo(logo);
      setBusy(false);
      if (!values) return;
      onTake(values);
      setTaken((before) => before && { ...before, parts: [...before.parts, 'логотип'], logos: [] });
    },
    forget: (): void => setTaken(null),
  };
}
