/** The state of the stand-in: its collections. */
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
  PresentationPin,
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
  StoredPresentation,
  StoredPresentationVersion,
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
import { type Collection, type Persistence, Store } from './store.ts';

export type * from './entities.ts';

/** Declares the collections. */
function collectionsIn(store: Store) {
  const byName = <T>(name: string) => store.collection<Catalogue<T>>(name, (list) => list.name);
  return {
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
    /** Ids of deleted accounts. */
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
    presentations: store.collection<StoredPresentation>(
      'presentation',
      ({ uuid }) => uuid,
      ({ ownerId }) => String(ownerId),
    ),
    presentationVersions: store.collection<StoredPresentationVersion>(
      'presentationVersion',
      ({ presentationUuid, version }) => `${presentationUuid} ${version}`,
      ({ presentationUuid }) => presentationUuid,
    ),
    presentationPins: store.collection<PresentationPin>(
      'presentationPin',
      ({ userId, presentationUuid }) => `${userId} ${presentationUuid}`,
      ({ presentationUuid }) => presentationUuid,
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
    /** Last request of each account. */
    visits: store.collection<{ readonly email: string; readonly date: string }>(
      'visit',
      (visit) => visit.email,
    ),
    /** Names of the seeds that were applied, so that none is applied twice. */
    seeds: store.collection<{ readonly name: string }>('seed', (seed) => seed.name),
    syntheticUsage: store.collection<SyntheticUsage>('syntheticUsage', ({ name }) => name),
  };
}

export interface Database extends Readonly<ReturnType<typeof collectionsIn>> {
  readonly store: Store;
}

/** Opens the database stored in `persistence`. Throws `CorruptState`. */
export function openDatabase(persistence: Persistence): Database {
  const store = new Store(persistence);
  const database = { store, ...collectionsIn(store) };
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
