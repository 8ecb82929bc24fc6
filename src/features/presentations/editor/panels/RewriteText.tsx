import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { presentationTextSend } from '#api/generated/hooks/presentation/presentation.ts';
import type { PresentationTextRequestAction } from '#api/generated/model/presentationTextRequestAction.ts';
import { Button, Inline, NativeSelect, Stack, Text, toast } from '#ui/index.ts';
import { type Slide, slideTitle, textOf } from '../../model/deck.ts';
import { SLOT_NAMES } from '../../model/layouts.ts';
import {
  type ChangedText,
  putBack,
  putTexts,
  type Rewritten,
  type SentText,
  selectedIn,
  textsOfSlide,
} from '../../model/rewritten.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor } from '../store/deck-store.ts';
import { label } from './Panel.css.ts';
import { usePanelPart } from './usePanelPart.ts';

type Action = PresentationTextRequestAction;

interface Asked {
  readonly action: Action;
  readonly sent: readonly SentText[];
  /** Of a translation. */
  readonly language: string;
}

const WHOLE = 'slide';
const SELECTED = 'selected';

/** What became of a request, in words. */
function outcome({ changed, kept, problem }: Rewritten): string {
  const parts = [
    changed.length > 0 && 'Готово.',
    kept.length > 0 && 'Пока модель писала, вы\u00a0изменили текст: он\u00a0остался вашим.',
    problem && `Новый текст не\u00a0помещается: ${problem.toLocaleLowerCase('ru')}. Прежний остался.`,
  ].filter((part) => typeof part === 'string');
  return parts.length > 0 ? parts.join(' ') : 'Модель оставила текст как есть.';
}

/** What became of the way back, in words. */
function backOutcome({ changed, kept, problem }: Rewritten): string {
  if (problem) return `Прежний текст не\u00a0помещается: ${problem.toLocaleLowerCase('ru')}. Новый остался.`;
  if (kept.length === 0) return 'Прежний текст на\u00a0месте.';
  const which = changed.length > 0 ? 'Часть текста' : 'Этот текст';
  const isKept = changed.length > 0 ? 'изменена и\u00a0осталась' : 'изменён и\u00a0остался';
  return `${which} с\u00a0тех пор ${isKept} как есть. Шаги назад делает «Отменить».`;
}

/**
 * Texts of the slide, written anew by the service of the presentation, with the way back (PRES-78), or only the
 * selected paragraphs (PRES-88).
 */
export function RewriteText({ slide }: { slide: Slide }) {
  const { store } = useOpenEditor().session;
  const uuid = useEditor(store, ({ history }) => history.present.uuid);
  const part = usePanelPart(store, 'rewrite');
  const selected = selectedIn(
    slide,
    useEditor(store, ({ selectedText }) => selectedText),
  );
  // A new selection replaces the earlier choice in «Какой текст».
  const [choice, setChoice] = useState({ place: WHOLE, beside: '' });
  const beside = selected ? JSON.stringify(selected) : '';
  const place = selected && choice.beside !== beside ? SELECTED : choice.place;
  const [earlier, setEarlier] = useState<readonly ChangedText[]>([]);
  const [note, setNote] = useState('');
  const texts = textsOfSlide(slide);
  // The answer is put in even if another slide is on the screen by then.
  const send = useMutation({
    mutationFn: ({ action, sent, language }: Asked) =>
      presentationTextSend({
        uuid,
        action,
        texts: sent.map(({ block: { paragraphs } }) => ({ paragraphs })),
        ...(action === 'translate' && { language }),
      }),
    onSuccess({ texts: written }, { sent }) {
      const result = putTexts(store.deck, slide.id, sent, written);
      if (result.changed.length > 0) store.edit(() => result.deck);
      setEarlier(result.changed);
      setNote(outcome(result));
      if (store.get().current !== slide.id)
        toast.show({ tone: 'info', title: `«${slideTitle(slide)}»: ${outcome(result)}` });
    },
  });
  if (texts.length === 0) return null;
  const chosen = texts.filter(({ name }) => name === place);
  const whole = chosen.length > 0 ? chosen : texts;
  const sent = selected && place === SELECTED ? [selected] : whole;
  const language = sent.some(({ block }) => /[а-яё]/i.test(textOf(block))) ? 'en' : 'ru';
  const ask = (action: Action): void => {
    setNote('');
    setEarlier([]);
    send.mutate({ action, sent, language });
  };
  const back = (): void => {
    const result = putBack(store.deck, slide.id, earlier);
    if (result.changed.length > 0) store.edit(() => result.deck);
    setEarlier([]);
    setNote(backOutcome(result));
  };
  const actions = [
    ['rewrite', 'Переписать'],
    ['shorten', 'Сократить'],
    ['expand', 'Дополнить'],
    ['translate', language === 'en' ? 'На\u00a0английский' : 'На\u00a0русский'],
  ] as const;
  return (
    <Stack ref={part} role="group" aria-label="Текст с&nbsp;помощью ИИ" gap={2}>
      <span aria-hidden="true" className={label}>
        Текст с&nbsp;помощью ИИ
      </span>
      {(texts.length > 1 || selected) && (
        <NativeSelect
          label="Какой текст"
          options={[
            ...(selected ? [{ id: SELECTED, label: 'Выделенное' }] : []),
            { id: WHOLE, label: 'Весь слайд' },
            ...texts.map(({ name }) => ({ id: name, label: SLOT_NAMES[name] })),
          ]}
          value={selected && place === SELECTED ? SELECTED : chosen.length > 0 ? place : WHOLE}
          onChange={(next) => setChoice({ place: next, beside })}
        />
      )}
      <Inline gap={2} wrap>
        {actions.map(([action, name]) => (
          <Button
            key={action}
            size="sm"
            isPending={send.isPending && send.variables.action === action}
            isDisabled={send.isPending}
            onPress={() => ask(action)}
          >
            {name}
          </Button>
        ))}
      </Inline>
      <span role="status">{note && <Text size="sm">{note}</Text>}</span>
      {earlier.length > 0 && (
        <Button size="sm" variant="quiet" onPress={back}>
          Вернуть прежний текст
        </Button>
      )}
    </Stack>
  );
}
