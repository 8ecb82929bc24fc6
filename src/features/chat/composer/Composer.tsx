import { ArrowUp, Paperclip, Square } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, Suspense, useRef, useState } from 'react';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import { isAcceptedName } from '#lib/upload-rules.ts';
import { roomIn } from '#platform/field-limits.ts';
import { isSendKey, sendsByEnter, settings } from '#platform/settings.ts';
import { isMac } from '#platform/shortcuts.ts';
import { IconButton, Inline, Text, useToastArea } from '#ui/index.ts';
import type { Conversation } from '../conversation/conversation.ts';
import { attachFiles, pickedTypes, refusedOf } from '../drafting/attach.ts';
import { pickerId, pickFiles } from '../drafting/pick-files.ts';
import { hasOwnSettings } from '../model/chat-place.ts';
import type { ChatServiceView } from '../model/chat-service.ts';
import { queueOf } from '../queue/load-queue.ts';
import { LazySettingChips } from '../settings/lazy.ts';
import type { SettingsPanelState } from '../settings/useSettingsPanel.ts';
import { unescaped, useSlash } from '../slash/useSlash.ts';
import { dictation } from '../voice/dictation-store.ts';
import { VoiceButton } from '../voice/VoiceButton.tsx';
import { attach as attachArea, box, buttons, hint, input, row, sizer, tall } from './Composer.css.ts';
import { defaultHeight, keepHeight, keptHeight } from './field-height.ts';
import { isFirstDays } from './first-days.ts';
import {
  LazyAttachmentChips,
  LazyEditingBar,
  LazyHandedBar,
  LazyLimitNote,
  LazyLongPaste,
  LazyPersonalData,
  LazyQueueList,
  LazyRefusedFiles,
  LazyRefusedSend,
  LazyTemplateList,
} from './lazy.ts';
import { longPasteOf, type Paste } from './long-paste.ts';
import { ModelSelect } from './ModelSelect.tsx';
import { ResizeHandle } from './ResizeHandle.tsx';
import { useScarceLimit } from './useScarceLimit.ts';
import { useSending } from './useSending.ts';

/** A text of more characters may need more than one line beside the controls. */
const LINE = 40;

interface ComposerProps {
  conversation: Conversation;
  service: ChatServiceView;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  panel: SettingsPanelState;
}

/**
 * The field for requests: Enter sends, Shift+Enter inserts a line break, Escape stops the answer. The person may choose
 * Ctrl+Enter for sending, so that Enter inserts the line break (PROF-05).
 */
