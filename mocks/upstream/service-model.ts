/** The model behind all services: each kind goes to its upstream, and to another model where there is none. */

import type { Model } from '#mocks/domain/model/model.ts';
import { type UpstreamService, upstreamImages, upstreamSpeech, upstreamTranscript } from './services.ts';

/** What a service makes; `other` has no upstream. */
export type Making = 'talk' | 'images' | 'speech' | 'transcript' | 'other';

interface Upstreams {
  readonly images: UpstreamService | undefined;
  readonly speech: UpstreamService | undefined;
  readonly transcript: UpstreamService | undefined;
}

/**
 * @param chat answers the conversations
 * @param others answers the services without an upstream
 * @param makingOf what a service makes
 */
export function serviceModel(
  chat: Model,
  others: Model,
  upstreams: Upstreams,
  makingOf: (serviceType: string) => Making,
): Model {
  return {
    name: chat.name,
    ...(others.serves && {
      serves: (serviceType: string) => {
        const making = makingOf(serviceType);
        return making === 'talk' || (making !== 'other' && upstreams[making] !== undefined);
      },
    }),
    draws: (serviceType) => makingOf(serviceType) === 'images' && upstreams.images !== undefined,
    answer(request, signal) {
      const making = makingOf(request.serviceType);
      // An agent of such a service talks as long as it gets no file.
      const isTalk = request.agent !== undefined && (request.turns.at(-1)?.files ?? []).length === 0;
      if (making === 'talk' || isTalk) return chat.answer(request, signal);
      if (making === 'images' && upstreams.images) return upstreamImages(upstreams.images, request, signal);
      if (making === 'speech' && upstreams.speech) return upstreamSpeech(upstreams.speech, request, signal);
      if (making === 'transcript' && upstreams.transcript)
        return upstreamTranscript(upstreams.transcript, request, signal);
      return others.answer(request, signal);
    },
  };
}
