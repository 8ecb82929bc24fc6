import { useEffect, useEffectEvent, useState } from 'react';
import { Disclosure, Failure, NativeSelect, Skeleton, Stack, Text } from '#ui/index.ts';
import { type AnySlide, isLater, slideTitle } from '../../model/deck.ts';
import { finding } from '../panels/Panel.css.ts';
import { usePanelPart } from '../panels/usePanelPart.ts';
import { useOpenEditor } from '../saving/EditorContext.ts';
import { useEditor, useOrder, useSlide } from '../store/deck-store.ts';
import { DraftField } from './CommentField.tsx';
import { goneTarget, objectOptionId, targetsOf } from './comment-target.ts';
import { ThreadView, threadId } from './ThreadView.tsx';
import { commentsText, type Thread, useThreads } from './threads.ts';
import { useCommentDraft } from './useCommentDraft.ts';
import { refusalOf, useThreadChanges } from './useThreadChanges.ts';

const WHOLE = 'slide';

interface CommentsPanelProps {
  /** The thread that the address names. */
  thread?: string | undefined;
  /** Called when a part of the slide is shown, so that a drawer over it closes. */
  onJump?: (() => void) | undefined;
}

/** The comments on the slide: a new one, the open ones, the resolved ones, and which other slides have some (PRES-70). */
export function CommentsPanel({ thread: wanted, onJump }: CommentsPanelProps) {
  const { store } = useOpenEditor().session;
  const current = useEditor(store, (state) => state.current);
  const slide = useSlide(store, current);
  const isClosed = store.deck.hidden;
  const { threads, isLoaded, isError, isFetching, refetch } = useThreads();
  const own = threads.filter(({ slideId }) => slideId === current);
  const open = own.filter(({ isResolved }) => !isResolved);
  const resolved = own.filter(({ isResolved }) => isResolved);
  const isThere = wanted !== undefined && own.some(({ uuid }) => uuid === wanted);
  const showWanted = useEffectEvent(() => {
    const element = wanted === undefined ? null : document.getElementById(threadId(wanted));
    element?.scrollIntoView({ block: 'nearest' });
    element?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (isThere) showWanted();
  }, [isThere]);
  if (isError && !isLoaded)
    return <Failure level={3} title="Не удалось загрузить" isPending={isFetching} onRetry={refetch} />;
  if (!isLoaded) return <Skeleton shape="block" height="8rem" />;
  return (
    <Stack gap={4}>
      {wanted !== undefined && !threads.some(({ uuid }) => uuid === wanted) && (
        <Text tone="muted">Комментария по&nbsp;ссылке уже нет.</Text>
      )}
      {isClosed && <Text tone="muted">Презентация в&nbsp;архиве: комментарии можно только читать.</Text>}
      {slide && !isClosed && <NewComment key={slide.id} slide={slide} />}
      {open.length > 0 && (
        <ThreadList label="Открытые комментарии" threads={open} isClosed={isClosed} onJump={onJump} />
      )}
      {open.length === 0 && (
        <Text size="sm" tone="muted">
          На&nbsp;этом слайде открытых комментариев нет.
        </Text>
      )}
      {resolved.length > 0 && (
        <Disclosure
          key={`${current} ${isThere}`}
          title={`Решённые: ${resolved.length}`}
          defaultExpanded={resolved.some(({ uuid }) => uuid === wanted)}
        >
          <ThreadList label="Решённые комментарии" threads={resolved} isClosed={isClosed} onJump={onJump} />
        </Disclosure>
      )}
      <OtherSlides threads={threads} current={current} />
    </Stack>
  );
}

interface ThreadListProps {
  label: string;
  threads: readonly Thread[];
  isClosed: boolean;
  onJump: (() => void) | undefined;
}

const ThreadList = ({ label, threads, isClosed, onJump }: ThreadListProps) => (
  <Stack as="ul" gap={3} aria-label={label}>
    {threads.map((thread) => (
      <ThreadView key={thread.uuid} thread={thread} isClosed={isClosed} onJump={onJump} />
    ))}
  </Stack>
);

