import type { ServiceDetails, ServiceKind } from '#features/services/index.ts';
import type { UploadRule } from '#lib/upload-rules.ts';

/** The area of a conversation: the portal, or the guest's chat-bot (BOT-01). */
export type ChatRoute = '/chat/neuron/$name/{-$chatUuid}' | '/chatBot/$name/{-$chatUuid}';

/** The facts about a service that the screen of a conversation needs. */
export interface ChatServiceView {
  /** Name in the address, and the service's type. */
  name: string;
  title: string;
  description: string;
  kind: ServiceKind;
  typeInput: string;
  /** True when requests leave the company's network. */
  isExternal: boolean;
  /** What an empty chat shows; absent where it could not be loaded. */
  details?: ServiceDetails | undefined;
  /** The rule for its files; null if it accepts none. */
  upload: UploadRule | null;
  route: ChatRoute;
  tileUuid?: string;
}
