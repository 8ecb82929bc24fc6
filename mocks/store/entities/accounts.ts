/** The stored records of accounts: how people sign in, and what belongs to them. */
import type { Area, Schemas, Versioned } from './common.ts';

/** Memory in KiB. */
export interface Argon2Cost {
  readonly memory: number;
  readonly passes: number;
  readonly parallelism: number;
}

/** A hash and its parameters: Argon2id, or PBKDF2 with SHA-256. If `hash` is empty, no password is correct. */
export type StoredPassword = { readonly salt: string; readonly hash: string } & (
  | { readonly iterations: number }
  | { readonly argon2id: Argon2Cost }
);

/** An account. `email` is the sign-in address; `profile.email` is the one that the portal gets. */
export interface User {
  readonly email: string;
  readonly profile: Schemas['Profile'];
  readonly password: StoredPassword;
  readonly agreementsAccepted: boolean;
  /** The agreements accepted last, with their versions; without any in states of an earlier version. */
  readonly agreements?: readonly Schemas['Agreement'][];
  /** When they were accepted; absent in states of an earlier version. */
  readonly agreementsDate?: string;
  /** Post and department, for the user search. */
  readonly description?: string;
  /** False until the address is confirmed; absent means confirmed. */
  readonly confirmed?: boolean;
  /** True for an account that a registration created and that is not confirmed yet. */
  readonly isRegistration?: boolean;
  /** Digest of the mark of the browser that sent that registration. */
  readonly registeredBy?: string;
  readonly blocked?: boolean;
  /** True for a guest who has come by the link of a chat-bot and has no other service. */
  readonly isBotGuest?: boolean;
  readonly created?: string;
  readonly tariffId?: number;
  /** The company set by an administrator, null for none; when absent, the domain of the address decides. */
  readonly companyUuid?: string | null;
  readonly department?: string;
  readonly blockReason?: string;
  /** True when the account waits for the answer to an invitation. */
  readonly invited?: boolean;
  /** The removal that the person has requested. */
  readonly removal?: Schemas['AccountRemoval'];
  /** Grows with every change by an administrator; 1 when absent. */
  readonly version?: number;
  readonly changed?: string;
  /** E-mail of the administrator who changed it last. */
  readonly changedBy?: string;
}

/** A version of an agreement. It is in force from its first day until that of the next one; null: since the delivery. */
export interface StoredAgreementVersion
  extends Pick<Schemas['AgreementVersion'], 'textVersion' | 'text' | 'isMandatory' | 'starts'> {
  readonly audience: Schemas['AgreementAudience'];
  readonly companies: readonly string[];
  readonly created: string | null;
  readonly author: string | null;
}

/** An agreement with all its versions, oldest first; only the last one can be planned. */
export interface StoredAgreement extends Versioned {
  readonly id: number;
  readonly title: string;
  readonly isActive: boolean;
  readonly versions: readonly StoredAgreementVersion[];
}

/** What a person answered to a version of an agreement. It stays for ever; without names when the account is deleted. */
export type StoredAcceptance = Schemas['AgreementAcceptance'] & {
  readonly agreementId: number;
  readonly place: Schemas['AgreementPlace'];
};

/** The company of a person, and when the erasure found the person in it first, ms. */
export interface Membership {
  readonly id: number;
  readonly companyUuid: string;
  readonly since: number;
}

/**
 * Where an account was until a moment: since the row before, or since ever. What follows the last row is the account's
 * present place, or of a deleted account nothing.
 */
export interface EarlierPlace {
  /** Id of the account. */
  readonly id: number;
  /** When the account left the place, ms. */
  readonly until: number;
  readonly companyUuid: string | null;
  /** Name of the company then, for the time after its deletion. */
  readonly companyName: string | null;
  readonly department: string;
  readonly tariffId: number | null;
}

/** The synthetic people whose usage is computed: how many, and when it ends. */
export interface SyntheticUsage {
  readonly name: string;
  /** The first start of the stand-in. */
  readonly start: string;
  readonly count: number;
}

/** A payment or a charge of an account. */
export type StoredOperation = Schemas['BalanceOperation'] & { readonly owner: string };

/** The settings of an account that has changed some. */
export type StoredSettings = Schemas['UserSettings'] & { readonly owner: string };

/** An attempt to sign in. */
export type StoredSignIn = Schemas['SignInEntry'] & { readonly result: Schemas['SignInResult'] };

/** What a registration says about the account. */
export interface Registration {
  readonly name: string;
  readonly groups: readonly Schemas['Group'][];
  readonly password: User['password'];
  readonly tariffId?: number;
  /** Digest of the mark of the browser that registered. */
  readonly registeredBy?: string;
}

/** A mailed link by the hash of its token, for one operation. Times in ms. */
export interface Link {
  readonly tokenHash: string;
  readonly operationId: string;
  readonly email: string;
  readonly expiresAt: number;
  readonly used: boolean;
  /** The registration that it confirms: not another one of the same address. */
  readonly registration?: Registration;
  /** The company that invites. */
  readonly company?: string;
  /** Uuid of the address change that the link confirms or undoes. */
  readonly change?: string;
}

/** A change of an account's address that an administrator has requested. */
export interface StoredEmailChange {
  readonly uuid: string;
  readonly userId: number;
  readonly from: string;
  readonly to: string;
  /** The earlier address in the profile; one account has none. */
  readonly shown: string | null;
  /** E-mail of the administrator. */
  readonly requestedBy: string;
  readonly requested: string;
  /** End of the time in which it can be confirmed. */
  readonly expires: string;
  /** `ended`: replaced, cancelled or undone. */
  readonly state: 'waiting' | 'confirmed' | 'ended';
  /** End of the time in which a confirmed change can be undone. */
  readonly undoUntil?: string;
}

/** The code that was mailed to an unconfirmed address. Times in ms. */
export interface EmailCode {
  readonly email: string;
  readonly code: string;
  readonly expiresAt: number;
  /** Attempts that are left. */
  readonly tries: number;
  /** Salt of the account's password when the code was sent: another registration has another one. */
  readonly salt: string;
}

/** A stored letter; the stand-in has no mail server. */
export interface Mail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly date: string;
  readonly link?: string;
  readonly code?: string;
}

/** The token of a link to the chat-bot, by its hash; it signs in this guest. */
export interface GuestPass {
  readonly tokenHash: string;
  readonly email: string;
}

/** A session by the hash of its token, so that the file cannot be used to sign in. Times in ms. */
export interface Session {
  readonly tokenHash: string;
  readonly email: string;
  readonly area: Area;
  readonly expiresAt: number;
  /** Shown to the owner in the list of sessions. Absent in data of an earlier version; those sessions are not listed. */
  readonly shown?: Pick<Schemas['UserSession'], 'uuid' | 'device' | 'created' | 'active'>;
}

/** An export of a person's data. */
export type StoredExport = Schemas['DataExport'] & { readonly owner: string };

/** The last removal of a person's history. */
export interface StoredRemoval {
  readonly owner: string;
  /** Ids of the removed chats. */
  readonly chats: readonly string[];
  /** Number of their files. */
  readonly files: number;
  readonly undoUntil: string;
}
