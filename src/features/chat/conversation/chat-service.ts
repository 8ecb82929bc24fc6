import type { UploadRule } from '#lib/upload-rules.ts';

/** The area of a conversation: the portal, or the guest's chat-bot (BOT-01). */
export type ChatRoute = '/chat/neuron/$name/{-$chatUuid}' | '/chatBot/$name/{-$chatUuid}';

/** The facts about a service that the screen of a conversation needs. */
export interface ChatServiceView {
  /** Name in the address, and the service's type. */
  name: string;
  title: string;
  description: string;
  typeInput: string;
  /** The rule for its files; null if it accepts none. */
  upload: UploadRule | null;
  route: ChatRoute;
  tileUuid?: string;
}
