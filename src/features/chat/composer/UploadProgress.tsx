import { RotateCcw } from 'lucide-react';
import { useStore } from '#lib/store.ts';
import { shownFileName } from '#lib/upload-rules.ts';
import { Button, Inline, Text } from '#ui/index.ts';
import { retryUpload, uploadOf } from '../drafting/uploading.ts';
import { bar, failure, percentage, track } from './UploadProgress.css.ts';

/**
 * The upload of an attached file, under its name: how far it is, or why it failed. Screen readers hear start, end and
 * failure; the percentage is only read at the bar.
 */
export function UploadProgress({ file }: { file: File }) {
  const state = useStore(uploadOf(file));
  const name = shownFileName(file.name);
  switch (state.phase) {
    case 'running':
      return (
        <Inline>
          <div
            role="progressbar"
            aria-label={`Загрузка файла ${name}`}
            aria-valuenow={state.percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className={track}
          >
            <div className={bar} style={{ width: `${state.percent}%` }} />
          </div>
          <span className={percentage} aria-hidden="true">
            {state.percent === 100 ? 'Проверяем…' : `${state.percent}\u00a0%`}
          </span>
        </Inline>
      );
    case 'failed':
      return (
        <div className={failure}>
          <Text size="sm" tone="negative" as="span">
            <span role="alert">{state.reason}</span>
          </Text>
          {state.canRetry && (
            <Button size="sm" icon={<RotateCcw />} onPress={() => retryUpload(file)}>
              Повторить загрузку
            </Button>
          )}
        </div>
      );
    default:
      return null;
  }
}
