import type { ServiceKind, Starter } from '#features/services/index.ts';
import type { UploadRule } from '#lib/upload-rules.ts';
import type { ChatPlace } from './chat-place.ts';

/** The facts about a service, or an agent that configures one, that the screen of a conversation needs. */
export interface ChatServiceView {
  /** The service's type, and its name in the address. */
  name: string;
  title: string;
  description: string;
  kind: ServiceKind;
  typeInput: string;
  /** True when requests leave the company's network. */
  isExternal: boolean;
  /** What an empty chat shows; absent where it could not be loaded. */
  details?: { question?: string; placeholder: string; starters: readonly Starter[] } | undefined;
  /** The rule for its files; null if it accepts none. */
  upload: UploadRule | null;
  place: ChatPlace;
  tileUuid?: string;
}
