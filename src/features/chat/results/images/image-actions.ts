import { ApiError } from '#api/error.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { downloadFiles } from '#platform/downloads.ts';
import { reportError } from '#platform/errors/report.ts';
import { toast } from '#ui/index.ts';
import { encodeImage, type ImageFormat, imageName, promptStart, readImage } from './image-file.ts';

/** A picture of a result, and what its name and its texts need. */
export interface Picture {
  idFile: string;
  width: number;
  height: number;
  seed?: number;
  prompt: string;
  /** From 0. */
  index: number;
  count: number;
}

/** Alternative text: «Кот на окне, вариант 2 из 4». */
export const altOf = ({ prompt, index, count }: Picture): string => {
  const what = prompt.trim() === '' ? 'Картинка' : prompt.trim();
  return count > 1 ? `${what}, вариант ${index + 1} из ${count}` : what;
};

/** Saves a picture as a file of this format. */
export async function downloadImage(picture: Picture, format: ImageFormat): Promise<void> {
  try {
    const file = await encodeImage(await readImage(picture.idFile), format);
    const extension = format === 'jpeg' ? 'jpg' : format;
    saveBlob(file, imageName(picture.prompt, picture.index, picture.count, extension));
  } catch (error) {
    if (error instanceof ApiError) reportError(error);
    else
      toast.show({
        tone: 'negative',
        title: `Не удалось сохранить в ${format.toUpperCase()}`,
        text: 'Браузер не умеет записывать этот формат. Выберите другой.',
      });
  }
}

/** Saves all pictures as they are stored, in a zip named after the prompt (CHAT-21). */
export const downloadImages = (pictures: readonly Picture[]): Promise<boolean> =>
  downloadFiles(
    pictures.map(({ idFile, prompt, index, count }) => ({
      query: { idFile },
      fallbackName: imageName(prompt, index, count, 'png'),
    })),
    promptStart(pictures[0]?.prompt ?? ''),
  );

/** Copies a picture to the clipboard as PNG, the only format that browsers take there. */
export async function copyImage({ idFile }: Picture): Promise<void> {
  try {
    // A promise: Safari allows the clipboard only directly after the press.
    const png = readImage(idFile).then((picture) => encodeImage(picture, 'png'));
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]);
    toast.show({ tone: 'positive', title: 'Картинка скопирована', timeout: 1000 });
  } catch (error) {
    if (error instanceof ApiError) reportError(error);
    else
      toast.show({
        tone: 'negative',
        title: 'Не удалось скопировать',
        text: 'Браузер не дал доступ к буферу обмена',
      });
  }
}
