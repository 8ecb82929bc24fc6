/** The settings that a pilot needs in the environment (PILOT-02). */
import { canonicalEmail, isEmailAddress } from './contract/email.ts';
import { isLoopback } from './contract/origin.ts';
import { type LogLevel, logLevels } from './log/log.ts';
import { type MailFrom, type MailServer, mailFromOf, mailServerOf } from './smtp/address.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface PilotSettings {
  /** Canonical address of the first administrator. */
  readonly admin: string;
  readonly mail: { readonly server: MailServer; readonly from: MailFrom };
  readonly logLevel: LogLevel;
}

/** What is wrong with the address of the portal, as one line. */
function portalProblem({ PORTAL_URL, TRUST_PROXY }: Environment): string | undefined {
  if (!PORTAL_URL) return 'PORTAL_URL is missing: the address of the portal, such as https://ai.example';
  const url = URL.parse(PORTAL_URL);
  // `problemsOf` of settings.ts reports an address that cannot be parsed.
  if (!url || isLoopback(url.hostname)) return undefined;
  if (url.protocol !== 'https:')
    return `PORTAL_URL must begin with https://, because passwords and sessions travel: ${PORTAL_URL}`;
  return TRUST_PROXY === '1'
    ? undefined
    : 'TRUST_PROXY is not 1: PORTAL_URL has https, which a proxy before this process answers (docs/deployment.md)';
}

/** The settings of a pilot, or a line for each that is missing or wrong. */
export function pilotSettingsOf(
  environment: Environment,
): PilotSettings | { readonly problems: readonly string[] } {
  const { ADMIN_EMAIL, SMTP_URL, MAIL_FROM, DEV_ENDPOINTS, LOG_LEVEL } = environment;
  const { UPSTREAM_URL, PORTAL_MASTER_KEY, PORTAL_MASTER_KEY_FILE } = environment;
  const server = SMTP_URL
    ? mailServerOf(SMTP_URL)
    : 'SMTP_URL is missing: the mail server, such as smtps://user:password@mail.example:465';
  const from = MAIL_FROM
    ? mailFromOf(MAIL_FROM)
    : 'MAIL_FROM is missing: the sender of letters, such as Портал <portal@mail.example>';
  const admin = canonicalEmail(ADMIN_EMAIL ?? '');
  const logLevel = logLevels.find((level) => level === (LOG_LEVEL || 'info'));
  const problems = [
    portalProblem(environment),
    !isEmailAddress(admin) &&
      (ADMIN_EMAIL
        ? `ADMIN_EMAIL is not an address: ${ADMIN_EMAIL}`
        : 'ADMIN_EMAIL is missing: the address of the first administrator'),
    typeof server === 'string' && server,
    typeof from === 'string' && from,
    !(UPSTREAM_URL || PORTAL_MASTER_KEY || PORTAL_MASTER_KEY_FILE) &&
      'PORTAL_MASTER_KEY_FILE is missing: the key that seals the keys of «Внешние API»; or set UPSTREAM_URL',
    DEV_ENDPOINTS === '1' &&
      'DEV_ENDPOINTS=1 contradicts --pilot: everybody could read the letters and take over any account',
    !logLevel && `LOG_LEVEL is none of ${logLevels.join(', ')}: ${LOG_LEVEL}`,
  ].filter((line): line is string => Boolean(line));
  if (typeof server === 'string' || typeof from === 'string' || !logLevel || problems.length > 0)
    return { problems };
  return { admin, mail: { server, from }, logLevel };
}
