import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { whenIdle } from '#lib/timing.ts';
import { Inline, LazyDrawer, lazyPart, toast } from '#ui/index.ts';
import { isRunning } from '../../list/status.ts';
import { isLater } from '../../model/deck.ts';
import { placesOf } from '../../model/layouts.ts';
import { PrintSlides } from '../../show/PrintSlides.tsx';
import { useEditorKeys } from '../../undo/useEditorKeys.ts';
import { useThreadPoll } from '../comments/threads.ts';
import { AddSlide } from '../list/AddSlide.tsx';
import { AllSlides } from '../list/AllSlides.tsx';
import { box, tools as listTools } from '../list/SlideList.css.ts';
import { SlideList } from '../list/SlideList.tsx';
import { loadDocuments } from '../list/slide-clipboard.ts';
import { InsertMenu } from '../objects/InsertMenu.tsx';
import { Outline } from '../outline/Outline.tsx';
import { dismissConverted } from '../panels/converted-toast.ts';
import { Panel } from '../panels/Panel.tsx';
import { usePresencePoll } from '../presence/presence.ts';
import { area as runArea } from '../run/RunLine.css.ts';
import { useCanEdit, useOpenEditor } from '../saving/EditorContext.ts';
import { SectionMenu } from '../sections/SectionMenu.tsx';
import { Stage } from '../slide/Stage.tsx';
import { useEditor } from '../store/deck-store.ts';
import { TextToolbar } from '../text/TextToolbar.tsx';
import { TextEditor } from '../text/text-engine.ts';
import { ArchiveNotice } from './ArchiveNotice.tsx';
import { columns, main, page, panel as panelClass, side, strip, stripTools, tools } from './Editor.css.ts';
import type { EditorSearch, View } from './editor-search.ts';
import { PhoneEditor } from './PhoneEditor.tsx';
import { TopBar } from './TopBar.tsx';
import { useCopy } from './useCopy.ts';
import { useWidth } from './useWidth.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

const Show = lazyPart(async () => ({ default: (await import('../../show/Show.tsx')).Show }));
const RunLine = lazyPart(() => import('../run/RunLine.tsx'));
const Versions = lazyPart(async () => ({ default: (await import('../versions/Versions.tsx')).Versions }));

interface EditorProps extends EditorSearch {
  onSearch: (search: EditorSearch) => void;
  /** Opens the presentation again. */
  onReopen: () => void;
  /** Whether it has been opened again: the button that did it is gone. */
  isReopened: boolean;
}

const list = '[role="listbox"][aria-label="Слайды"]';
/** On a phone the one slide that is shown instead of the cards. */
const entered = '[data-phone-slide]';

/** Frames in which a closing drawer may give the focus back. */
const closing = 30;
/** A drawer that the address opened has no button to give the focus back to: the slides take it. */
const focusIfLost = (frames = closing): void => {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isOpen = document.querySelector('[role="dialog"]') !== null;
    if (!isOpen && activeElement === document.body)
      document.querySelector<HTMLElement>(`${list}, [data-slide], ${entered}`)?.focus();
    else if (frames > 0) focusIfLost(frames - 1);
  });
};

/** Puts the focus on the first place of the slide. */
const enterSlide = (): void => document.querySelector<HTMLElement>('[data-place]')?.focus();

