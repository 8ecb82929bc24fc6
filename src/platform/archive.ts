import { ApiError } from '#api/error.ts';
import { createFileNamer, titledFileName } from '#lib/file-name.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { toast } from '#ui/index.ts';
import { collect } from './collect.ts';
import { type DownloadRun, withProgress } from './download-progress.ts';
import { reportError } from './errors/report.ts';
import type { NamedFile } from './read-file.ts';

/** A file of an archive before it is loaded. */
export interface ArchiveEntry {
  /** Its name in the report of a failure. */
  title: string;
  /** @throws ApiError */
  load: (signal: AbortSignal) => Promise<NamedFile>;
}

/** A failure of one file that makes the others pointless: it was cancelled, or the session has ended. */
const endsAll = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind === 'aborted' || [401, 403].includes(error.status);

interface Failure {
  entry: ArchiveEntry;
  error: unknown;
}

async function zip(
  entries: readonly ArchiveEntry[],
  { signal, tell }: DownloadRun,
): Promise<{ archive: Blob; failures: Failure[] }> {
  const { downloadZip } = await import('client-zip');
  const failures: Failure[] = [];
  const nameFor = createFileNamer();
  // One file after another: each is read whole before it becomes an entry, so a broken one leaves none.
  async function* files() {
    for (const [index, entry] of entries.entries()) {
      tell(`${index + 1} из ${entries.length}`);
      try {
        const { blob, name } = await entry.load(signal);
        yield { input: blob.stream(), name: nameFor(name), lastModified: new Date() };
      } catch (error) {
        if (endsAll(error)) throw error;
        failures.push({ entry, error });
      }
    }
  }
  const archive = await collect(downloadZip(files()).body, 'application/zip');
  return { archive, failures };
}

/**
 * Saves several files in one zip that is named after their list (CHAT-09, PRE-12). Equal names are numbered. Files that
 * fail are reported with «Повторить», the others are saved; if all fail, the first error is reported.
 *
 * @param listName title of the list, without an ending
 * @param title what the notice says while the files are loaded
 * @returns whether an archive was saved; false, without a report, for no files
 */
export async function saveArchive(
  entries: readonly ArchiveEntry[],
  listName: string,
  title = 'Скачиваем файлы',
): Promise<boolean> {
  if (entries.length === 0) return false;
  let cancelled: AbortSignal | undefined;
  try {
    const { archive, failures } = await withProgress(title, (run) => {
      cancelled = run.signal;
      return zip(entries, run);
    });
    if (failures.length === entries.length) throw failures[0]?.error;
    saveBlob(archive, titledFileName(listName, 'zip'));
    if (failures.length > 0)
      reportFailures(
        failures,
        entries.length,
        () =>
          void saveArchive(
            failures.map(({ entry }) => entry),
            listName,
            title,
          ),
      );
    return true;
  } catch (error) {
    // Each layer of the archive gives a cancelled download another error.
    if (!cancelled?.aborted) reportError(error);
    return false;
  }
}

function reportFailures(failures: readonly Failure[], count: number, onRepeat: () => void): void {
  const shown = failures.slice(0, 3).map(({ entry }) => `«${entry.title}»`);
  if (failures.length > shown.length) shown.push(`и ещё ${failures.length - shown.length}`);
  toast.show({
    tone: 'negative',
    title: `Не скачалось: ${failures.length} из ${count}`,
    text: shown.join(', '),
    timeout: null,
    action: { label: 'Повторить', onPress: onRepeat },
  });
}
