/** The stored records of letters, mailings and feedback. */
import type { Schemas, Versioned } from './common.ts';

export interface Letter {
  readonly id: string;
  /** The signed-in user, or null. */
  readonly owner: string | null;
  readonly email: string | null;
  readonly title: string;
  readonly text: string;
  readonly date: string;
  /** What administrators did with it; all absent before. */
  readonly status?: Schemas['LetterStatus'];
  readonly thread?: readonly Schemas['LetterEntry'][];
  readonly version?: number;
  readonly changed?: string;
  readonly changedBy?: string;
}

/** A letter that waits for the mail server, or that could not be sent. A sent one is deleted. */
export interface OutgoingLetter {
  readonly uuid: string;
  readonly to: string;
  readonly subject: string;
  /** Markdown; empty in a failed letter. */
  readonly text: string;
  /** Whether the text has, or had, a link or a code. */
  readonly isSecret: boolean;
  readonly status: 'waiting' | 'failed';
  readonly created: string;
  /** The last attempt, or null before the first one. */
  readonly tried: string | null;
  /** Attempts in which the server answered. */
  readonly attempts: number;
  /** Time of the next attempt, ms. */
  readonly nextAt: number;
  /** After this time, ms, the letter is of no use and is given up. */
  readonly until: number;
  /** Why the last attempt failed, in Russian, or null. */
  readonly reason: string | null;
}

/** A template of letters. */
export type StoredTemplate = Versioned & Schemas['TemplateFields'] & { readonly uuid: string };

/** A mailing, in what its recipients do not say. */
export type StoredMailing = Versioned &
  Schemas['MailingFields'] & {
    readonly uuid: string;
    readonly status: Schemas['MailingStatus'];
    readonly startsAt: string | null;
    /** When the present version was sent as a test. */
    readonly tested: string | null;
  };

/** A person for whom a mailing was begun. */
export type StoredRecipient = Schemas['MailingRecipient'] & {
  readonly mailingUuid: string;
  readonly status: Schemas['RecipientStatus'];
};

/** A notification that an administrator has sent as a test. */
export type TestNotice = Schemas['Notification'] & { readonly ownerId: number };

export interface Feedback extends Pick<Schemas['FeedbackForm'], 'text' | 'isError'> {
  readonly id: string;
  /** Counted from 1 in the order of arrival. */
  readonly number: number;
  readonly owner: string | null;
  /** 0 is the comment on a bad rating. */
  readonly groupId: Schemas['FeedbackCategory'];
  /** Null where an answer goes nowhere. */
  readonly email: string | null;
  readonly date: string;
  /** What administrators did with it; all absent before. */
  readonly status?: Schemas['FeedbackStatus'];
  readonly assigneeId?: number;
  readonly thread?: readonly Schemas['FeedbackEntry'][];
  readonly version?: number;
  readonly changed?: string;
  readonly changedBy?: string;
  readonly file?: { readonly idFile: string; readonly name: string; readonly size: number };
}
