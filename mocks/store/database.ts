/** The state of the stand-in: its collections. */

import type { Collection } from './collection.ts';
import type * as Row from './entities.ts';
import { type Persistence, Store } from './store.ts';
import { upgraded } from './upgrade.ts';

export type * from './entities.ts';

/** Declares the collections. */
function collectionsIn(store: Store) {
  const byName = <T>(name: string) => store.collection<Row.Catalogue<T>>(name, 'name');
  return {
    users: store.collection<Row.User>('user', 'email', ({ profile }) => String(profile.id)),
    sessions: store.collection<Row.Session>('session', 'tokenHash', 'email'),
    tiles: byName<Row.Tile>('tiles'),
    agreements: byName<Row.Schemas['AgreementText']>('agreements'),
    models: byName<Row.Schemas['ChatModel']>('models'),
    agreementRecords: store.collection<Row.StoredAgreement>('agreementRecord', 'id'),
    acceptances: store.collection<Row.StoredAcceptance>('acceptance', 'uuid', ({ userId }) => String(userId)),
    banners: byName<Row.Schemas['Banner']>('banners'),
    notifications: byName<Row.Schemas['Notification']>('notifications'),
    favourites: store.collection<Row.Favourite>('favourite', ['owner', 'tileUuid'], 'owner'),
    chats: store.collection<Row.Chat>('chat', 'uuid', 'owner'),
    messages: store.collection<Row.StoredMessage>('message', 'id', 'chatUuid'),
    pieces: store.collection<Row.AnswerPiece>('piece', 'id', 'messageId'),
    files: store.collection<Row.StoredFile>('file', 'idFile'),
    tracked: store.collection<Row.Tracked>('tracked', 'id'),
    links: store.collection<Row.Link>('link', 'tokenHash', 'email'),
    emailChanges: store.collection<Row.StoredEmailChange>('emailChange', 'uuid', ({ userId }) =>
      String(userId),
    ),
    emailCodes: store.collection<Row.EmailCode>('emailCode', 'email'),
    /** Ids of deleted accounts. */
    retiredIds: store.collection<{ readonly id: number }>('retiredId', 'id'),
    mails: store.collection<Row.Mail>('mail', 'id'),
    outgoing: store.collection<Row.OutgoingLetter>('outgoing', 'uuid'),
    guestPasses: store.collection<Row.GuestPass>('guestPass', 'tokenHash'),
    folders: store.collection<Row.Folder>('folder', 'uuid', 'owner'),
    letters: store.collection<Row.Letter>('letter', 'id'),
    templates: store.collection<Row.StoredTemplate>('template', 'uuid'),
    mailings: store.collection<Row.StoredMailing>('mailing', 'uuid'),
    mailingRecipients: store.collection<Row.StoredRecipient>(
      'mailingRecipient',
      ['mailingUuid', 'id'],
      'mailingUuid',
    ),
    testNotices: store.collection<Row.TestNotice>('testNotice', 'uuid', 'ownerId'),
    feedback: store.collection<Row.Feedback>('feedback', 'id'),
    documents: byName<Row.Schemas['PortalDocument']>('documents'),
    menus: byName<Row.Schemas['AdminTile']>('menus'),
    jobs: store.collection<Row.StoredJob>('job', 'uuid', 'owner'),
    jobRows: store.collection<Row.StoredJobRow>('jobRow', ['jobUuid', 'line'], 'jobUuid'),
    imports: store.collection<Row.StoredImport>('import', 'uuid', 'owner'),
    views: store.collection<Row.StoredView>('view', 'uuid', 'table'),
    operations: store.collection<Row.StoredOperation>('operation', 'uuid', 'owner'),
    exports: store.collection<Row.StoredExport>('export', 'uuid', 'owner'),
    removals: store.collection<Row.StoredRemoval>('removal', 'owner'),
    reports: store.collection<Row.StoredReport>('report', 'uuid'),
    schedules: store.collection<Row.StoredSchedule>('schedule', 'uuid'),
    attempts: store.collection<Row.StoredAttempt>('attempt', 'uuid', 'owner'),
    audit: store.collection<Row.StoredAudit>('audit', 'uuid'),
    feed: store.collection<Row.FeedRow>('feed', ['kind', 'number'], 'kind'),
    feedErasures: store.collection<Row.FeedErasures>('feedErasures', 'key'),
    errors: store.collection<Row.StoredError>('error', 'uuid', 'key'),
    errorEvents: store.collection<Row.StoredErrorEvent>('errorEvent', 'uuid', 'groupUuid'),
    requests: store.collection<Row.StoredRequest>('request', 'uuid', (request) => request.feedbackUuid ?? ''),
    connections: store.collection<Row.StoredConnection>('connection', 'uuid'),
    connectionKeys: store.collection<Row.ConnectionKey>('connectionKey', 'uuid'),
    connectionChecks: store.collection<Row.ConnectionCheck>('connectionCheck', 'uuid'),
    answerCosts: store.collection<Row.AnswerCost>('answerCost', 'id'),
    connectionHours: store.collection<Row.ConnectionHour>('connectionHour', 'key', 'uuid'),
    alertRules: store.collection<Row.StoredRule>('alertRule', 'uuid'),
    alerts: store.collection<Row.Alert>('alert', 'key'),
    prices: store.collection<Row.StoredPrice>('price', 'uuid', 'connectionUuid'),
    tileConnections: store.collection<Row.TileConnection>('tileConnection', 'value', 'connectionUuid'),
    companies: store.collection<Row.StoredCompany>('company', 'uuid'),
    memberships: store.collection<Row.Membership>('membership', 'id'),
    earlierPlaces: store.collection<Row.EarlierPlace>('earlierPlace', ['id', 'until'], 'id'),
    budgets: store.collection<Row.StoredBudget>('budget', 'uuid'),
    budgetWarnings: store.collection<Row.BudgetWarning>('budgetWarning', 'uuid', 'budgetUuid'),
    tariffs: store.collection<Row.StoredTariff>('tariff', 'id'),
    groups: store.collection<Row.StoredGroup>('group', 'name'),
    tileRules: store.collection<Row.TileRules>('tileRules', 'value'),
    bannerRules: store.collection<Row.BannerRules>('bannerRules', 'uuid'),
    tokens: store.collection<Row.StoredToken>('token', 'uuid'),
    tokenSecrets: store.collection<Row.TokenSecret>('tokenSecret', 'hash', 'tokenUuid'),
    tokenCalls: store.collection<Row.TokenCalls>('tokenCalls', 'uuid'),
    shares: store.collection<Row.StoredShare>('share', 'uuid', 'owner'),
    signIns: store.collection<Row.StoredSignIn>('signIn', 'uuid', 'account'),
    settings: store.collection<Row.StoredSettings>('settings', 'owner'),
    agents: store.collection<Row.StoredAgent>('agent', 'uuid', 'ownerId'),
    agentVersions: store.collection<Row.StoredAgentVersion>(
      'agentVersion',
      ['agentUuid', 'version'],
      'agentUuid',
    ),
    agentPins: store.collection<Row.AgentPin>('agentPin', ['userId', 'agentUuid'], 'userId'),
    labTemplates: store.collection<Row.StoredLabTemplate>('labTemplate', 'uuid', 'ownerId'),
    labTemplatePins: store.collection<Row.LabTemplatePin>(
      'labTemplatePin',
      ['userId', 'templateUuid'],
      'userId',
    ),
    presentations: store.collection<Row.StoredPresentation>('presentation', 'uuid', 'ownerId'),
    presentationVersions: store.collection<Row.StoredPresentationVersion>(
      'presentationVersion',
      ['presentationUuid', 'version'],
      'presentationUuid',
    ),
    brands: store.collection<Row.StoredBrand>('brand', 'companyUuid'),
    presentationPins: store.collection<Row.PresentationPin>(
      'presentationPin',
      ['userId', 'presentationUuid'],
      'presentationUuid',
    ),
    presentationThreads: store.collection<Row.StoredThread>('presentationThread', 'uuid', 'presentationUuid'),
    showLinks: store.collection<Row.StoredShowLink>('showLink', 'tokenHash', 'presentationUuid'),
    guestBots: store.collection<Row.StoredGuestBot>('guestBot', 'uuid', 'agentUuid'),
    guestLinks: store.collection<Row.StoredGuestLink>('guestLink', 'uuid', 'botUuid'),
    functions: store.collection<Row.StoredFunction>('function', 'uuid', 'ownerId'),
    calls: store.collection<Row.StoredCall>('call', ({ call }) => call.callId, 'messageId'),
    answeredOnce: store.collection<Row.AnsweredOnce>('answeredOnce', 'id'),
    /** Last request of each account. */
    visits: store.collection<{ readonly email: string; readonly date: string }>('visit', 'email'),
    /** Names of the seeds that were applied, so that none is applied twice. */
    seeds: store.collection<{ readonly name: string }>('seed', 'name'),
    syntheticUsage: store.collection<Row.SyntheticUsage>('syntheticUsage', 'name'),
  };
}

export interface Database extends Readonly<ReturnType<typeof collectionsIn>> {
  readonly store: Store;
}

/** Opens the database stored in `persistence`. Throws `CorruptState`. */
export function openDatabase(persistence: Persistence): Database {
  const store = new Store(persistence);
  const database = { store, ...collectionsIn(store) };
  store.load(upgraded(persistence));
  return database;
}

/** All items of a catalogue, in the order of display. */
export const itemsOf = <T>(catalogue: Collection<Row.Catalogue<T>>): readonly T[] =>
  [...catalogue.values()].flatMap(({ items }) => items);
