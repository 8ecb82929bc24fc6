/** The stored records of the administration. */
import type { Job, Schemas, Versioned } from './common.ts';

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

/** A budget of a calendar month; amounts in kopecks. */
export type StoredBudget = Versioned & Schemas['NewBudget'] & { readonly uuid: string };

/** What was told of a budget; amounts in kopecks. */
export interface BudgetWarning {
  readonly uuid: string;
  readonly budgetUuid: string;
  /** `2026-11`. */
  readonly month: string;
  readonly amount: number;
  readonly spent: number;
  /** The part that was reached, %. */
  readonly level: number;
  readonly date: string;
}

/** A token of another system; its secret is in `TokenSecret`, as a digest. */
export type StoredToken = Versioned &
  Schemas['TokenFields'] & {
    readonly uuid: string;
    readonly ownerId: number;
    readonly prefix: string;
    readonly expires: string;
    /** When it was revoked; absent otherwise. */
    readonly revoked?: string;
  };

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
export type StoredGroup = Omit<Schemas['AdminGroup'], 'tiles' | 'members'>;

/** A company whose people use the portal. */
export interface StoredCompany extends Versioned, Omit<Schemas['CompanyFields'], 'adminIds'> {
  readonly uuid: string;
  /** Why it is blocked, null while it is not. */
  readonly blockReason: string | null;
  /** The terms by which things were erased before a shorter one, and when that begins. */
  readonly keepBefore?: { readonly terms: Schemas['CompanyKeep']; readonly until: string };
}

/** A tariff of accounts. */
export interface StoredTariff extends Versioned {
  readonly id: number;
  readonly line: string;
  readonly title: string;
  /** Requests of a person to all services, null without a bound. */
  readonly dayLimit: number | null;
  readonly monthLimit: number | null;
  /** Room for the files of a person, MB; absent in states of an earlier version. */
  readonly storageMb?: number | null;
  /** Services that it contains, by `value`; all without any. */
  readonly tiles: readonly string[];
}

/** What administrators decide about a tile that the tile itself does not say. */
export interface TileRules extends Versioned, Pick<Schemas['ServiceFields'], 'dayLimit' | 'disabledReason'> {
  /** `value` of the tile. */
  readonly value: string;
  /** Names of the groups that it is open to; to everybody without any. */
  readonly groups: readonly string[];
  /** Uuids of the companies that it is open to; to everybody without any. */
  readonly companies: readonly string[];
}

/** Decisions of administrators about an announcement that are not part of the announcement itself. */
export interface BannerRules
  extends Versioned,
    Pick<Schemas['BannerFields'], 'starts' | 'ends' | 'isActive' | 'companies' | 'groups'> {
  readonly uuid: string;
}

/** An entry of the audit. */
export type StoredAudit = Schemas['AuditEntry'] & {
  readonly action: Schemas['AuditAction'];
  readonly entity: Schemas['AuditEntity'];
  readonly result: Schemas['AuditResult'];
};

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

export interface StoredView extends Omit<Schemas['TableView'], 'isOwn'> {
  readonly owner: string;
}

/** A log that other systems fetch. */
export type FeedKind = 'audit' | 'signIn';

/** The place of an entry in its log. */
export interface FeedRow {
  readonly kind: FeedKind;
  /** The order: greater than the numbers of all entries before it. */
  readonly number: number;
  /** Uuid of the entry. */
  readonly uuid: string;
  readonly moment: string;
  /** Uuids of the companies that it is about. */
  readonly companies: readonly string[];
  /** Whether an administrator of the platform acted. Absent for sign-ins, and in entries of earlier versions. */
  readonly isByPlatform?: boolean;
}

/** One erasure of entries of a list. */
export interface Erasure {
  /** Counted from 1. */
  readonly serial: number;
  /** The greatest number that was erased. */
  readonly number: number;
}

/** The erasures of a list, the latest last, without those that reached less far than a later one. */
export interface FeedErasures {
  /** Log and company. */
  readonly key: string;
  readonly erasures: readonly Erasure[];
}
