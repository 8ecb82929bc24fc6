import type { UploadRule } from '#lib/upload-rules.ts';

/** Where conversations stand: in the portal, or in the guest's chat-bot (BOT-01). */
export type ChatRoute = '/chat/neuron/$name/{-$chatUuid}' | '/chatBot/$name/{-$chatUuid}';

/** What the screen of a conversation has to know of a service. */
export interface ChatServiceView {
  /** Name in the address, and the service's type. */
  name: string;
  title: string;
  description: string;
  typeInput: string;
  /** What files it takes; null for none. */
  upload: UploadRule | null;
  route: ChatRoute;
  tileUuid?: string;
}
