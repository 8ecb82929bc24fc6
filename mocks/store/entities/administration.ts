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

/** Decisions of administrators about an announcement that are not part of the announcement itself. */
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
