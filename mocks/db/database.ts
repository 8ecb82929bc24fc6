/** The state of the stand-in: its collections, and queries that several handlers use. */
import type {
  AgentPin,
  Alert,
  AnsweredOnce,
  AnswerPiece,
  BannerRules,
  Catalogue,
  Chat,
  ConnectionCheck,
  ConnectionKey,
  EmailCode,
  Favourite,
  Feedback,
  Folder,
  GuestPass,
  LabTemplatePin,
  Letter,
  Link,
  Mail,
  Schemas,
  Session,
  StoredAgent,
  StoredAgentVersion,
  StoredAttempt,
  StoredAudit,
  StoredCall,
  StoredCompany,
  StoredConnection,
  StoredError,
  StoredErrorEvent,
  StoredExport,
  StoredFile,
  StoredFunction,
  StoredGroup,
  StoredGuestBot,
  StoredGuestLink,
  StoredImport,
  StoredJob,
  StoredJobRow,
  StoredLabTemplate,
  StoredMailing,
  StoredMessage,
  StoredOperation,
  StoredRecipient,
  StoredRemoval,
  StoredReport,
  StoredRequest,
  StoredRule,
  StoredSchedule,
  StoredSettings,
  StoredShare,
  StoredSignIn,
  StoredTariff,
  StoredTemplate,
  StoredToken,
  StoredView,
  SyntheticUsage,
  TestNotice,
  Tile,
  TileConnection,
  TileRules,
  TokenCalls,
  TokenSecret,
  Tracked,
  User,
} from './entities.ts';
import { folded } from './search.ts';
import { type Collection, type Persistence, Store } from './store.ts';

export type * from './entities.ts';

export interface Database {
  readonly store: Store;
  readonly users: Collection<User>;
  readonly sessions: Collection<Session>;
  readonly tiles: Collection<Catalogue<Tile>>;
  readonly agreements: Collection<Catalogue<Schemas['AgreementText']>>;
  readonly models: Collection<Catalogue<Schemas['ChatModel']>>;
  readonly banners: Collection<Catalogue<Schemas['Banner']>>;
  readonly notifications: Collection<Catalogue<Schemas['Notification']>>;
  readonly favourites: Collection<Favourite>;
  readonly chats: Collection<Chat>;
  readonly messages: Collection<StoredMessage>;
  readonly pieces: Collection<AnswerPiece>;
  readonly files: Collection<StoredFile>;
  readonly tracked: Collection<Tracked>;
  readonly links: Collection<Link>;
  readonly emailCodes: Collection<EmailCode>;
  /** Ids of deleted accounts. */
  readonly retiredIds: Collection<{ readonly id: number }>;
  readonly mails: Collection<Mail>;
  readonly guestPasses: Collection<GuestPass>;
  readonly folders: Collection<Folder>;
  readonly letters: Collection<Letter>;
  readonly templates: Collection<StoredTemplate>;
  readonly mailings: Collection<StoredMailing>;
  readonly mailingRecipients: Collection<StoredRecipient>;
  readonly testNotices: Collection<TestNotice>;
  readonly feedback: Collection<Feedback>;
  readonly documents: Collection<Catalogue<Schemas['PortalDocument']>>;
  readonly menus: Collection<Catalogue<Schemas['AdminTile']>>;
  readonly jobs: Collection<StoredJob>;
  readonly jobRows: Collection<StoredJobRow>;
  readonly imports: Collection<StoredImport>;
  readonly views: Collection<StoredView>;
  readonly operations: Collection<StoredOperation>;
  readonly exports: Collection<StoredExport>;
  readonly removals: Collection<StoredRemoval>;
  readonly reports: Collection<StoredReport>;
  readonly schedules: Collection<StoredSchedule>;
  readonly attempts: Collection<StoredAttempt>;
  readonly audit: Collection<StoredAudit>;
  readonly errors: Collection<StoredError>;
  readonly errorEvents: Collection<StoredErrorEvent>;
  readonly requests: Collection<StoredRequest>;
  readonly connections: Collection<StoredConnection>;
  readonly connectionKeys: Collection<ConnectionKey>;
  readonly connectionChecks: Collection<ConnectionCheck>;
  readonly alertRules: Collection<StoredRule>;
  readonly alerts: Collection<Alert>;
  readonly tileConnections: Collection<TileConnection>;
  readonly companies: Collection<StoredCompany>;
  readonly tariffs: Collection<StoredTariff>;
  readonly groups: Collection<StoredGroup>;
  readonly tileRules: Collection<TileRules>;
  readonly bannerRules: Collection<BannerRules>;
  readonly tokens: Collection<StoredToken>;
  readonly tokenSecrets: Collection<TokenSecret>;
  readonly tokenCalls: Collection<TokenCalls>;
  readonly signIns: Collection<StoredSignIn>;
  readonly settings: Collection<StoredSettings>;
  readonly shares: Collection<StoredShare>;
  readonly agents: Collection<StoredAgent>;
  readonly agentVersions: Collection<StoredAgentVersion>;
  readonly agentPins: Collection<AgentPin>;
  readonly labTemplates: Collection<StoredLabTemplate>;
  readonly labTemplatePins: Collection<LabTemplatePin>;
  readonly guestBots: Collection<StoredGuestBot>;
  readonly guestLinks: Collection<StoredGuestLink>;
  readonly functions: Collection<StoredFunction>;
  readonly calls: Collection<StoredCall>;
  readonly answeredOnce: Collection<AnsweredOnce>;
  /** Last request of each account. */
  readonly visits: Collection<{ readonly email: string; readonly date: string }>;
  /** Names of the seeds that were applied, so that none is applied twice. */
  readonly seeds: Collection<{ readonly name: string }>;
  readonly syntheticUsage: Collection<SyntheticUsage>;
}

