/** The beginning of a run: it is checked, stored with its key, and then followed. */
import { isDeepStrictEqual } from 'node:util';
import { Failure, problem, refuseFields } from '#mocks/contract/failures.ts';
import { serviceErrors } from '#mocks/domain/lab-templates/lab-template-fields.ts';
import { withinBudgets } from '#mocks/domain/limits/budget-end.ts';
import { checkStorage } from '#mocks/domain/limits/storage-limits.ts';
import { drawingService } from '#mocks/domain/presentations/drawing.ts';
import { type Materials, materialsOf } from '#mocks/domain/presentations/materials.ts';
import { findPresentation, MAY_EDIT } from '#mocks/domain/presentations/presentation.ts';
import type { Piece, PresentationEvent, Stage } from '#mocks/domain/presentations/run.ts';
import { isKnownSlide } from '#mocks/domain/presentations/slide.ts';
import { askedOutline, askedSlides } from '#mocks/domain/presentations/upstream.ts';
import { keepVersion } from '#mocks/domain/presentations/versions.ts';
import { encodeEvents, follow } from '#mocks/domain/streams/event-stream.ts';
import type { OutlineItem, Schemas, StoredPresentation, User } from '#mocks/store/database.ts';
import type { Dependencies } from './kit/dependencies.ts';
import { answeredBefore, type KeyedCall, keepAnswer, keyedCall } from './kit/once.ts';

type Brief = Schemas['PresentationBrief'];

/** Most runs of a person at the same time, and when to try again, s. */
const MAX_RUNS = 2;
const RETRY_AFTER = 10;
const NOT_DRAWN =
  'Рисовать картинки нечем: ни\u00a0один сервис картинок не\u00a0подключён. Выберите «Предложить» или «Без картинок»';
const CHANGED = 'Презентация уже изменена. Откройте её ещё раз';

interface RunCall {
  readonly deps: Dependencies;
  readonly operationId: string;
  readonly user: User;
  readonly visitor: User | null;
  readonly request: Request;
  readonly path: { readonly presentationId: string };
  readonly header: { readonly 'Idempotency-Key'?: string };
  readonly query: unknown;
  readonly body: { readonly version: number };
}

/** The run that was begun with an idempotency key. */
interface Begun {
  readonly runId: string;
  readonly total: number;
}

/** A run that may begin. */
interface Plan {
  readonly deck: StoredPresentation;
  readonly brief: Brief;
  readonly stage: Stage;
  readonly total: number;
  readonly overwritesEdited: boolean;
  /** The presentation as the run begins with it. */
  readonly begun: StoredPresentation;
  readonly pieces: (materials: Materials, signal: AbortSignal) => AsyncIterable<Piece>;
}

interface Checked {
  readonly deck: StoredPresentation;
  readonly brief: Brief;
  /** The image service that draws the pictures; undefined without, or where they are rehearsed. */
  readonly drawer: string | undefined;
}

/** The checks before both kinds of runs: whether this presentation may have one, and whether it may begin now. */
function checkedDeck(c: RunCall): Checked {
  const { database, presentationRuns: runs } = c.deps;
  const { deck } = findPresentation(database, c.user, c.path.presentationId, MAY_EDIT);
  const { brief: asked } = deck.content;
  if (deck.hidden || !asked)
    throw new Failure('fields-invalid', {
      errors: [
        deck.hidden
          ? problem('presentationId', 'hidden', 'Презентация в\u00a0архиве')
          : problem('brief', 'required', 'Напишите тему'),
      ],
    });
  if (runs.stateOf(deck.uuid)) throw new Failure('generation-running');
  if (deck.version !== c.body.version) throw new Failure('version-conflict', { message: CHANGED });
  const service = serviceErrors(database, c.user, { ...asked, agentId: null });
  refuseFields(service.map((error) => ({ ...error, field: `brief.${error.field}` })));
  const brief = withinBudgets(c.deps, c.user, asked);
  const drawer = brief.pictures === 'draw' ? drawingService(database, c.deps.model, c.user) : undefined;
  if (brief.pictures === 'draw' && drawer === undefined && !c.deps.played)
    refuseFields([problem('brief.pictures', 'not-connected', NOT_DRAWN)]);
  if (drawer !== undefined) withinBudgets(c.deps, c.user, { serviceType: drawer, model: null });
  if (runs.countOf(c.user.email) >= MAX_RUNS)
    throw new Failure('too-many-generations', { retryAfter: RETRY_AFTER });
  return { deck, brief, drawer };
}

/** What a run for the outline will do. */
export function outlinePlan(c: RunCall): Plan {
  const { deck, brief } = checkedDeck(c);
  const { deps } = c;
  const { content, version } = deck;
  const begun =
    content.outline.length === 0
      ? deck
      : {
          ...deck,
          content: { ...content, outline: [] },
          version: version + 1,
          date: deps.now().toISOString(),
        };
  return {
    deck,
    brief,
    begun,
    stage: 'outline',
    total: brief.slideCount,
    overwritesEdited: false,
    pieces: (materials, signal) =>
      deps.played && deps.model.rehearses?.(brief.serviceType)
        ? deps.played.outline({ brief, materials, signal, pause: deps.presentationRuns.pause })
        : askedOutline({ deps, brief, materials, signal }),
  };
}

