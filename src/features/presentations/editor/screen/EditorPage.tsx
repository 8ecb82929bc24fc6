import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { isUuid } from '#lib/uuid.ts';
import { inlineText } from '#platform/errors/decide.ts';
import { session as signedIn } from '#platform/session/session.ts';
import { useSession } from '#platform/session/useSession.ts';
import { buttonClass, EmptyState, Failure, lazyPart, NotFoundIllustration, Skeleton } from '#ui/index.ts';
import { deckCalls } from '../saving/deck-calls.ts';
import { DeckSession } from '../saving/deck-session.ts';
import { EditorContext } from '../saving/EditorContext.ts';
import { type OpenedDeck, openDeck } from '../saving/open-deck.ts';
import { page, skeleton } from './Editor.css.ts';
import { Editor } from './Editor.tsx';
import type { EditorSearch } from './editor-search.ts';

/** The layout of the editor while the presentation loads. */
const EditorSkeleton = () => (
  <section aria-busy="true" aria-label="Презентация загружается" className={page}>
    <div className={skeleton}>
      <Skeleton shape="block" height="2.5rem" />
      <Skeleton shape="block" height="60vh" />
    </div>
  </section>
);

const Presenter = lazyPart(async () => ({ default: (await import('../../show/Presenter.tsx')).Presenter }));

const meta = { inline: [400, 403, 404] };

interface EditorPageProps extends EditorSearch {
  uuid: string;
  /** Changes parts of the address; the others stay. */
  onSearch: (change: EditorSearch) => void;
}

/** `/pres-editor/…`: opens a presentation for editing, or for reading to those who may not change it. */
export function EditorPage({ uuid, ...search }: EditorPageProps) {
  const userId = useSession().profile?.id ?? 0;
  const [round, setRound] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['open presentation', userId, uuid, round],
    queryFn: () => openDeck(userId, uuid),
    enabled: isUuid(uuid),
    staleTime: Number.POSITIVE_INFINITY,
    // A cached answer would be out of date after the first change.
    gcTime: 0,
    meta,
  });
  if (!isUuid(uuid) || (error && inlineText(error, meta) !== null)) return <Missing />;
  if (error && !data)
    return <Failure level={1} title={'Не\u00a0удалось загрузить презентацию'} onRetry={refetch} />;
  if (!data) return <EditorSkeleton />;
  if (search.show === 'presenter')
    return <Presenter userId={userId} uuid={uuid} read={() => presentationRead({ presentationId: uuid })} />;
  return (
    <OpenEditor
      key={round}
      opened={data}
      userId={userId}
      isReopened={round > 0}
      onReopen={() => setRound(round + 1)}
      {...search}
    />
  );
}

const Missing = () => (
  <EmptyState
    level={1}
    illustration={<NotFoundIllustration />}
    title={'Презентация не\u00a0найдена или доступ к\u00a0ней закрыт'}
    action={
      <Link to="/presentations" className={buttonClass({ variant: 'primary' })}>
        К&nbsp;презентациям
      </Link>
    }
  />
);

interface OpenEditorProps extends Omit<EditorPageProps, 'uuid'> {
  opened: OpenedDeck;
  userId: number;
  onReopen: () => void;
  isReopened: boolean;
}

function OpenEditor({ opened, userId, onReopen, isReopened, ...search }: OpenEditorProps) {
  const [open, setOpen] = useState<DeckSession | null>(null);
  const [firstSlide] = useState(search.slide);
  useEffect(() => {
    const { saved, pending } = opened;
    const made = new DeckSession(userId, saved, pending, deckCalls(saved.uuid), firstSlide);
    setOpen(made);
    void made.start();
    const leave = (): void => void made.autosave.keepNow(true);
    const hide = (): void => {
      if (document.visibilityState === 'hidden') leave();
    };
    const retry = (): void => made.autosave.retry();
    const endSession = signedIn.subscribe(() => {
      if (signedIn.get().state === 'AUTHENTICATED' && signedIn.get().profile?.id === userId) retry();
    });
    addEventListener('online', retry);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      endSession();
      removeEventListener('online', retry);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      made.end();
    };
  }, [opened, userId, firstSlide]);
  if (!open) return <EditorSkeleton />;
  return (
    <EditorContext value={{ session: open, userId }}>
      <Editor onReopen={onReopen} isReopened={isReopened} {...search} />
    </EditorContext>
  );
}
