import type { ThemeTokens } from '../model/themes.ts';
import type { PerSheet, Source } from './options.ts';
import type { PictureFiles } from './picture-file.ts';

/** Files that show the slides: the worker makes them. */
export type SlidesFormat = 'pptx' | 'pdf' | 'png';
/** Files with the text of the slides. */
export type TextFormat = 'docx' | 'md';
export type ExportFormat = SlidesFormat | TextFormat;

/** What the worker is asked for. */
export interface ExportTask {
  format: SlidesFormat;
  deck: Source['deck'];
  tokens: ThemeTokens;
  pictures: PictureFiles;
  withNotes: boolean;
  perSheet: PerSheet;
  withoutSkipped: boolean;
  /** The numbers of the slides in the presentation. */
  numbers: readonly number[];
  /** For PNG: a picture of the only slide instead of an archive. */
  isSingle: boolean;
  /** The company's template, for PPTX; null without one, and undefined when it could not be loaded. */
  template: Uint8Array<ArrayBuffer> | null | undefined;
}

/** What the worker says. */
export type ExportMessage =
  | { kind: 'progress'; done: number; total: number }
  /** `misfit` says why the template was not used; absent when it was, or when there is none. */
  | { kind: 'done'; blob: Blob; misfit?: string }
  | { kind: 'failed'; message: string };
