import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { getPresentationReadQueryOptions } from '#api/generated/hooks/presentation/presentation.ts';
import { saveBlob } from '#lib/save-blob.ts';
import { plural } from '#lib/text.ts';
import { config } from '#platform/config.ts';
import type { DialogProps } from '#platform/dialogs.ts';
import { reportError } from '#platform/errors/report.ts';
import { ActionDialog, Checkbox, ProgressBar, RadioGroup, Select, Stack, Text, toast } from '#ui/index.ts';
import { checkDeck } from '../model/check.ts';
import { type Deck, isLater } from '../model/deck.ts';
import { themeTokens } from '../model/themes.ts';
import { type ExportChoice, ExportRefused, exportDeck } from './export-deck.ts';
import type { PerSheet } from './options.ts';
import type { ExportFormat } from './task.ts';

const formats: readonly { id: ExportFormat; label: string; description: string }[] = [
  { id: 'pptx', label: 'PowerPoint', description: 'Текст, таблицы и\u00a0диаграммы можно править' },
  { id: 'pdf', label: 'PDF', description: 'Для чтения и\u00a0печати' },
  {
    id: 'png',
    label: 'Картинки',
    description: 'Каждый слайд\u00a0— PNG 1920\u00a0×\u00a01080, в\u00a0одном архиве',
  },
  { id: 'docx', label: 'Word', description: 'Тексты, таблицы и\u00a0картинки без оформления слайдов' },
  { id: 'md', label: 'Markdown', description: 'Только текст' },
];

const sheets: readonly { id: string; perSheet: PerSheet; label: string }[] = [
  { id: '1', perSheet: 1, label: 'Слайд на\u00a0страницу' },
  { id: '2', perSheet: 2, label: '2\u00a0слайда на\u00a0лист' },
  { id: '3', perSheet: 3, label: '3\u00a0слайда и\u00a0место для записей' },
  { id: '6', perSheet: 6, label: '6\u00a0слайдов на\u00a0лист' },
];

/** Number of findings that are listed; further ones are only counted. */
const SHOWN = 3;

export interface ExportDialogProps {
  uuid: string;
  /** The presentation as it is edited; undefined to read it. */
  deck: Deck | undefined;
  /** Id of the slide on the screen, whose picture may be saved alone. */
  slideId: string | null;
}

/** What makes the presentation hard to read or to hear. It does not stop the download. */
function Findings({ deck }: { deck: Deck }) {
  const findings = checkDeck(deck, themeTokens(deck.theme, deck.brand, config.brandColour));
  if (findings.length === 0) return null;
  const rest = findings.length - SHOWN;
  return (
    <Stack gap={1}>
      <Text>{`Проверка доступности: ${plural(findings.length, 'замечание', 'замечания', 'замечаний')}`}</Text>
      {findings.slice(0, SHOWN).map(({ number, slot, kind, text }) => (
        <Text key={`${number} ${slot} ${kind}`} size="sm" tone="muted">
          {`Слайд\u00a0${number}: ${text}`}
        </Text>
      ))}
      {rest > 0 && (
        <Text size="sm" tone="muted">
          {`и\u00a0ещё ${rest}`}
        </Text>
      )}
    </Stack>
  );
}

function tellMissing(missing: readonly number[]): void {
  if (missing.length === 0) return;
  toast.show({
    tone: 'warning',
    title: 'Не\u00a0все картинки загрузились',
    text: `В\u00a0файле вместо них описания. ${missing.length > 1 ? 'Слайды' : 'Слайд'}\u00a0${missing.join(', ')}`,
  });
}

function tellLater(later: readonly number[]): void {
  if (later.length === 0) return;
  const numbers = later.join(', ');
  toast.show({
    tone: 'warning',
    title:
      later.length === 1
        ? `Слайд\u00a0${numbers} создан в\u00a0новой версии и\u00a0не\u00a0вошёл в\u00a0файл`
        : `Слайды\u00a0${numbers} созданы в\u00a0новой версии и\u00a0не\u00a0вошли в\u00a0файл`,
  });
}

function tellMisfit(misfit: string | undefined): void {
  if (misfit === undefined) return;
  toast.show({
    tone: 'warning',
    title: 'Файл сохранён без\u00a0шаблона компании',
    text: `${misfit}. В\u00a0файле оформление портала.`,
  });
}

