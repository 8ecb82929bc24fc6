import { findPresentation, MAY_EDIT } from '#mocks/domain/presentations/presentation.ts';
import { follow, streamHeaders } from '#mocks/domain/streams/event-stream.ts';
import { on } from './kit/on.ts';
import { outlinePlan, slidesPlan, streamOf } from './presentation-send.ts';

export const presentationStreamRoutes = [
  on('presentationOutlineSend', async (c) =>
    c.raw(200, 'text/event-stream', await streamOf(c, 'outline', outlinePlan), streamHeaders),
  ),

  on('presentationSlidesSend', async (c) =>
    c.raw(200, 'text/event-stream', await streamOf(c, 'slides', slidesPlan), streamHeaders),
  ),

  on('presentationStreamResume', (c) => {
    const { database, presentationRuns, heartbeat } = c.deps;
    const { deck } = findPresentation(database, c.user, c.path.presentationId);
    const run = presentationRuns.get(deck.uuid);
    const runId = c.query.runId?.toLowerCase();
    if (!run || (runId !== undefined && run.facts.runId !== runId)) return c.reply(204);
    // An id beyond the end without `runId` belongs to an earlier run: the client has nothing of this one.
    const last = Number(c.header['Last-Event-ID'] ?? 0);
    const after = last > run.events.length ? 0 : last;
    if (run.ended && after === run.events.length) return c.reply(204);
    return c.raw(200, 'text/event-stream', follow(run, after, heartbeat), streamHeaders);
  }),

  on('presentationStreamStop', (c) => {
    const { database, presentationRuns } = c.deps;
    const { deck } = findPresentation(database, c.user, c.path.presentationId, MAY_EDIT);
    presentationRuns.stop(deck.uuid);
    return c.reply(204);
  }),
] as const;
