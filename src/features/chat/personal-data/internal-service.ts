import type { ServiceKind } from '#features/services/index.ts';

/** Internal services that do the same as external ones (services-in-chat.md §5). */
const counterparts: Readonly<Record<string, string>> = {
  translate: 'translateLocal',
  translateFile: 'translateLocal',
  speech: 'speechLocal',
  speechEleven: 'speechLocal',
  audio: 'whisper',
};

/** Name of the internal service that takes over a request from an external one. */
export const internalServiceOf = (name: string, kind: ServiceKind): string =>
  counterparts[name] ?? (kind === 'image' ? 'sd' : 'llama');
