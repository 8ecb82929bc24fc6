import { ChevronDown, ChevronUp, TextCursor, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '#lib/store.ts';
import { announce } from '#platform/announcer.ts';
import { isMac } from '#platform/shortcuts.ts';
import { Button, IconButton, SearchField } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { focusComposer } from '../conversation/useInputFocus.ts';
import type { ChatState } from '../model/chat.ts';
import { messageName } from '../model/message-name.ts';
import type { MessageWindow } from '../window/MessageWindow.ts';
import { bar, count as countClass, field, note, steps } from './FindBar.css.ts';
import { Finder, type FindState } from './Finder.ts';
import { type Finding, finding as findings } from './finding.ts';
import { Marker } from './Marker.ts';
import { findFieldId } from './useFinding.ts';

interface FindBarProps {
  conversation: Conversation;
  messageWindow: MessageWindow;
  serviceTitle: string;
  /** The list of messages. */
  list: RefObject<HTMLElement | null>;
  finding: Finding;
}

/** The number of places is announced when it has not changed for this time, ms. */
const ANNOUNCE_MS = 700;
const maxLength = 200;
const numbers = new Intl.NumberFormat('ru-RU');

/** «3 из 17»; empty while nothing is known. */
function countText({ wanted, count, position, status }: FindState): string {
  if (wanted === '') return '';
  if (count > 0) return `${numbers.format(position)} из ${numbers.format(count)}`;
  return status === 'done' ? 'Не найдено' : '';
}

/** What a screen reader hears: the place and its message. */
function spokenText(state: FindState, { shown }: ChatState, serviceTitle: string): string {
  const message = shown.find(({ id }) => id === state.current?.messageId);
  const name = message && messageName(message.role === 'user' ? 'Вы' : serviceTitle, message.date);
  const text = countText(state) || (state.status === 'older' ? 'Ищем в старых сообщениях' : '');
  return [text, name].filter(Boolean).join('. ');
}

function returnFocus(to: Finding['returnTo']): void {
  if (to instanceof HTMLElement && to !== document.body && to.isConnected) to.focus({ preventScroll: true });
  else focusComposer();
}

/** Puts the cursor of a screen reader on a message. */
function focusMessage(message: Element): void {
  if (!(message instanceof HTMLElement)) return;
  message.tabIndex = -1;
  message.focus({ preventScroll: true });
}

/** The search in the open chat: over all its messages, also those that are not mounted or not loaded (CHAT-02). */
export default function FindBar(props: FindBarProps) {
  const { conversation, messageWindow, serviceTitle, list, finding } = props;
  const [finder] = useState(() => new Finder(conversation, () => messageWindow.topMessage));
  const [typed, setTyped] = useState(finding.text);
  const state = useStore(finder.state);
  useEffect(() => finder.start(), [finder]);
  useEffect(
    () => (list.current ? new Marker(finder, messageWindow).start(list.current) : undefined),
    [finder, messageWindow, list],
  );
  useEffect(() => finder.search(typed), [finder, typed]);

  const announceNow = useEffectEvent(() => {
    const text = spokenText(state, conversation.state.get(), serviceTitle);
    if (text !== '') announce(text);
  });
  const { wanted, count, position, status, current } = state;
  const isQuiet = wanted === '' || status === 'searching';
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced again for another place or count
  useEffect(() => {
    if (isQuiet) return;
    const timer = setTimeout(announceNow, ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [isQuiet, wanted, count, position]);

  const onStepKeys = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isG = event.code === 'KeyG' && (isMac() ? event.metaKey : event.ctrlKey) && !event.altKey;
    if (event.key !== 'F3' && !isG) return;
    event.preventDefault();
    finder.step(event.shiftKey ? -1 : 1);
  });
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent): void => onStepKeys(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  const close = (): void => {
    findings.set(null);
    returnFocus(finding.returnTo);
  };
  const toMessage = (): void => {
    const message = current && messageWindow.elementOf(current.messageId);
    findings.set(null);
    if (message) focusMessage(message);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return;
    const isField = event.target instanceof HTMLInputElement;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && isField) finder.step(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    // The keys are taken before the field, whose own Escape would clear it.
    // biome-ignore lint/a11y/useSemanticElements: older screen readers do not know the element
    <div role="search" className={bar} aria-label="Поиск в чате" onKeyDownCapture={onKeyDown}>
      <div className={field}>
        <SearchField
          id={findFieldId}
          label="Найти в чате"
          placeholder="Найти в чате"
          value={typed}
          onChange={setTyped}
          maxLength={maxLength}
          autoFocus={finding.returnTo !== undefined}
        />
      </div>
      <span className={countClass}>{countText(state)}</span>
      {status === 'older' && <span className={note}>Ищем в старых сообщениях…</span>}
      {status === 'failed' && (
        <span className={note}>
          Старые сообщения не загрузились
          <Button size="sm" variant="quiet" onPress={() => finder.retry()}>
            Повторить
          </Button>
        </span>
      )}
      <div className={steps}>
        <IconButton
          size="sm"
          label="Предыдущее"
          icon={<ChevronUp />}
          isDisabled={count === 0}
          onPress={() => finder.step(-1)}
        />
        <IconButton
          size="sm"
          label="Следующее"
          icon={<ChevronDown />}
          isDisabled={count === 0}
          onPress={() => finder.step(1)}
        />
        <IconButton
          size="sm"
          label="Закрыть поиск и перейти к сообщению"
          icon={<TextCursor />}
          isDisabled={current === null}
          onPress={toMessage}
        />
        <IconButton size="sm" label="Закрыть поиск" icon={<X />} onPress={close} />
      </div>
    </div>
  );
}