/**
 * The field of a new comment, on the slide, on one of its blocks or on one of its objects. A draft keeps what it is about:
 * only the person changes that. Without a draft it is about the selected object.
 */
function NewComment({ slide }: { slide: AnySlide }) {
  const { store } = useOpenEditor().session;
  const { uuid } = store.deck;
  const { add } = useThreadChanges();
  const isAsked = useEditor(store, ({ panelPart }) => panelPart === 'comment');
  const selected = useEditor(store, ({ objects }) => (objects.size === 1 ? [...objects].join('') : ''));
  const kept = useCommentDraft(`comment:${uuid}:${slide.id}`);
  // An object that is selected later replaces the earlier choice while nothing is typed.
  const [choice, setChoice] = useState({ target: WHOLE, beside: '' });
  const preset = selected !== choice.beside && selected !== '' ? objectOptionId(selected) : choice.target;
  const isTyped = kept.draft.text !== '';
  const wanted = isTyped ? (kept.draft.target ?? WHOLE) : preset;
  const present = targetsOf(slide);
  const gone = present.some(({ id }) => id === wanted) || !isTyped ? undefined : goneTarget(wanted);
  const targets = gone ? [...present, gone] : present;
  const chosen = targets.find(({ id }) => id === wanted);
  const choose = (target: string): void => {
    setChoice({ target, beside: selected });
    if (isTyped) kept.put({ ...kept.newest.current, target });
  };
  const takeSelected = useEffectEvent(() => {
    if (selected !== '') choose(objectOptionId(selected));
  });
  useEffect(() => {
    if (isAsked) takeSelected();
  }, [isAsked]);
  const part = usePanelPart(store, 'comment', 'textarea');
  return (
    <Stack ref={part} gap={2}>
      {targets.length > 0 && (
        <NativeSelect
          label="О чём комментарий"
          options={[{ id: WHOLE, label: 'Весь слайд' }, ...targets.map(({ id, label }) => ({ id, label }))]}
          value={chosen?.id ?? WHOLE}
          onChange={choose}
        />
      )}
      <DraftField
        label="Новый комментарий"
        description={'Чтобы позвать человека, введите\u00a0@'}
        submitLabel="Отправить"
        kept={{ ...kept, put: (next) => kept.put(next.text === '' ? next : { ...next, target: wanted }) }}
        errorMessage={refusalOf(add.error)}
        onSend={(written) =>
          add.send({
            uuid,
            slideId: slide.id,
            ...(chosen?.slot && { slot: chosen.slot }),
            ...(chosen?.objectId && { objectId: chosen.objectId }),
            ...written,
          })
        }
      />
    </Stack>
  );
}

/** The other slides with open comments, each with a jump to it. */
function OtherSlides({ threads, current }: { threads: readonly Thread[]; current: string | null }) {
  const { store } = useOpenEditor().session;
  const order = useOrder(store);
  const slides = useEditor(store, ({ history }) => history.present.slides);
  const rows = order.flatMap((id, index) => {
    const count = threads.filter(({ slideId, isResolved }) => slideId === id && !isResolved).length;
    return id === current || count === 0 ? [] : [{ id, number: index + 1, count }];
  });
  if (rows.length === 0) return null;
  const titleOf = (id: string): string => {
    const slide = slides.find((one) => one.id === id);
    return slide && !isLater(slide) ? slideTitle(slide) : '';
  };
  const jump = (id: string): void => {
    store.select(id);
    store.set({ isEntered: true });
  };
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        На&nbsp;других слайдах
      </Text>
      <Stack as="ul" gap={2} aria-label="Другие слайды с комментариями">
        {rows.map(({ id, number, count }) => (
          <li key={id}>
            <button type="button" className={finding} onClick={() => jump(id)}>
              <span>
                Слайд {number}. {titleOf(id)}
              </span>
              <span>{commentsText(count)}</span>
            </button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
