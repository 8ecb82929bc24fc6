/** The model behind all services: each kind goes to its upstream, and to the rehearsal where there is none. */

import type { Model } from '#mocks/domain/model/model.ts';
import { images } from '#mocks/rehearsal/makers/images.ts';
import { makerOf } from '#mocks/rehearsal/makers/index.ts';
import { speech } from '#mocks/rehearsal/makers/speech-maker.ts';
import { transcript } from '#mocks/rehearsal/makers/transcript.ts';
import { type UpstreamService, upstreamImages, upstreamSpeech, upstreamTranscript } from './services.ts';

interface Upstreams {
  readonly images: UpstreamService | undefined;
  readonly speech: UpstreamService | undefined;
  readonly transcript: UpstreamService | undefined;
}

/**
 * @param chat answers the conversations
 * @param rehearsal answers the services without an upstream
 */
export function serviceModel(chat: Model, rehearsal: Model, upstreams: Upstreams): Model {
  return {
    name: chat.name,
    answer(request, signal) {
      const maker = makerOf(request.serviceType);
      // An agent of such a service talks as long as it gets no file.
      const isTalk = request.agent !== undefined && (request.turns.at(-1)?.files ?? []).length === 0;
      if (maker.stages.length === 0 || isTalk) return chat.answer(request, signal);
      if (maker === images && upstreams.images) return upstreamImages(upstreams.images, request, signal);
      if (maker === speech && upstreams.speech) return upstreamSpeech(upstreams.speech, request, signal);
      if (maker === transcript && upstreams.transcript)
        return upstreamTranscript(upstreams.transcript, request, signal);
      return rehearsal.answer(request, signal);
    },
  };
}
