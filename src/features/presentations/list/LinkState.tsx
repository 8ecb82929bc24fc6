import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { PresentationLink } from '#api/generated/model/presentationLink.ts';
import { formatMinute } from '#lib/format-minute.ts';
import { formatMoment } from '#lib/format-moment.ts';
import { plural } from '#lib/text.ts';
import { parseTimestamp } from '#lib/timestamp.ts';
import { copyText } from '#platform/copy.ts';
import { ActionDialog, Button, Inline, Stack, Text, TextField } from '#ui/index.ts';

/** How often a link was opened, and when last. */
function openedText({ opened, lastOpened }: PresentationLink): string {
  const last = parseTimestamp(lastOpened ?? '');
  if (opened === 0) return 'Её ещё не\u00a0открывали';
  const times = `Открывали ${plural(opened, 'раз', 'раза', 'раз')}`;
  return last ? `${times}, последний ${formatMoment(last)}` : times;
}

interface LinkStateProps {
  link: PresentationLink;
  /** The address of the link. It is known only directly after the link is made; later it is null. */
  address: string | null;
  isStopping: boolean;
  onStop: () => Promise<unknown>;
}

/** The link of a presentation: its address while it is known, its end, its openings, and «Остановить». */
export function LinkState({ link, address, isStopping, onStop }: LinkStateProps) {
  const [isAsking, setAsking] = useState(false);
  const end = parseTimestamp(link.expires);
  const isOver = end !== null && end !== undefined && end.getTime() <= Date.now();
  const stop = async (): Promise<void> => {
    await onStop();
    setAsking(false);
  };
  return (
    <Stack gap={2}>
      {address !== null && (
        <>
          <TextField label="Ссылка" isReadOnly autoComplete="off" value={address} />
          <Text size="sm" tone="muted">
            Скопируйте её сейчас: второй раз портал ссылку не&nbsp;покажет.
          </Text>
        </>
      )}
      <Text size="sm">
        {end && (isOver ? `Срок закончился ${formatMinute(end)}` : `Действует до\u00a0${formatMinute(end)}`)}
        {`. ${openedText(link)}.`}
      </Text>
      <Inline wrap>
        {address !== null && (
          <Button size="sm" variant="primary" icon={<Copy />} onPress={() => void copyText(address)}>
            Копировать
          </Button>
        )}
        {!isOver && (
          <Button size="sm" onPress={() => setAsking(true)}>
            Остановить
          </Button>
        )}
      </Inline>
      {isAsking && (
        <ActionDialog
          isOpen
          size="sm"
          role="alertdialog"
          title="Остановить ссылку?"
          primaryLabel="Остановить"
          isDanger
          isPrimaryPending={isStopping}
          onPrimary={() => void stop()}
          onClose={() => setAsking(false)}
        >
          <Text>
            Она сразу перестанет открываться и&nbsp;больше не&nbsp;заработает. Для&nbsp;показа можно будет
            создать новую.
          </Text>
        </ActionDialog>
      )}
    </Stack>
  );
}