/** Opens the database stored in `persistence`. Throws `CorruptState`. */
export function openDatabase(persistence: Persistence): Database {
  const store = new Store(persistence);
  const byName = <T>(name: string) => store.collection<Catalogue<T>>(name, (list) => list.name);
  const database: Database = {
    store,
    users: store.collection<User>(
      'user',
      (user) => user.email,
      (user) => String(user.profile.id),
    ),
    sessions: store.collection<Session>(
      'session',
      (session) => session.tokenHash,
      (session) => session.email,
    ),
    tiles: byName<Tile>('tiles'),
    agreements: byName<Schemas['AgreementText']>('agreements'),
    models: byName<Schemas['ChatModel']>('models'),
    banners: byName<Schemas['Banner']>('banners'),
    notifications: byName<Schemas['Notification']>('notifications'),
    favourites: store.collection<Favourite>('favourite', favouriteKey, (favourite) => favourite.owner),
    chats: store.collection<Chat>(
      'chat',
      (chat) => chat.uuid,
      (chat) => chat.owner,
    ),
    messages: store.collection<StoredMessage>(
      'message',
      (message) => message.id,
      (message) => message.chatUuid,
    ),
    pieces: store.collection<AnswerPiece>(
      'piece',
      (piece) => piece.id,
      (piece) => piece.messageId,
    ),
    files: store.collection<StoredFile>('file', (file) => file.idFile),
    tracked: store.collection<Tracked>('tracked', (tracked) => tracked.id),
    links: store.collection<Link>(
      'link',
      (link) => link.tokenHash,
      (link) => link.email,
    ),
    emailCodes: store.collection<EmailCode>('emailCode', (code) => code.email),
    retiredIds: store.collection<{ readonly id: number }>('retiredId', ({ id }) => String(id)),
    mails: store.collection<Mail>('mail', (mail) => mail.id),
    guestPasses: store.collection<GuestPass>('guestPass', (pass) => pass.tokenHash),
    folders: store.collection<Folder>(
      'folder',
      (folder) => folder.uuid,
      (folder) => folder.owner,
    ),
    letters: store.collection<Letter>('letter', (letter) => letter.id),
    templates: store.collection<StoredTemplate>('template', (template) => template.uuid),
    mailings: store.collection<StoredMailing>('mailing', (mailing) => mailing.uuid),
    mailingRecipients: store.collection<StoredRecipient>(
      'mailingRecipient',
      (one) => `${one.mailingUuid} ${one.id}`,
      (one) => one.mailingUuid,
    ),
    testNotices: store.collection<TestNotice>(
      'testNotice',
      (notice) => notice.uuid,
      (notice) => String(notice.ownerId),
    ),
    feedback: store.collection<Feedback>('feedback', (feedback) => feedback.id),
    documents: byName<Schemas['PortalDocument']>('documents'),
    menus: byName<Schemas['AdminTile']>('menus'),
    jobs: store.collection<StoredJob>(
      'job',
      (job) => job.uuid,
      (job) => job.owner,
    ),
    jobRows: store.collection<StoredJobRow>(
      'jobRow',
      (row) => `${row.jobUuid} ${row.line}`,
      (row) => row.jobUuid,
    ),
    imports: store.collection<StoredImport>(
      'import',
      (one) => one.uuid,
      (one) => one.owner,
    ),
    views: store.collection<StoredView>(
      'view',
      (view) => view.uuid,
      (view) => view.table,
    ),
    operations: store.collection<StoredOperation>(
      'operation',
      (operation) => operation.uuid,
      (operation) => operation.owner,
    ),
    exports: store.collection<StoredExport>(
      'export',
      (one) => one.uuid,
      (one) => one.owner,
    ),
    removals: store.collection<StoredRemoval>('removal', (removal) => removal.owner),
    reports: store.collection<StoredReport>('report', ({ uuid }) => uuid),
    schedules: store.collection<StoredSchedule>('schedule', ({ uuid }) => uuid),
    attempts: store.collection<StoredAttempt>(
      'attempt',
      (attempt) => attempt.uuid,
      (attempt) => attempt.owner,
    ),
    audit: store.collection<StoredAudit>('audit', (entry) => entry.uuid),
    errors: store.collection<StoredError>(
      'error',
      (group) => group.uuid,
      (group) => group.key,
    ),
    errorEvents: store.collection<StoredErrorEvent>(
      'errorEvent',
      (event) => event.uuid,
      (event) => event.groupUuid,
    ),
    requests: store.collection<StoredRequest>(
      'request',
      (request) => request.uuid,
      (request) => request.feedbackUuid ?? '',
    ),
    connections: store.collection<StoredConnection>('connection', (connection) => connection.uuid),
    connectionKeys: store.collection<ConnectionKey>('connectionKey', (key) => key.uuid),
    connectionChecks: store.collection<ConnectionCheck>('connectionCheck', (check) => check.uuid),
    alertRules: store.collection<StoredRule>('alertRule', (rule) => rule.uuid),
    alerts: store.collection<Alert>('alert', (alert) => alert.key),
    tileConnections: store.collection<TileConnection>(
      'tileConnection',
      (one) => one.value,
      (one) => one.connectionUuid,
    ),
    companies: store.collection<StoredCompany>('company', ({ uuid }) => uuid),
    tariffs: store.collection<StoredTariff>('tariff', ({ id }) => String(id)),
    groups: store.collection<StoredGroup>('group', ({ name }) => name),
    tileRules: store.collection<TileRules>('tileRules', ({ value }) => value),
    bannerRules: store.collection<BannerRules>('bannerRules', ({ uuid }) => uuid),
    tokens: store.collection<StoredToken>('token', (token) => token.uuid),
    tokenSecrets: store.collection<TokenSecret>(
      'tokenSecret',
      (secret) => secret.hash,
      (secret) => secret.tokenUuid,
    ),
    tokenCalls: store.collection<TokenCalls>('tokenCalls', (calls) => calls.uuid),
    shares: store.collection<StoredShare>(
      'share',
      (share) => share.uuid,
      (share) => share.owner,
    ),
    signIns: store.collection<StoredSignIn>(
      'signIn',
      (one) => one.uuid,
      (one) => one.account,
    ),
    settings: store.collection<StoredSettings>('settings', (settings) => settings.owner),
    agents: store.collection<StoredAgent>(
      'agent',
      ({ uuid }) => uuid,
      ({ ownerId }) => String(ownerId),
    ),
    agentVersions: store.collection<StoredAgentVersion>(
      'agentVersion',
      ({ agentUuid, version }) => `${agentUuid} ${version}`,
      ({ agentUuid }) => agentUuid,
    ),
    agentPins: store.collection<AgentPin>(
      'agentPin',
      ({ userId, agentUuid }) => `${userId} ${agentUuid}`,
      ({ userId }) => String(userId),
    ),
    labTemplates: store.collection<StoredLabTemplate>(
      'labTemplate',
      ({ uuid }) => uuid,
      ({ ownerId }) => String(ownerId),
    ),
    labTemplatePins: store.collection<LabTemplatePin>(
      'labTemplatePin',
      ({ userId, templateUuid }) => `${userId} ${templateUuid}`,
      ({ userId }) => String(userId),
    ),
    guestBots: store.collection<StoredGuestBot>(
      'guestBot',
      ({ uuid }) => uuid,
      ({ agentUuid }) => agentUuid,
    ),
    guestLinks: store.collection<StoredGuestLink>(
      'guestLink',
      ({ uuid }) => uuid,
      ({ botUuid }) => botUuid,
    ),
    functions: store.collection<StoredFunction>(
      'function',
      ({ uuid }) => uuid,
      ({ ownerId }) => String(ownerId),
    ),
    calls: store.collection<StoredCall>(
      'call',
      ({ call }) => call.callId,
      ({ messageId }) => messageId,
    ),
    answeredOnce: store.collection<AnsweredOnce>('answeredOnce', (answer) => answer.id),
    visits: store.collection<{ email: string; date: string }>('visit', (visit) => visit.email),
    seeds: store.collection<{ name: string }>('seed', (seed) => seed.name),
    syntheticUsage: store.collection<SyntheticUsage>('syntheticUsage', ({ name }) => name),
  };
  store.load();
  return database;
}