/** Saves a presentation as a file. «Отменить» ends the work at once and leaves no file (PRES-27). */
export default function ExportDialog({
  uuid,
  deck,
  slideId,
  isOpen,
  onClose,
}: DialogProps & ExportDialogProps) {
  const query = useQuery({
    ...getPresentationReadQueryOptions({ presentationId: uuid }),
    enabled: deck === undefined,
  });
  const wanted: Deck | undefined = deck ?? query.data;
  const [choice, setChoice] = useState<ExportChoice>({
    format: 'pptx',
    withNotes: true,
    withoutSkipped: false,
    perSheet: 1,
  });
  const [percent, setPercent] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const isRunning = percent !== null;
  const shownNumber =
    (wanted?.slides ?? []).findIndex((slide) => slide.id === slideId && !isLater(slide)) + 1;
  const isHandout = choice.format === 'pdf' && choice.perSheet > 1;

  const start = async (source: Deck): Promise<void> => {
    const controller = new AbortController();
    running.current = controller;
    setPercent(0);
    try {
      const run = { signal: controller.signal, onProgress: setPercent, brandColour: config.brandColour };
      const { blob, name, missing, later, misfit } = await exportDeck(source, choice, run);
      saveBlob(blob, name);
      tellMissing(missing);
      tellLater(later);
      tellMisfit(misfit);
      onClose();
    } catch (error) {
      if (controller.signal.aborted) return;
      setPercent(null);
      if (error instanceof ExportRefused) toast.show({ tone: 'negative', title: error.message });
      else reportError(error);
    }
  };

  return (
    <ActionDialog
      isOpen={isOpen}
      size="sm"
      title="Скачать презентацию"
      primaryLabel="Скачать"
      isPrimaryDisabled={wanted === undefined}
      isUntouched
      isPrimaryPending={isRunning}
      onPrimary={() => {
        if (wanted) void start(wanted);
      }}
      onClose={() => {
        running.current?.abort();
        onClose();
      }}
    >
      <Stack>
        <RadioGroup
          label="Формат"
          options={formats}
          value={choice.format}
          isDisabled={isRunning}
          // PowerPoint does not show notes to the audience. In the other files everybody would see them.
          onChange={(format) =>
            setChoice({ ...choice, format, withNotes: format === 'pptx', slideId: undefined })
          }
        />
        {choice.format === 'pdf' && (
          <Select
            label="Страницы"
            options={sheets}
            value={String(choice.perSheet)}
            isDisabled={isRunning}
            onChange={(id) => {
              const { perSheet } = sheets.find((one) => one.id === id) ?? choice;
              // There is no room for notes beside several slides.
              setChoice({ ...choice, perSheet, withNotes: choice.withNotes && perSheet === 1 });
            }}
          />
        )}
        {choice.format === 'png' && shownNumber > 0 && (
          <Select
            label="Слайды"
            options={[
              { id: 'all', label: 'Все слайды' },
              { id: 'shown', label: `Только слайд\u00a0${shownNumber}` },
            ]}
            value={choice.slideId === undefined ? 'all' : 'shown'}
            isDisabled={isRunning}
            onChange={(id) =>
              setChoice({
                ...choice,
                slideId: id === 'shown' ? (slideId ?? undefined) : undefined,
                // The slide on the screen may be a skipped one.
                withoutSkipped: choice.withoutSkipped && id === 'all',
              })
            }
          />
        )}
        {choice.format !== 'png' && (
          <Checkbox
            isSelected={choice.withNotes}
            isDisabled={isRunning || isHandout}
            onChange={(withNotes) => setChoice({ ...choice, withNotes })}
          >
            {'С\u00a0заметками'}
          </Checkbox>
        )}
        {choice.slideId === undefined && (
          <Checkbox
            isSelected={choice.withoutSkipped}
            isDisabled={isRunning}
            onChange={(withoutSkipped) => setChoice({ ...choice, withoutSkipped })}
          >
            Без пропущенных
          </Checkbox>
        )}
        {isRunning && <ProgressBar label="Готовим файл" value={percent} />}
        {wanted && !isRunning && <Findings deck={wanted} />}
      </Stack>
    </ActionDialog>
  );
}
