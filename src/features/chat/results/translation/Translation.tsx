import { ArrowLeftRight, Columns2, Copy, FileText } from 'lucide-react';
import { copyText } from '#platform/copy.ts';
import { mayAskService } from '#platform/ethics.ts';
import { Button, Stack, Text, toast } from '#ui/index.ts';
import { textBlocks, translationTable } from '../../document/blocks.ts';
import { ResultToolbar } from '../ResultToolbar.tsx';
import { type ResultViewProps, useResultContext } from '../result-view.ts';
import { saveDocx } from '../save-docx.ts';
import { useWholeResult } from '../useWholeResult.ts';
import { Pairs } from './Pairs.tsx';
import { bothOf, languageName, type TranslationResult, targetOf } from './pairs.ts';

type Language = 'ru';

/** A translation, sentence by sentence (CHAT-25). */
export default function Translation(props: ResultViewProps<'translation'>) {
  const { result, isPart, retry } = useWholeResult(props);
  const swap = useSwap(props.message.settings);
  const { pairs, from, to } = result;
  const title = `Перевод: ${languageName(from)} — ${languageName(to)}`;
  // The text of the answer is the whole translation, also while pairs are missing.
  const whole = isPart ? props.message.content : targetOf(pairs);
  return (
    <Stack as="section" gap={2} aria-label={title}>
      <ResultToolbar
        label="Действия с переводом"
        actions={[
          {
            id: 'copy',
            label: 'Копировать перевод',
            icon: <Copy />,
            onAction: () => void copyText(whole.trim()),
          },
          {
            id: 'both',
            label: 'Копировать оба текста',
            icon: <Columns2 />,
            isMenuOnly: true,
            onAction: () => void copyText(bothOf(pairs)),
          },
          {
            id: 'docx',
            label: 'Скачать DOCX',
            icon: <FileText />,
            onAction: () =>
              void saveDocx(
                pairs.length > 0 ? [translationTable(pairs)] : textBlocks(whole),
                title.replace(':', ''),
              ),
          },
          {
            id: 'swap',
            label: 'Поменять местами',
            icon: <ArrowLeftRight />,
            onAction: () => void swap(result, whole),
          },
        ]}
        handOver={() => ({ text: whole.trim(), files: [] })}
      >
        {languageName(from)} — {languageName(to)}
        {isPart && !retry && ', загружаем остальное…'}
      </ResultToolbar>
      {pairs.length === 0 ? (
        <Text>{props.message.content}</Text>
      ) : (
        <Pairs pairs={pairs} from={from} to={to} />
      )}
      {retry && (
        <Button size="sm" variant="quiet" onPress={retry}>
          Загрузить остальное
        </Button>
      )}
    </Stack>
  );
}

/** Sends a translation back as the source, with the languages swapped. */
function useSwap(settings: ResultViewProps<'translation'>['message']['settings']) {
  const { conversation, service } = useResultContext();
  return async ({ from, to }: TranslationResult, text: string): Promise<void> => {
    if (!(await mayAskService())) return;
    if (conversation.isRunning) {
      toast.show({ tone: 'info', title: 'Дождитесь конца ответа или остановите его' });
      return;
    }
    void conversation.send({
      text: text.trim(),
      // The languages of a result are those that the settings offer.
      settings: { ...settings, from: to as Language, to: from as Language },
      ...(service.tileUuid ? { tileUuid: service.tileUuid } : {}),
    });
  };
}