export function favouriteKey({ owner, tileUuid }: Favourite): string {
  return `${owner} ${tileUuid}`;
}

/** All items of a catalogue, in the order of display. */
export function itemsOf<T>(catalogue: Collection<Catalogue<T>>): readonly T[] {
  return [...catalogue.values()].flatMap(({ items }) => items);
}

/** A user's own chat that is not hidden, or undefined: other people's chats do not exist for them. */
export function findChat(database: Database, owner: string, uuid: string): Chat | undefined {
  const chat = database.chats.get(uuid.toLowerCase());
  return chat?.owner === owner && !chat.hidden ? chat : undefined;
}

/** The messages of a chat that are not hidden, oldest first; of one moment in the order in which they were stored. */
export function messagesOf(database: Database, chatUuid: string): StoredMessage[] {
  return database.messages
    .group(chatUuid)
    .filter(({ hidden }) => !hidden)
    .sort(byDate);
}

/** Dates are stored as `toISOString` writes them, so that they sort as text. */
export function byDate(a: { date: string }, b: { date: string }): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : 0;
}

const foldedContent = new WeakMap<object, string>();

/** Folded texts are cached for each version of a chat or message, because every keystroke searches all of them. */
function contentOf(item: Chat | StoredMessage): string {
  const text = foldedContent.get(item) ?? folded(item.content);
  foldedContent.set(item, text);
  return text;
}

/** Whether a chat's title or one of its messages contains the text. */
export function chatContains(database: Database, chat: Chat, searchText: string): boolean {
  const wanted = folded(searchText).trim();
  if (contentOf(chat).includes(wanted)) return true;
  const messages = database.messages.group(chat.uuid);
  return messages.some((message) => !message.hidden && contentOf(message).includes(wanted));
}

/** A user's chats that are not hidden, newest first; tests of agents and the like are none. */
export function chatsOf(database: Database, owner: string): Chat[] {
  return database.chats
    .group(owner)
    .filter(({ hidden, purpose }) => !hidden && !purpose)
    .sort((a, b) => byDate(b, a) || (a.uuid < b.uuid ? -1 : 1));
}

export type Page<T> = Schemas['PageInfo'] & { content: T[] };

/** A page as Spring Data writes it. `page` counts from 0; one beyond the end is empty and the last. */
export function pageOf<T>(items: readonly T[], page = 0, size = 30): Page<T> {
  return {
    content: items.slice(page * size, (page + 1) * size),
    totalElements: items.length,
    totalPages: Math.ceil(items.length / size),
    number: page,
    size,
    last: (page + 1) * size >= items.length,
  };
}
