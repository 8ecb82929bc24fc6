/** PowerPoint files that are templates of brands. */
import { extensionOf } from '#mocks/domain/formats/files.ts';
import { mainPart, partOf } from '#mocks/domain/formats/package.ts';
import { openZip } from '#mocks/domain/formats/zip.ts';
import { ModelFailure } from '#mocks/domain/model/model.ts';

const TEMPLATES = new Set(['pptx', 'potx']);
/** Greatest size of a template, bytes. */
export const MAX_TEMPLATE = 20 * 1024 * 1024;
/** Largest size of a part that is read here, bytes. Reading blocks the process. */
const MAX_PART = 2 * 1024 * 1024;

/** Whether a file may be a template, by its name. */
export const isTemplateName = (name: string): boolean => TEMPLATES.has(extensionOf(name));

/** Whether bytes are a PowerPoint presentation without macros. */
export function isTemplate(bytes: Uint8Array): boolean {
  try {
    const archive = openZip(bytes, MAX_PART);
    const types = partOf(archive, '[Content_Types].xml');
    const hasMacros =
      /macroEnabled/i.test(types) || archive.names.some((name) => /vbaProject\.bin$/i.test(name));
    return !hasMacros && /<(?:\w+:)?presentation[\s>]/.test(partOf(archive, mainPart(archive, '')));
  } catch (error) {
    if (error instanceof ModelFailure) return false;
    throw error;
  }
}
