/** The stored records. Fields of later versions are optional, so that older states still open. */
import type { components } from '#api/generated/gateway.d.ts';
import type { FileFacts } from '../files/facts.ts';

export type Schemas = components['schemas'];
/** One of the two sessions of a browser: the employee's, the guest's. */
export type Area = Schemas['SessionType'];
export type Tile = Schemas['Tile'];
export type Message = Schemas['Message'];
export type MessageResult = Schemas['MessageResult'];
export type ChatResult = Schemas['ChatResult'];
export type HistoryChat = Schemas['HistoryChat'];
export type Job = Schemas['Job'];

/** An account. `email` is the sign-in address; `profile.email` is the one that the portal gets. */
export interface User {
  readonly email: string;
  readonly profile: Schemas['Profile'];
  readonly password: { readonly salt: string; readonly iterations: number; readonly hash: string };
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
  /** Grows with every change by an administrator; 1 when absent. */
  readonly version?: number;
  readonly changed?: string;
  /** E-mail of the administrator who changed it last. */
  readonly changedBy?: string;
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

/** A job with what it needs to continue after a restart. */
export interface StoredJob extends Job {
  readonly owner: string;
  /** The action on each row; its shape depends on the kind of the job. */
  readonly action: unknown;
  /** Keys of the rows, in their order; those before `processed` are done. */
  readonly keys: readonly (number | string)[];
  /** Origin for the links of its letters. */
  readonly portal: string;
  /** Id of the owner's account, and the network address of the call, for the audit; absent in states of an earlier version. */
  readonly ownerId?: number;
  readonly address?: string;
  /** The owner's company at the start, empty for none; absent in states of an earlier version. */
  readonly companyUuid?: string;
}

export type StoredJobRow = Schemas['JobRow'] & {
  readonly jobUuid: string;
  readonly result: Schemas['JobResult'];
};

/** A checked list of people. Its lines, and what was found of each, are a blob of its uuid. */
export interface StoredImport extends Omit<Schemas['ImportCheck'], 'job' | 'purpose'> {
  readonly owner: string;
  /** The company whose administrator checked it; null for the platform's. */
  readonly companyUuid: string | null;
  readonly purpose: Schemas['ImportPurpose'];
  readonly onExisting: Schemas['ImportOnExisting'];
  readonly group?: string;
  readonly reason?: string;
  readonly isInvited?: boolean;
  /** The job that imports it; null before the confirmation. */
  readonly jobUuid: string | null;
}

/** An attempt at an exercise of the trainer. */
export type StoredAttempt = Schemas['Attempt'] & { readonly owner: string; readonly exerciseId: string };

type Versioned = Schemas['Change'];

/** A token of another system; its secret is in `TokenSecret`, as a digest. */
export interface StoredToken extends Versioned {
  readonly uuid: string;
  readonly name: string;
  readonly ownerId: number;
  readonly prefix: string;
  readonly scopes: readonly Schemas['TokenScope'][];
  /** Values of tiles; none for every service of the scopes. */
  readonly tiles: readonly string[];
  readonly networks: readonly string[];
  readonly perMinute: number;
  readonly expires: string;
  /** When it was revoked; absent otherwise. */
  readonly revoked?: string;
}

/** The digest of a token's secret. */
export interface TokenSecret {
  readonly hash: string;
  readonly tokenUuid: string;
  /** When it ends, ms; null for the present secret, which ends with its token. */
  readonly until: number | null;
}

/** The calls of a token by day. */
export interface TokenCalls {
  readonly uuid: string;
  readonly last: string;
  readonly days: Readonly<Record<string, number>>;
}

/** A group of accounts. */
export interface StoredGroup extends Versioned {
  readonly name: string;
  readonly title: string;
  readonly groupType: number;
  /** Requests a day of a member, null without a bound. */
  readonly dayLimit: number | null;
  readonly isDefault: boolean;
  readonly isGrantable: boolean;
  readonly isSystem: boolean;
}

/** A company whose people use the portal. */
export interface StoredCompany extends Versioned {
  readonly uuid: string;
  readonly name: string;
  /** In lower case. */
  readonly domains: readonly string[];
  /** Tariffs that its people can have; any without them. */
  readonly tariffIds: readonly number[];
  /** Services that its people may use, by `value`; any without them. */
  readonly tiles: readonly string[];
  /** Requests of all its people in a calendar month, null without a bound. */
  readonly monthLimit: number | null;
  /** Why it is blocked, null while it is not. */
  readonly blockReason: string | null;
}

/** A tariff of accounts. */
export interface StoredTariff extends Versioned {
  readonly id: number;
  readonly line: string;
  readonly title: string;
  /** Requests of a person to all services, null without a bound. */
  readonly dayLimit: number | null;
  readonly monthLimit: number | null;
  /** Services that it contains, by `value`; all without any. */
  readonly tiles: readonly string[];
}

/** What administrators decide about a tile that the tile itself does not say. */
export interface TileRules extends Versioned {
  /** `value` of the tile. */
  readonly value: string;
  /** Names of the groups that it is open to; to everybody without any. */
  readonly groups: readonly string[];
  /** Uuids of the companies that it is open to; to everybody without any. */
  readonly companies: readonly string[];
  /** Requests a day of one person, null where the person's own limit counts. */
  readonly dayLimit: number | null;
  readonly disabledReason: string;
}

/** What administrators decide about an announcement that the announcement itself does not say. */
export interface BannerRules extends Versioned {
  readonly uuid: string;
  /** First day, `YYYY-MM-DD`; null for a draft. */
  readonly starts: string | null;
  /** Last day; null for none. */
  readonly ends: string | null;
  readonly isActive: boolean;
  /** Uuids of the companies whose people see it. */
  readonly companies: readonly string[];
  /** Names of the groups whose members see it. */
  readonly groups: readonly string[];
}

/** A connection to a provider of models. */
export interface StoredConnection extends Versioned {
  readonly uuid: string;
  readonly title: string;
  readonly provider: Schemas['ConnectionProvider'];
  readonly baseUrl: string;
  readonly isInternal: boolean;
  readonly timeout: number;
  readonly parallel: number;
  /** Kopecks a month. */
  readonly budget: number | null;
  readonly warnAt: number | null;
  readonly fallbackUuid: string | null;
  readonly isDisabled: boolean;
}

/** A rule of the monitoring. */
export interface StoredRule extends Versioned {
  readonly uuid: string;
  readonly service: string | null;
  readonly metric: Schemas['RuleMetric'];
  readonly threshold: number;
  readonly minutes: number;
  readonly emails: readonly string[];
}

/** A bound that is exceeded, by the uuid of its rule or connection; letters about it were sent. */
export interface Alert {
  readonly key: string;
  /** What the letters were sent for: the month of a budget; empty for a rule. */
  readonly of: string;
  readonly since: string;
}

/** What is stored of a connection's key. */
export interface ConnectionKey {
  readonly uuid: string;
  readonly digest: string;
  readonly tail: string | null;
  readonly expires: string | null;
}

/** The last check of a connection. */
export interface ConnectionCheck {
  readonly uuid: string;
  readonly moment: string;
  readonly isOk: boolean;
  readonly latency: number | null;
  readonly message: string;
}

/** Which connection answers for a tile. */
export interface TileConnection {
  readonly value: string;
  readonly connectionUuid: string;
}

/** An entry of the audit. */
export type StoredAudit = Schemas['AuditEntry'] & {
  readonly action: Schemas['AuditAction'];
  readonly entity: Schemas['AuditEntity'];
  readonly result: Schemas['AuditResult'];
};

/** An attempt to sign in. */
export type StoredSignIn = Schemas['SignInEntry'] & { readonly result: Schemas['SignInResult'] };

/** A report that was ordered; its file is the blob of its uuid. */
export interface StoredReport extends Omit<Schemas['Report'], 'authorId' | 'author'> {
  readonly ownerId: number;
  /** The company whose administrator ordered it, null for the platform's. */
  readonly companyUuid: string | null;
  /** Origin for the link of its letter. */
  readonly portal: string;
}

export interface StoredSchedule extends Omit<Schemas['ReportSchedule'], 'authorId' | 'author'> {
  readonly ownerId: number;
  readonly companyUuid: string | null;
  readonly portal: string;
}

/** A group of equal failures. */
export interface StoredError
  extends Pick<Schemas['ErrorReport'], 'uuid' | 'message' | 'name' | 'place' | 'first' | 'last' | 'note'> {
  /** The same for equal failures. */
  readonly key: string;
  readonly source: Schemas['ErrorSource'];
  readonly status: Schemas['ErrorStatus'];
  /** Numbers of the days with failures, oldest first. */
  readonly days: readonly {
    readonly day: string;
    readonly count: number;
    readonly users: readonly number[];
  }[];
  /** The latest version that failed. */
  readonly latestVersion: string;
  readonly assigneeId?: number;
  readonly version?: number;
  readonly changed?: string;
  readonly changedBy?: string;
}

export type StoredErrorEvent = Schemas['ErrorEvent'] & { readonly groupUuid: string };

/** What a person asks the administrators for. */
export interface StoredRequest
  extends Versioned,
    Pick<
      Schemas['AccessRequest'],
      'uuid' | 'number' | 'userId' | 'email' | 'name' | 'tasks' | 'decision' | 'feedbackUuid'
    > {
  readonly kind: Schemas['AccessRequestKind'];
  readonly priority: Schemas['AccessRequestPriority'];
  readonly status: Schemas['AccessRequestStatus'];
  /** The company that the person wants to join; null for other kinds. */
  readonly companyUuid: string | null;
  /** `value` of the service that it is about; null where none is named. */
  readonly tile: string | null;
  readonly questions: readonly Schemas['AccessRequestQuestion'][];
}

/** A copy of a chat for named people. */
export interface StoredShare
  extends Pick<Schemas['SharedChat'], 'uuid' | 'title' | 'service' | 'created' | 'withFiles'> {
  readonly owner: string;
  readonly serviceType: Schemas['ServiceType'];
  readonly content: readonly Schemas['SharedMessage'][];
  /** Who may open it. */
  readonly userIds: readonly number[];
}

export interface StoredView extends Omit<Schemas['TableView'], 'isOwn'> {
  readonly owner: string;
}

/** The answer to a call with an `Idempotency-Key`, so that a repeated one gets the same. Times in ms. */
export interface AnsweredOnce {
  readonly id: string;
  /** Digest of the request; another request under the same key is refused. */
  readonly fingerprint?: string;
  readonly status: number;
  readonly body: string;
  readonly expiresAt: number;
}

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

export interface Folder {
  readonly uuid: string;
  readonly owner: string;
  readonly name: string;
  /** Place among the owner's folders; those without one keep the order of their creation. */
  readonly place?: number;
}

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

/** A session by the hash of its token, so that the file cannot be used to sign in. Times in ms. */
export interface Session {
  readonly tokenHash: string;
  readonly email: string;
  readonly area: Area;
  readonly expiresAt: number;
  /** What the owner sees of it; absent in states of an earlier version, whose sessions are not listed. */
  readonly shown?: Pick<Schemas['UserSession'], 'uuid' | 'device' | 'created' | 'active'>;
}

export interface Favourite {
  readonly owner: string;
  readonly tileUuid: string;
  readonly folderUuid?: string;
  /** Its position in the folder. */
  readonly place?: number;
}

export interface Chat extends HistoryChat {
  readonly owner: string;
  readonly hidden: boolean;
  readonly agentId?: string;
  readonly templateId?: string;
  /** What the template was filled with. */
  readonly templateValues?: readonly Schemas['TemplateValue'][];
  /** Such a chat is in no list and is deleted a day after its last request. */
  readonly purpose?: Schemas['ChatPurpose'];
  /** Functions that may be called in this chat without asking, with the versions for which this was said. */
  readonly consents?: readonly ChatConsent[];
}

export type AgentCall = Schemas['Call'] & { readonly status: Schemas['CallStatus'] };

/** Consent to all calls of a function in a chat; it ends with any change of the function or the agent. */
export interface ChatConsent {
  readonly functionId: string;
  readonly functionVersion: number;
  /** Null for unsaved settings, whose text is then compared. */
  readonly agentVersion: number | null;
  /** Digest of the unsaved settings; empty for a saved agent. */
  readonly draft: string;
}

/** An object of the lab with its owner and the people it is opened to. */
export interface LabObject {
  readonly uuid: string;
  readonly ownerId: number;
  readonly access: LabAccess;
  readonly version: number;
  /** When it was saved last. */
  readonly date: string;
}

export type LabAccess = Schemas['Access'] & { readonly visibility: Schemas['Visibility'] };

/** Settings of an agent with known icon and colour. */
export type AgentDraft = Schemas['AgentDraft'];

/** An agent; its current settings are also a version of it. */
export interface StoredAgent extends LabObject {
  readonly draft: AgentDraft;
  readonly hidden: boolean;
}

export interface StoredAgentVersion {
  readonly agentUuid: string;
  readonly version: number;
  readonly date: string;
  readonly authorId: number;
  readonly note: string;
  readonly changed: readonly Schemas['AgentField'][];
  readonly restoredFrom?: number;
  readonly draft: AgentDraft;
}

/** An agent that a person has pinned. */
export interface AgentPin {
  readonly userId: number;
  readonly agentUuid: string;
}

/** A template of requests. */
export interface StoredLabTemplate extends LabObject {
  readonly draft: Schemas['TemplateDraft'];
  readonly hidden: boolean;
}

/** A template that a person has pinned. */
export interface LabTemplatePin {
  readonly userId: number;
  readonly templateUuid: string;
}

/** A chat-bot for guests that was made from an agent. */
export interface StoredGuestBot {
  readonly uuid: string;
  readonly agentUuid: string;
  /** Its name in links. */
  readonly chatName: string;
  readonly version: number;
  /** When it was made. */
  readonly date: string;
  readonly hidden: boolean;
  readonly fields: Schemas['GuestBotFields'];
}

/** A personal link to a chat-bot; a revoked one is kept, so that the address cannot ask for another. */
export interface StoredGuestLink {
  readonly uuid: string;
  readonly botUuid: string;
  readonly tokenHash: string;
  readonly email: string;
  readonly date: string;
  readonly entered: string | null;
  readonly isAsked: boolean;
  readonly revoked: boolean;
}

/** A function of agents. The value of a secret is not kept, because the stand-in never sends it. */
export interface StoredFunction extends LabObject {
  readonly kind: Schemas['FunctionKind'];
  readonly fields: Schemas['FunctionFields'] & { readonly url: string };
  readonly headers: readonly Schemas['FunctionHeaderState'][];
  /** Who saved it last. @default the owner */
  readonly authorId?: number;
}

/** A call of a function that waits for consent, or has waited. */
export interface StoredCall {
  readonly call: AgentCall;
  readonly chatUuid: string;
  readonly messageId: string;
  /** What «in this chat» is consent to. */
  readonly consent: ChatConsent;
  /** At least the number of events that readers have seen when it began to wait. */
  readonly events: number;
}

export interface StoredMessage extends Message {
  readonly chatUuid: string;
  readonly owner: string;
  readonly hidden: boolean;
  /** The message that it follows. */
  readonly parentId: string | null;
  /** `token` for a request of another system; absent for a person's. */
  readonly source?: 'token';
  /** True for a request at whose moment its author's agreements to a look at contents were in force (ADM-30). */
  readonly isLookAgreed?: true;
  /** The comment on the rating. */
  readonly ratingComment?: string;
  /** The unsaved settings that answer, of a test. */
  readonly agentDraft?: AgentDraft;
}

/** A part of an answer that is still being written, in the order in which it was said; removed when the answer ends. */
export interface AnswerPiece {
  readonly id: string;
  readonly messageId: string;
  readonly content: string;
  readonly reasoning: string;
  readonly results?: readonly MessageResult[];
  readonly calls?: readonly AgentCall[];
}

export interface StoredFile {
  readonly idFile: string;
  readonly owner: string;
  readonly name: string;
  /** What is known of it beside name and size; absent in states of an earlier version and for made files. */
  readonly facts?: FileFacts;
  /** Time of the upload, ms, as long as no request refers to the file. */
  readonly waitingSince?: number;
  /** Until when its text is being read, ms; only of files of agents that are to be slow. */
  readonly slowUntil?: number;
  /** Until when it can be downloaded, ms; only of exports. */
  readonly expiresAt?: number;
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

/** What a send has begun; kept as the answer to its idempotency key. */
export interface Exchange {
  readonly chatUuid: string;
  readonly requestId: string;
  readonly answerId: string;
}

export type Tracked = Schemas['TrackedAction'] & {
  readonly id: string;
  readonly owner: string;
  readonly date: string;
};

/** A list that is the same for all users, by its name. */
export interface Catalogue<T> {
  readonly name: string;
  readonly items: readonly T[];
}
