import { Sparkles } from 'lucide-react';
import { type KeyboardEvent, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useBodyMark } from '#lib/body-mark.ts';
import { useStore } from '#lib/store.ts';
import { useSession } from '#platform/session/useSession.ts';
import { isSendKey, sendsByEnter } from '#platform/settings.ts';
import { Button, Inline, lazyPart } from '#ui/index.ts';
import { boxId, openHomeText } from '../home-text.ts';
import type { Press } from './Assistant.tsx';
import { box, input, sizer, tools } from './HomeComposer.css.ts';

/** Everything of the router but its field. */
const LazyAssistant = lazyPart(() => import('./Assistant.tsx'));

/** Time after which the rest of the router is loaded if nobody has touched the field, ms. */
const LOAD_DELAY_MS = 3000;

/** A letter that is typed where nothing takes it is written into the field, so that asking needs no press before it. */
function typeElsewhere(field: HTMLElement | null, event: globalThis.KeyboardEvent): void {
  const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
  if (defaultPrevented || ctrlKey || metaKey || altKey || !/^[\p{L}\d]$/u.test(key)) return;
  if (target instanceof Element && target.matches('body, main, h1')) field?.focus();
}

/**
 * The field of the main page in which a person says what they need (HOME-06). It works at once; suggestions, attachments and
 * the choice of a service are loaded when it is used and move nothing. Before the press nothing of the text leaves the
 * browser (HOME-10).
 *
 * @param onlyInternal whether external services are hidden now
 */
export function HomeComposer({ onlyInternal }: { onlyInternal: boolean }) {
  const userId = useSession().profile?.id ?? 0;
  const [store] = useState(() => openHomeText(userId));
  const text = useStore(store);
  const field = useRef<HTMLTextAreaElement>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isUsed, setUsed] = useState(text !== '');
  const [press, setPress] = useState<Press | null>(null);
  useBodyMark('data-composer');
  useEffect(() => {
    const timer = setTimeout(() => setUsed(true), LOAD_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  // Before the field is painted: a letter typed at its sight is its own.
  useLayoutEffect(() => {
    const onKey = (event: globalThis.KeyboardEvent) => typeElsewhere(field.current, event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const use = (): void => setUsed(true);
  const pick = (isDirect = false, service?: string): void => {
    use();
    setPress((last) => ({ id: (last?.id ?? 0) + 1, text: store.get(), isDirect, service }));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter confirms the choice of an input method here.
    if (!isSendKey(event) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!event.repeat) pick(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the first use loads the drop target; «Прикрепить файл» does the same by keyboard */}
      <div id={boxId} className={box} onFocus={use} onPointerEnter={use} onDragEnter={use}>
        <div className={sizer} data-text={`${text} `}>
          <textarea
            ref={field}
            id="composer"
            className={input}
            aria-label="Что нужно сделать?"
            placeholder="Что нужно сделать?"
            rows={1}
            maxLength={100_000}
            enterKeyHint={sendsByEnter() ? 'send' : 'enter'}
            value={text}
            onChange={(event) => store.set(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </div>
        <Inline>
          <div ref={setPlace} className={tools} />
          <Button variant="primary" icon={<Sparkles />} isCompact onPress={() => pick()}>
            Подобрать сервис
          </Button>
        </Inline>
      </div>
      {isUsed && place && (
        <Suspense>
          <LazyAssistant
            text={text}
            onType={store.set}
            userId={userId}
            onlyInternal={onlyInternal}
            field={field}
            tools={place}
            press={press}
            onPick={pick}
          />
        </Suspense>
      )}
    </>
  );
}
