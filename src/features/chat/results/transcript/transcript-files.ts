import { cleanFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { toast } from '#ui/index.ts';
import { type Transcript, toSrt, toText, toVtt } from './transcript-text.ts';

export const transcriptFormats = [
  { id: 'txt', title: 'Текст без времени', extension: 'txt' },
  { id: 'times', title: 'Текст со временем', extension: 'txt' },
  { id: 'docx', title: 'Word по говорящим', extension: 'docx' },
  { id: 'srt', title: 'Субтитры SRT', extension: 'srt' },
  { id: 'vtt', title: 'Субтитры VTT', extension: 'vtt' },
] as const;

type Format = (typeof transcriptFormats)[number];

const textOf = (format: Exclude<Format['id'], 'docx'>, transcript: Transcript): string =>
  ({ txt: toText, times: toText, srt: toSrt, vtt: toVtt })[format](transcript, {
    hasTimes: format === 'times',
  });

/**
 * Saves a transcript.
 *
 * @param name without an extension
 */
export async function saveTranscript(
  { id, extension }: Format,
  transcript: Transcript,
  name: string,
): Promise<void> {
  const file = cleanFileName(`${name}.${extension}`);
  if (id !== 'docx') {
    const type = id === 'vtt' ? 'text/vtt' : 'text/plain';
    saveBlob(new Blob([textOf(id, transcript)], { type: `${type};charset=utf-8` }), file);
    return;
  }
  try {
    const { toDocx } = await import('./transcript-docx.ts');
    saveBlob(await toDocx(name, transcript), file);
  } catch {
    toast.show({ tone: 'negative', title: 'Не удалось собрать документ', text: 'Попробуйте ещё раз' });
  }
}
