/** Why a file cannot be imported, and what to do. */
import { type PackageFault, PackageRefused } from '#lib/office/open-package.ts';

export type ImportFault =
  | PackageFault
  | 'no-presentation'
  | 'macros'
  | 'no-slides'
  | 'file-size'
  | 'slow'
  | 'no-layouts'
  | 'external'
  | 'objects'
  | 'proportions'
  | 'template-size';

export const REFUSALS: Readonly<Record<ImportFault, string>> = {
  'no-archive': 'Это не\u00a0файл PowerPoint. Выберите файл .pptx',
  'no-presentation':
    'Это не\u00a0презентация PowerPoint. Откройте файл в\u00a0своей программе и\u00a0сохраните как .pptx',
  'old-format':
    'Это старый формат .ppt. Откройте файл в\u00a0PowerPoint или\u00a0LibreOffice и\u00a0сохраните как .pptx',
  protected:
    'Файл закрыт паролем. Откройте его в\u00a0PowerPoint, снимите пароль («Файл» → «Сведения» → «Защита презентации») и\u00a0сохраните',
  macros:
    'В\u00a0файле есть макросы, такие не\u00a0импортируются. Сохраните его в\u00a0PowerPoint как «Презентация PowerPoint (.pptx)» без\u00a0макросов',
  'too-large':
    'Файл распаковывается в\u00a0слишком большой объём. Разделите презентацию на\u00a0несколько файлов и\u00a0импортируйте их по\u00a0одному',
  'file-size':
    'Файл больше 100\u00a0МБ. Сожмите в\u00a0нём картинки («Формат рисунка» → «Сжать рисунки») или\u00a0уберите видео',
  damaged: 'Файл повреждён. Откройте его в\u00a0PowerPoint, дайте восстановить и\u00a0сохраните заново',
  'no-slides': 'В\u00a0файле нет слайдов',
  'no-layouts': 'В\u00a0файле нет образцов слайдов',
  external:
    'Образцы слайдов ссылаются на\u00a0файлы вне шаблона. Откройте «Вид» → «Образец слайдов», вставьте картинки вместо ссылок на\u00a0них и\u00a0сохраните',
  objects:
    'В\u00a0образцах слайдов есть видео, звук или\u00a0внедрённые объекты. Уберите их («Вид» → «Образец слайдов») и\u00a0сохраните',
  proportions: 'Слайды шаблона имеют другие пропорции, чем слайды портала (16:9)',
  'template-size':
    'Шаблон больше 20\u00a0МБ. Сожмите в\u00a0нём картинки («Формат рисунка» → «Сжать рисунки») и\u00a0удалите лишние слайды',
  slow: 'Файл читается слишком долго. Разделите презентацию на\u00a0несколько файлов и\u00a0импортируйте их по\u00a0одному',
};

/** A file that is not imported; its message is for the person. */
export class ImportRefused extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super(REFUSALS[fault]);
    this.fault = fault;
  }
}

/**
 * Calls a reader of the file.
 *
 * @throws ImportRefused where the reader throws `PackageRefused`; other errors as they are
 */
export function withReason<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof PackageRefused ? new ImportRefused(error.fault) : error;
  }
}
