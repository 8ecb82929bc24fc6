/** What an answer consists of: pieces of a model, and calls of functions. */
import type { ModelPiece } from '#mocks/domain/model/model.ts';
import type { AgentCall, ChatConsent } from '#mocks/store/database.ts';

/** A new call of a function, or a new status of one. */
export type CallPiece =
  | {
      readonly type: 'call';
      readonly call: AgentCall;
      /** The consent that the answer «in this chat» gives; for a call that waits. */
      readonly consent?: ChatConsent;
    }
  | ({ readonly type: 'callResult'; readonly callId: string } & Pick<
      AgentCall,
      'status' | 'result' | 'durationMs'
    >);
export type Piece = Exclude<ModelPiece, { type: 'end' | 'ask' }> | CallPiece;
