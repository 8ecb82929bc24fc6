import { useNavigate } from '@tanstack/react-router';
import { Copy } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { copyText } from '#platform/copy.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { ActionDialog, Button, NumberField, ProgressBar, Stack, Text } from '#ui/index.ts';
import { DECK_LIMITS, slidesText } from '../model/deck.ts';
import { chosenFrom, countOf, type ImportReport, range, reportText } from './chosen.ts';
import { FileInput } from './FileInput.tsx';
import { list } from './ImportDialog.css.ts';
import type { ImportedDeck } from './import-deck.ts';
import { type ImportPhase, useImport } from './useImport.ts';

/** Why no slide can be imported: the first one alone becomes too many. */
const tooLong = (deck: ImportedDeck, from: number): string => {
  const first = deck.slides.find(({ number }) => number >= from);
  return `Из\u00a0слайда ${first?.number ?? from} получится ${slidesText(first?.slides.length ?? 0)}, они не\u00a0поместятся. Начните с\u00a0другого слайда или\u00a0разделите этот в\u00a0PowerPoint.`;
};

/** Asks with which slide of a long file to begin. */
function Choice({
  deck,
  from,
  onChange,
}: {
  deck: ImportedDeck;
  from: number;
  onChange: (from: number) => void;
}) {
  const chosen = chosenFrom(deck.slides, from);
  const [first, last] = [chosen[0]?.number ?? from, chosen.at(-1)?.number ?? from];
  const made = countOf(deck.slides);
  const isEmpty = chosen.length === 0;
  return (
    <Stack>
      <Text>
        {`В\u00a0файле ${slidesText(deck.slides.length)}${made === deck.slides.length ? '' : `, из\u00a0них получится ${made}`}, а\u00a0в\u00a0презентации помещается ${DECK_LIMITS.slides}. Выберите, с\u00a0какого начать.`}
      </Text>
      <NumberField
        label="Начать со&nbsp;слайда"
        minValue={deck.slides[0]?.number ?? 1}
        maxValue={deck.slides.at(-1)?.number ?? 1}
        value={from}
        onChange={(value) => onChange(value ?? 1)}
      />
      <div role="status">
        <Text tone={isEmpty ? 'negative' : 'muted'}>
          {isEmpty ? tooLong(deck, from) : `Войдут слайды ${range(first, last)}`}
        </Text>
      </div>
    </Stack>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text weight="semibold">{title}</Text>
      <ul className={list}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Stack>
  );
}

/** What was imported and what was not. */
function Report({ report, name }: { report: ImportReport; name: string }) {
  return (
    <Stack>
      <div role="status">
        <Text>{report.summary}</Text>
      </div>
      <Lines title={'Не\u00a0перенесено'} lines={report.losses} />
      <Lines title={'Продолжено на\u00a0следующих слайдах'} lines={report.continued} />
      {report.losses.length + report.continued.length > 0 && (
        <div>
          <Button
            slot={null}
            size="sm"
            icon={<Copy />}
            onPress={() => void copyText(reportText(report, name))}
          >
            Копировать отчёт
          </Button>
        </div>
      )}
    </Stack>
  );
}

const labels: Readonly<Record<ImportPhase['kind'], string>> = {
  reading: 'Импортировать',
  choosing: 'Импортировать',
  saving: 'Импортировать',
  refused: 'Выбрать другой файл',
  failed: 'Повторить',
  done: 'Открыть презентацию',
};

/** Imports a PowerPoint file, and says what of it is not kept (PRES-36). */
export default function ImportDialog({ file: first, isOpen, onClose }: DialogProps & { file: File }) {
  const { file, phase, choose, start, repeat, cancel } = useImport(first);
  const [from, setFrom] = useState(1);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const isBusy = phase.kind === 'reading' || phase.kind === 'saving';
  const act = (): void => {
    switch (phase.kind) {
      case 'choosing':
        if (chosenFrom(phase.deck.slides, from).length > 0) start(from);
        return;
      case 'refused':
        input.current?.click();
        return;
      case 'failed':
        repeat();
        return;
      case 'done':
        onClose();
        void navigate({ to: '/pres-editor/$uuid', params: { uuid: phase.uuid } });
    }
  };
  const content = (): ReactNode => {
    switch (phase.kind) {
      case 'reading':
        return (
          <ProgressBar
            label="Читаем файл"
            value={phase.total === 0 ? null : (phase.done / phase.total) * 100}
            {...(phase.total > 0 && { valueText: `${phase.done} из\u00a0${phase.total}` })}
          />
        );
      case 'choosing':
        return <Choice deck={phase.deck} from={from} onChange={setFrom} />;
      case 'saving':
        return (
          <ProgressBar
            label={phase.done < phase.total ? 'Сохраняем картинки' : 'Сохраняем слайды'}
            value={phase.done < phase.total ? (phase.done / phase.total) * 100 : null}
            {...(phase.done < phase.total && { valueText: `${phase.done} из\u00a0${phase.total}` })}
          />
        );
      case 'refused':
        return (
          <div role="alert">
            <Text>{phase.reason}</Text>
          </div>
        );
      case 'failed':
        return (
          <Text>
            {'Импорт прервался. Нажмите «Повторить»: что уже сохранено, второй раз не\u00a0загружается.'}
          </Text>
        );
      case 'done':
        return <Report report={phase.report} name={file.name} />;
    }
  };
  return (
    <ActionDialog
      isOpen={isOpen}
      title="Импорт из PowerPoint"
      primaryLabel={labels[phase.kind]}
      secondaryLabel={phase.kind === 'done' || phase.kind === 'refused' ? 'Закрыть' : 'Отменить'}
      isUntouched
      isPrimaryPending={isBusy}
      onPrimary={act}
      onClose={() => {
        cancel();
        onClose();
      }}
    >
      <Stack>
        <Text size="sm" tone="muted">
          {file.name}
        </Text>
        {content()}
        <FileInput ref={input} onFile={choose} />
      </Stack>
    </ActionDialog>
  );
}