/** The open presentation in the layout that the window has room for (presentations.md §4). */
export function Editor({ panel, thread, view, show, onSearch, onReopen, isReopened }: EditorProps) {
  const { session, userId } = useOpenEditor();
  const { store } = session;
  const canEdit = useCanEdit();
  const width = useWidth();
  const current = useEditor(store, (state) => state.current);
  const isEntered = useEditor(store, (state) => state.isEntered);
  const [hasVersions, setVersions] = useState(false);
  const [deckNow] = useState(() => () => store.deck);
  const isBegun = useEditor(store, ({ history }) => isRunning(history.present.status));
  // It stays after the end of the run, to name what could not be made.
  const [hasRun, setRun] = useState(isBegun);
  if (isBegun && !hasRun) setRun(true);
  const copy = useCopy();
  useThreadPoll();
  usePresencePoll();
  // On a phone the cards put no slide into the address, so that a reload shows the cards again (PRES-02).
  const slideShown = width === 'phone' && !isEntered && show !== true ? null : current;
  const follow = useEffectEvent(() => onSearch({ slide: slideShown ?? undefined }));
  useEffect(() => dismissConverted, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the slide
  useEffect(() => follow(), [slideShown]);
  useEffect(() => {
    if (isReopened) focusIfLost();
  }, [isReopened]);
  // Editing and the show go on without a network, once the slides are there.
  useEffect(
    () =>
      whenIdle(() => {
        if (canEdit) {
          TextEditor.preload();
          void loadDocuments();
        }
        Show.preload();
      }),
    [canEdit],
  );

  const startShow = (): void => onSearch({ show: true });
  const endShow = (): void => {
    onSearch({ show: undefined });
    requestAnimationFrame(() =>
      document
        .querySelector<HTMLElement>(`${list}, [data-slide="${store.get().current}"], ${entered}`)
        ?.focus(),
    );
  };
  const setView = (next: View | undefined): void => {
    store.set({ editing: null });
    onSearch({ view: next });
  };
  /** Back from all slides to the one that is chosen. */
  const showSlide = (): void => {
    setView(undefined);
    requestAnimationFrame(() => document.querySelector<HTMLElement>(list)?.focus());
  };
  useEditorKeys({
    onOutline: () => setView(view === 'outline' ? undefined : 'outline'),
    onAll: () => setView(view === 'all' ? undefined : 'all'),
    onUndo: () => {
      if (canEdit) store.undo();
    },
    onRedo: () => {
      if (canEdit) store.redo();
    },
    onVersion: () => {
      if (!canEdit) return;
      session.addVersion().then(
        () => void toast.show({ tone: 'positive', title: 'Версия сохранена', timeout: 2000 }),
        () => void toast.show({ tone: 'negative', title: 'Не\u00a0удалось сохранить версию' }),
      );
    },
    onShow: startShow,
  });
  const enter = (): void => {
    const slide = store.deck.slides.find(({ id }) => id === store.get().current);
    if (slide && !isLater(slide) && placesOf(slide).length > 0) enterSlide();
  };
  const isDrawer = width === 'strip' || width === 'phone';
  // Where the panel is opened on request, `panel` also tells that it is open. Otherwise the default panel «Слайд» is left out
  // of the address.
  const isOnRequest = width !== 'wide';
  const isBeside = view !== 'all' && (width === 'wide' || (width === 'middle' && panel !== undefined));
  /** Whether a button opened the drawer: it gets the focus back. */
  const hasButton = useRef(false);
  const switchPanel = (): void => {
    hasButton.current = true;
    onSearch({ panel: isBeside ? undefined : 'slide', thread: undefined });
  };
  const closePanel = (): void => {
    onSearch({ panel: undefined, thread: undefined });
    if (!hasButton.current) focusIfLost();
    hasButton.current = false;
  };
  const panelShown = (
    <Panel
      onJump={isDrawer ? closePanel : undefined}
      panel={panel ?? 'slide'}
      thread={thread}
      onPanel={(next) =>
        onSearch({ panel: next === 'slide' && !isOnRequest ? undefined : next, thread: undefined })
      }
    />
  );
  return (
    <>
      <div className={page}>
        <TopBar
          isPhone={width === 'phone'}
          onPanel={isOnRequest ? switchPanel : undefined}
          isPanelShown={width === 'middle' ? isBeside : undefined}
          onShow={startShow}
          onVersions={() => setVersions(true)}
          onTaken={onReopen}
          onCopy={copy}
        />
        <ArchiveNotice onRestored={onReopen} />
        {hasRun && (
          <Suspense>
            <div className={runArea}>
              <RunLine />
            </div>
          </Suspense>
        )}
        {width === 'phone' ? (
          <PhoneEditor view={view} onView={setView} />
        ) : (
          <>
            <div className={tools}>
              {canEdit && (
                <Inline gap={2}>
                  {view === undefined && <InsertMenu />}
                  <TextToolbar />
                </Inline>
              )}
              <ViewSwitch view={view} onView={setView} />
            </div>
            <div className={`${main} ${columns[view === 'all' ? 'all' : isBeside ? 'wide' : width]}`}>
              {view === 'all' ? null : width === 'strip' ? (
                <div className={strip}>
                  <div className={stripTools}>
                    {canEdit && <AddSlide isIcon />}
                    <SectionMenu isIcon />
                  </div>
                  <SlideList look="strip" onEnter={enter} />
                </div>
              ) : (
                <div className={`${side} ${box}`}>
                  {canEdit && (
                    <div className={listTools}>
                      <AddSlide />
                      <SectionMenu isIcon />
                    </div>
                  )}
                  <SlideList onEnter={enter} />
                </div>
              )}
              {view === 'all' ? (
                <AllSlides onEnter={showSlide} />
              ) : view === 'outline' ? (
                <Outline />
              ) : (
                <Stage />
              )}
              {isBeside && (
                <aside aria-label="Свойства" className={panelClass}>
                  {panelShown}
                </aside>
              )}
            </div>
          </>
        )}
        {/* What loads does not hide the editor, which would lose the focus. */}
        <Suspense>
          {isDrawer && panel && (
            <LazyDrawer isOpen side="end" size="lg" title="Свойства" onClose={closePanel}>
              {panelShown}
            </LazyDrawer>
          )}
          {hasVersions && (
            <Versions onClose={() => setVersions(false)} onMissing={() => setVersions(false)} />
          )}
          {show === true && (
            <Show
              deck={store.deck}
              userId={userId}
              from={current}
              onSlide={(id) => store.select(id)}
              onClose={endShow}
              onMissing={() => onSearch({ show: undefined })}
            />
          )}
        </Suspense>
      </div>
      <PrintSlides deck={deckNow} />
    </>
  );
}
