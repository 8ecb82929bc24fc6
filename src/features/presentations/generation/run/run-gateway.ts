import { presentationChange, presentationRead } from '#api/generated/hooks/presentation/presentation.ts';
import { resumeRun, stopRun, streamOutline, streamSlides } from '#api/presentation-stream.ts';
import type { RunGateway } from './gateway.ts';

/** The calls of a run at the gateway. */
export const runGateway: RunGateway = {
  read: (presentationId) => presentationRead({ presentationId }),
  change: (change) => presentationChange(change),
  begin({ uuid, version, stage, outlineIds, overwritesEdited, idempotencyKey }, signal) {
    const sent = { presentationId: uuid, idempotencyKey };
    return stage === 'outline'
      ? streamOutline({ ...sent, body: { version } }, signal)
      : streamSlides({ ...sent, body: { version, outlineIds: [...outlineIds], overwritesEdited } }, signal);
  },
  resume: (presentationId, from, signal) => resumeRun({ presentationId, ...from }, signal),
  stop: stopRun,
};
