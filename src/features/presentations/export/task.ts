import type { ThemeTokens } from '../model/themes.ts';
import type { Source } from './options.ts';
import type { PictureFiles } from './picture-file.ts';

export type ExportFormat = 'pptx' | 'pdf';

/** What the worker is asked for. */
export interface ExportTask {
  format: ExportFormat;
  deck: Source['deck'];
  tokens: ThemeTokens;
  pictures: PictureFiles;
  withNotes: boolean;
  withoutSkipped: boolean;
}

/** What the worker says. */
export type ExportMessage =
  | { kind: 'progress'; done: number; total: number }
  | { kind: 'done'; blob: Blob }
  | { kind: 'failed'; message: string };
