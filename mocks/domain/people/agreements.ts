/** The agreements: who has to accept them, and whether they have (portal.md §4, BOT-02). */
import { type Database, itemsOf, type Schemas, type User } from '#mocks/store/database.ts';

type Text = Schemas['AgreementText'];

/** The corporate domain of the demonstration, which no company there has. */
const CORPORATE = 'corp.example';

/** Version of the texts that were accepted before agreements had versions. */
const FIRST_VERSION = 1;

/** Whether an address lies in the domain of a company: such guests accept the agreements before their first request. */
export function isCorporate({ companies }: Database, email: string): boolean {
  const domain = email.split('@').at(-1) ?? '';
  return domain === CORPORATE || [...companies.values()].some(({ domains }) => domains.includes(domain));
}

/** The current texts, in the order of display. */
export const agreementTexts = (database: Database): readonly Text[] => itemsOf(database.agreements);

/** Whether the form's versions are the current ones. */
export function isCurrent(database: Database, shown: readonly Schemas['Agreement'][]): boolean {
  return agreementTexts(database).every(({ id, version }) =>
    shown.some((agreement) => agreement.id === id && agreement.version === version),
  );
}

/** Whether the user has accepted this text in its current version, checked or not. */
function isAnswered({ agreementsAccepted, agreements }: User, { id, version }: Text): boolean {
  const stored = agreements?.find((agreement) => agreement.id === id);
  return agreementsAccepted && (stored?.version ?? FIRST_VERSION) === version;
}

/** Whether the user has accepted the agreements in their current versions. */
export function hasAccepted(database: Database, user: User): boolean {
  return agreementTexts(database).every((text) => isAnswered(user, text));
}

/** Numbers of the agreements that the user agreed to in their current versions. */
export function agreementsInForce(database: Database, user: User): number[] {
  // Accounts without a stored choice agreed to the mandatory ones.
  const agreedTo = ({ id, isMandatory }: Text): boolean =>
    user.agreements?.some((agreement) => agreement.id === id && agreement.checked) ?? isMandatory;
  return agreementTexts(database)
    .filter((text) => isAnswered(user, text) && agreedTo(text))
    .map(({ id }) => id);
}