/** The items whose slides are missing or were made from other words (PRES-04), without edited slides unless asked (PRES-06). */
function itemsToMake(
  { content, madeFrom }: StoredPresentation,
  wanted: readonly string[],
  overwritesEdited: boolean,
): OutlineItem[] {
  const named = new Set(wanted.length > 0 ? wanted : content.outline.map(({ id }) => id));
  const slides = content.slides.filter(isKnownSlide);
  return content.outline.filter((item) => {
    if (!named.has(item.id)) return false;
    const slide = slides.find(({ outlineId }) => outlineId === item.id);
    if (!slide) return true;
    const from = madeFrom?.[item.id];
    const isChanged = from !== undefined && !isDeepStrictEqual(from, item);
    return isChanged && (overwritesEdited || !slide.isEdited);
  });
}

/** What a run for slides will do. */
export function slidesPlan(c: RunCall & { readonly body: Schemas['PresentationSlidesRequest'] }): Plan {
  const { deck, brief, drawer } = checkedDeck(c);
  const { deps } = c;
  const { outlineIds, overwritesEdited } = c.body;
  const { outline } = deck.content;
  if (outline.length === 0) refuseFields([problem('outline', 'required', 'Сначала составьте план')]);
  refuseFields(
    outlineIds.flatMap((id, at) =>
      outline.some((item) => item.id === id)
        ? []
        : [problem(`outlineIds[${at}]`, 'unknown', 'Такого пункта в\u00a0плане нет')],
    ),
  );
  if (brief.pictures === 'draw') checkStorage(deps.database, c.user, 0);
  const items = itemsToMake(deck, outlineIds, overwritesEdited);
  return {
    deck,
    brief,
    stage: 'slides',
    total: items.length,
    overwritesEdited,
    // Stored now, for the case that the gateway crashes during the run.
    begun: { ...deck, status: 'stopped' },
    pieces: (materials, signal) =>
      deps.played && deps.model.rehearses?.(brief.serviceType)
        ? deps.played.slides({ brief, materials, signal, pause: deps.presentationRuns.pause }, items, outline)
        : askedSlides({ deps, brief, materials, signal, drawer }, items),
  };
}

function begin(c: RunCall, plan: Plan, keyed: KeyedCall | undefined): Begun {
  const { database, presentationRuns, now } = c.deps;
  const { deck, begun, stage, total, overwritesEdited, brief } = plan;
  const facts = {
    runId: crypto.randomUUID(),
    uuid: deck.uuid,
    stage,
    total,
    overwritesEdited,
    owner: c.user.email,
    path: new URL(c.request.url).pathname,
  };
  const materials = materialsOf(database, brief);
  const kept: Begun = { runId: facts.runId, total };
  const moment = now();
  presentationRuns.start({
    facts,
    deck: { ...begun, kept: moment.toISOString() },
    storing: (transaction) => {
      keepVersion(database, transaction, {
        deck,
        authorId: c.user.profile.id,
        reason: 'generation',
        now: moment,
      });
      if (keyed) keepAnswer(c.deps, transaction, keyed, { status: 200, body: JSON.stringify(kept) });
    },
    pieces: async function* (signal) {
      yield* plan.pieces(await materials, signal);
    },
  });
  return kept;
}

/** The stream of a run whose events are gone: that it began and how it ended. */
function replayed(
  { runId, total }: Begun,
  stage: Stage,
  { version, status }: StoredPresentation,
): Uint8Array<ArrayBuffer> {
  const events: PresentationEvent[] = [
    { type: 'started', id: '1', runId, stage, total, version },
    {
      type: 'finished',
      id: '2',
      status: status === 'stopped' || status === 'failed' ? 'partial' : 'complete',
      version,
    },
  ];
  return encodeEvents(events);
}

/** The body of the answer to a send: the run that it began, or that an earlier send with its key began. */
export async function streamOf<Call extends RunCall>(
  c: Call,
  stage: Stage,
  planOf: (c: Call) => Plan,
): Promise<BodyInit> {
  const keyed = keyedCall(c);
  const { database, presentationRuns, heartbeat } = c.deps;
  const { deck } = findPresentation(database, c.user, c.path.presentationId, MAY_EDIT);
  const before = answeredBefore(c.deps, keyed);
  const begun = before ? (JSON.parse(before.body) as Begun) : begin(c, planOf(c), keyed); // written by `begin`
  const run = presentationRuns.get(deck.uuid);
  return run?.facts.runId === begun.runId ? follow(run, 0, heartbeat) : replayed(begun, stage, deck);
}