export function Composer({ conversation, service, inputRef, panel }: ComposerProps) {
  const { name, place, upload, typeInput, details, isExternal } = service;
  const { draft } = conversation;
  const { text, files, lost, error, editing } = useStore(draft.state);
  const hasChips = files.length > 0 || lost.length > 0 || error !== null;
  const mayHoldNumbers = files.length > 0 || /(?:\d\D?){10}/.test(text);
  const hasSettings = useStore(conversation.settings, (settings) => Object.keys(settings).length > 0);
  const isRunning = useStore(conversation.state, ({ phase }) => phase !== 'idle');
  const limit = useScarceLimit(conversation, name);
  const isClosed = limit?.limit === 0;
  const queue = useStore(queueOf(conversation));
  const isEmpty = text.trim() === '' && files.length === 0;
  const whole = useRef<HTMLDivElement>(null);
  useToastArea(whole);
  useBodyMark('data-composer', !isClosed);
  const isPlainEnter = useStore(settings, sendsByEnter);
  const sendKeys = isPlainEnter ? 'Enter' : isMac() ? '⌘+Enter' : 'Ctrl+Enter';
  const hasRefusedFiles = useStore(refusedOf(draft), ({ length }) => length > 0);
  const isHandedOver = useStore(conversation.origin) !== null;
  const isRefused = useStore(conversation.state, ({ refusal }) => refusal !== null);
  const [height, setHeight] = useState(() => keptHeight(conversation.userId));
  const [isNewHere] = useState(() => isFirstDays(conversation.userId));
  const [paste, setPaste] = useState<(Paste & { draft: typeof draft }) | null>(null);
  const { send: sendTyped, stop, isWaiting, stopWaiting, caption } = useSending(conversation, service);
  const slash = useSlash(text, place);
  const send = (): void => {
    const typed = unescaped(draft.state.get().text);
    if (typed !== null) draft.setText(typed);
    sendTyped();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Enter confirms the choice of an input method here and does not send.
    if (event.nativeEvent.isComposing || slash.onKeyDown(event)) return;
    if (event.key === 'Escape' && dictation.get()) dictation.get()?.stop();
    else if (event.key === 'Escape' && isRunning && !queue?.has(draft.state.get().editing))
      void conversation.stop();
    else if (event.key === 'Escape' && isWaiting) stopWaiting();
    else if (event.key === 'Escape') draft.cancelEdit();
    if (event.key === 'ArrowUp' && conversation.editLast()) event.preventDefault();
    if (!isSendKey(event)) return;
    event.preventDefault();
    send();
  };
  const cancelEdit = (): void => {
    draft.cancelEdit();
    inputRef.current?.focus();
  };
  // The pressed button is replaced by another one. On a touch screen the keyboard would cover the answer.
  const keepFocus = ({ pointerType }: { pointerType: string }): void => {
    if (pointerType !== 'touch') inputRef.current?.focus();
  };
  const attach = (chosen: readonly File[]): void => attachFiles(draft, upload, chosen);
  const resize = (next: number | null): void => {
    setHeight(next);
    keepHeight(conversation.userId, next);
  };
  const takesText = upload && isAcceptedName('.txt', upload.accept ?? '');
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>): void => {
    const { clipboardData, currentTarget } = event;
    // A table copied from an office program comes as text and as a picture; the text is pasted.
    if (!clipboardData.types.includes('text/plain')) {
      attach([...clipboardData.files]);
      return;
    }
    const pasted = longPasteOf(clipboardData.getData('text/plain'), roomIn(currentTarget));
    if (!pasted || !takesText) return;
    // The field would cut it.
    if (pasted.isOver) event.preventDefault();
    if (pasted.isOver || settings.get().longPaste !== 'never') setPaste({ ...pasted, draft });
  };
  const endPaste = (): void => setPaste(null);
  const placeholder = details?.placeholder ?? 'Напишите сообщение';
  const isTall = height !== null || text.length > LINE || text.includes('\n');

  return (
    <div ref={whole} className={box}>
      {!isClosed && <ResizeHandle height={height ?? defaultHeight} onChange={resize} />}
      {queue && (
        <Suspense>
          <LazyQueueList conversation={conversation} queue={queue} service={service} inputRef={inputRef} />
        </Suspense>
      )}
      {/* The region exists before its text, so that screen readers announce it. */}
      <div role="status">
        {editing !== null && (
          <Suspense>
            <LazyEditingBar conversation={conversation} onCancel={cancelEdit} />
          </Suspense>
        )}
      </div>
      {isHandedOver && (
        <Suspense>
          <LazyHandedBar conversation={conversation} inputRef={inputRef} />
        </Suspense>
      )}
      {hasSettings && (
        <Suspense>
          <LazySettingChips conversation={conversation} onOpen={panel.open} />
        </Suspense>
      )}
      {isRefused && !isClosed && (
        <Suspense>
          <LazyRefusedSend conversation={conversation} onSend={send} onOpenSettings={panel.open} />
        </Suspense>
      )}
      {isExternal && mayHoldNumbers && (
        <Suspense>
          <LazyPersonalData conversation={conversation} service={service} inputRef={inputRef} />
        </Suspense>
      )}
      {hasChips && (
        <LazyAttachmentChips
          draft={draft}
          instead={
            <Text size="sm" tone="muted">
              Файлов: {files.length + lost.length}
            </Text>
          }
        />
      )}
      {hasRefusedFiles && (
        <Suspense>
          <LazyRefusedFiles conversation={conversation} service={service} />
        </Suspense>
      )}
      {paste?.draft === draft && takesText && (
        <Suspense>
          <LazyLongPaste {...paste} rule={upload} onEnd={endPaste} onMissing={endPaste} />
        </Suspense>
      )}
      {slash.isOpen && (
        <Suspense>
          <LazyTemplateList conversation={conversation} service={service} slash={slash} onSend={send} />
        </Suspense>
      )}
      {caption && (
        <Text size="sm" tone={caption.isProblem ? 'negative' : 'muted'} as="div">
          <span id="composer-caption">{caption.text}</span>
        </Text>
      )}
      {limit && (
        <Suspense>
          <LazyLimitNote conversation={conversation} limit={limit} />
        </Suspense>
      )}
      {!isClosed && (
        <div className={isTall ? `${row} ${tall}` : row}>
          {/* The copy behind the field gives it the height of its text, or of its placeholder. */}
          <div
            className={sizer}
            data-text={`${text || placeholder} `}
            style={height === null ? undefined : { height, maxHeight: '50dvh' }}
          >
            <textarea
              ref={inputRef}
              id="composer"
              className={input}
              aria-label="Сообщение"
              aria-describedby="composer-caption composer-hint"
              placeholder={placeholder}
              rows={1}
              maxLength={100_000}
              enterKeyHint={isPlainEnter ? 'send' : 'enter'}
              value={text}
              onChange={(event) => draft.setText(event.target.value)}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              {...slash.fieldProps}
            />
          </div>
          {upload && (
            <div className={attachArea}>
              <IconButton label="Прикрепить файл" icon={<Paperclip />} onPress={pickFiles} />
              <input
                id={pickerId}
                type="file"
                hidden
                multiple={upload.multiple ?? false}
                accept={pickedTypes(upload.accept ?? '')}
                onChange={(event) => {
                  attach([...(event.target.files ?? [])]);
                  // Choosing the same file again must fire `change` again (PRE-11).
                  event.target.value = '';
                }}
              />
            </div>
          )}
          <Inline gap={0}>
            {!panel.isBeside && !hasOwnSettings(place) && (
              <ModelSelect serviceType={name} choice={conversation.model} />
            )}
            <VoiceButton
              serviceType={name}
              inputRef={inputRef}
              onRecorded={typeInput === 'audio' ? (file) => attach([file]) : undefined}
            />
            <span id="composer-hint" className={hint} data-new={isNewHere || undefined}>
              {isRunning
                ? `${sendKeys} — в очередь, Esc — остановить ответ`
                : `${sendKeys} — отправить, ${isPlainEnter ? 'Shift+Enter' : 'Enter'} — новая строка`}
            </span>
          </Inline>
          <div className={buttons}>
            {isRunning && (
              <IconButton
                variant="secondary"
                label="Остановить"
                icon={<Square />}
                onPress={(event) => {
                  stop();
                  keepFocus(event);
                }}
              />
            )}
            {!(isRunning && isEmpty) && (
              <IconButton
                variant={isWaiting ? 'secondary' : 'primary'}
                label={isWaiting ? 'Не отправлять' : 'Отправить'}
                icon={isWaiting ? <Square /> : <ArrowUp />}
                onPress={(event) => {
                  if (isWaiting) stopWaiting();
                  else send();
                  keepFocus(event);
                }}
              />
            )}
          </div>
        </div>
      )}
    </div>
  );
}
