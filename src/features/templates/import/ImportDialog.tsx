import { plural } from '#lib/text.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, FileUpload, ProgressBar, Skeleton, Stack, Text } from '#ui/index.ts';
import { ImportPreview } from './ImportPreview.tsx';
import { useImport } from './useImport.ts';

const templates = (count: number): string => plural(count, 'шаблон', 'шаблона', 'шаблонов');

/** Reads a file with templates, shows what it contains, and saves the good ones (LAB-26). */
export default function ImportDialog({ isOpen, onClose }: DialogProps) {
  const { file, choose, run, progress, fault, entries, ready, savedCount } = useImport();
  const isDone = ready === 0 && savedCount > 0;
  return (
    <ActionDialog
      isOpen={isOpen}
      title="Импорт шаблонов"
      primaryLabel={isDone ? 'Готово' : 'Импортировать'}
      secondaryLabel="Закрыть"
      isUntouched
      isPrimaryDisabled={!isDone && (ready === 0 || entries === null)}
      isPrimaryPending={progress !== null}
      onPrimary={() => (isDone ? onClose() : void run())}
      onClose={() => onClose()}
    >
      <Stack>
        <FileUpload
          label="Файл с шаблонами"
          description={'JSON до\u00a0256\u00a0КБ, до\u00a050 шаблонов: такой файл делает «Экспортировать»'}
          accept=".json"
          maxSize={256}
          unit="КБ"
          isDisabled={progress !== null}
          value={file ? [file] : []}
          onChange={([next = null]) => void choose(next)}
          {...(fault !== undefined && { errorMessage: fault })}
        />
        {progress && (
          <ProgressBar
            label="Импортируем"
            value={(progress.count / progress.of) * 100}
            valueText={`${progress.count} из\u00a0${progress.of}`}
          />
        )}
        <div role="status">
          {entries && !progress && (
            <Text size="sm" tone="muted">
              {[
                ready > 0 ? `Можно импортировать ${templates(ready)}` : '',
                savedCount > 0 ? `импортировано ${templates(savedCount)}` : '',
                entries.some((one) => one.faults.length > 0 && !one.isDone)
                  ? 'исправьте остальное в\u00a0файле и\u00a0выберите его снова'
                  : '',
              ]
                .filter(Boolean)
                .join('; ')
                .replace(/^./u, (letter) => letter.toLocaleUpperCase('ru'))}
            </Text>
          )}
        </div>
        {file && !fault && !entries && <Skeleton shape="block" height="6rem" />}
        {entries && <ImportPreview entries={entries} />}
      </Stack>
    </ActionDialog>
  );
}
