import { ChevronUp, Pencil, SendHorizontal, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { acceptAttribute, chooseFiles, type UploadRule } from '#lib/upload-rules.ts';
import { announce } from '#platform/announcer.ts';
import { Button, IconButton, Inline, Text, toast } from '#ui/index.ts';
import { focusComposer } from '../conversation/useInputFocus.ts';
import type { Attachment } from '../model/new-request.ts';
import type { QueueRow } from '../model/queue.ts';
import { actions, missing, says } from './QueueList.css.ts';
import { rowFiles, rowName, rowText } from './queue-text.ts';
import type { RequestQueue } from './request-queue.ts';

/** How long the notice about a removed request is shown, ms. */
const UNDO_TIME_MS = 8000;

interface QueueRowItemProps {
  queue: RequestQueue;
  row: QueueRow;
  /** From 1. */
  place: number;
  /** Number of waiting requests. */
  count: number;
  /** Whether the field holds it, to be changed. */
  isEdited: boolean;
  /** The rule for files of the service; null if it takes none. */
  upload: UploadRule | null;
  /** Puts the request into the field. */
  onEdit: () => void;
}

/** A waiting request with its actions. Alt+↑ and Alt+↓ on any of them move it; the focus stays. */
export function QueueRowItem(props: QueueRowItemProps): ReactNode {
  const { queue, row, place, count, isEdited, upload, onEdit } = props;
  const item = useRef<HTMLLIElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const name = rowName(row);
  const files = rowFiles(row);

  const move = (by: -1 | 1): void => {
    if (by === -1 ? place === 1 : place === count) return;
    const focused = document.activeElement;
    // A moved element loses the focus, and the first row has no button to move it up.
    let now = place;
    flushSync(() => {
      now = queue.move(row.key, by);
    });
    const target = focused?.isConnected ? focused : item.current?.querySelector('button');
    if (target instanceof HTMLElement) target.focus();
    announce(`Место в\u00a0очереди: ${now} из\u00a0${count}`);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(event.key === 'ArrowUp' ? -1 : 1);
  };
  const remove = (): void => {
    const undo = queue.remove(row.key);
    focusComposer();
    toast.show({
      tone: 'info',
      title: 'Запрос убран из\u00a0очереди',
      timeout: UNDO_TIME_MS,
      action: { label: 'Вернуть', onPress: undo, restored: () => document.getElementById('composer') },
    });
  };
  const sendNow = (): void => {
    void queue.sendNow(row.key);
    focusComposer();
  };
  const attach = (chosen: readonly File[]): void => {
    if (!upload || chosen.length === 0) return;
    const verdict = chooseFiles<Attachment>(row.files, chosen, upload);
    if (verdict.errors.length > 0) toast.show({ tone: 'warning', title: verdict.errors.join('. ') });
    else {
      const list = item.current?.parentElement;
      flushSync(() => queue.attach(row.key, verdict.files));
      // The pressed button does not stay; with other files the whole row is another one.
      list?.children[place - 1]?.querySelector('button')?.focus();
    }
  };

  return (
    <Inline ref={item} as="li">
      <div className={says}>
        <Text size="sm" as="div" truncate>
          {rowText(row)}
        </Text>
        {files && (
          <Text size="xs" tone="muted" as="div" truncate>
            {files}
          </Text>
        )}
        {isEdited && (
          <Text size="xs" tone="muted" as="div">
            Изменяется в&nbsp;поле
          </Text>
        )}
        {row.lost.length > 0 && !isEdited && (
          <div className={missing}>
            <Button size="sm" aria-label={`Приложите снова: ${name}`} onPress={() => picker.current?.click()}>
              Приложите снова
            </Button>
            <input
              ref={picker}
              type="file"
              hidden
              multiple={upload?.multiple ?? false}
              accept={acceptAttribute(upload?.accept ?? '')}
              onChange={({ target }) => {
                attach([...(target.files ?? [])]);
                // Choosing the same file again must fire `change` again (PRE-11).
                target.value = '';
              }}
            />
          </div>
        )}
      </div>
      {!isEdited && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the buttons inside
        <div className={actions} onKeyDown={onKeyDown}>
          {place > 1 && (
            <IconButton size="sm" label={`Выше: ${name}`} icon={<ChevronUp />} onPress={() => move(-1)} />
          )}
          <IconButton size="sm" label={`Изменить: ${name}`} icon={<Pencil />} onPress={onEdit} />
          {row.lost.length === 0 && (
            <IconButton
              size="sm"
              label={`Отправить сейчас: ${name}`}
              icon={<SendHorizontal />}
              onPress={sendNow}
            />
          )}
          <IconButton size="sm" label={`Убрать: ${name}`} icon={<X />} onPress={remove} />
        </div>
      )}
    </Inline>
  );
}
