/** Reads and checks the settings: the arguments and the environment. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DevAccess, devAccessOf } from './http/dev-endpoints.ts';
import { contactOf, isContact } from './http/security-txt.ts';
import { masterKeysOf } from './master-key.ts';
import { upstreamProblem } from './model-from-environment.ts';
import { type PilotSettings, pilotSettingsOf } from './pilot-settings.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Ends the process with its message instead of a stack trace, because the cause is outside of this program. */
export class PlainError extends Error {
  override name = 'PlainError';
}

export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Folder of the state. */
  readonly folder: string;
  /** Whether the built portal is served. */
  readonly portal: boolean;
  /** Folder of the built portal. */
  readonly dist: string;
  /** Path of the portal, with a slash at both ends. */
  readonly base: string;
  /** Address of the portal in letters, without a slash at the end. */
  readonly portalUrl: string | undefined;
  readonly devAccess: DevAccess;
  /** Whether one proxy stands before the process. */
  readonly trustProxy: boolean;
  /** Master keys, which seal the keys of connections. */
  readonly masterKeys: readonly Buffer[];
  /** The key of `/api/metrics`, which answers nobody without it. */
  readonly metricsKey: string | undefined;
  /** The contact in security.txt. */
  readonly securityContact: string | undefined;
  /** Undefined for the demonstration. */
  readonly pilot: PilotSettings | undefined;
}

function argumentsOf(args: readonly string[]) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const options = { port: { type: 'string' }, portal: flag, pilot: flag } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    throw new PlainError(error instanceof Error ? error.message : String(error));
  }
}

const isPort = (text: string): boolean => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;

/** Least length of METRICS_KEY, so that it cannot be tried out. */
const KEY_LENGTH = 16;

/** A line for each wrong setting, of those that both a demonstration and a pilot have. */
function problemsOf(environment: Environment, port: string): string[] {
  const { PORTAL_URL, DEV_ENDPOINTS, BASE_PATH = '/', SECURITY_CONTACT, METRICS_KEY } = environment;
  return [
    !isPort(port) && `Not a port number: ${port}`,
    !/^\/(?:[\w.~-]+\/)*$/.test(BASE_PATH) && `BASE_PATH is no path with a slash at both ends: ${BASE_PATH}`,
    PORTAL_URL && !URL.canParse(PORTAL_URL) && `PORTAL_URL is not an address: ${PORTAL_URL}`,
    devAccessOf(DEV_ENDPOINTS) === undefined && `DEV_ENDPOINTS is neither 0 nor 1: ${DEV_ENDPOINTS}`,
    SECURITY_CONTACT &&
      !isContact(SECURITY_CONTACT) &&
      `SECURITY_CONTACT begins with none of https://, mailto: and tel: : ${SECURITY_CONTACT}`,
    METRICS_KEY && METRICS_KEY.length < KEY_LENGTH && `METRICS_KEY is shorter than ${KEY_LENGTH} characters`,
    upstreamProblem(environment),
    masterKeysOf(environment).problem,
  ].filter((line): line is string => Boolean(line));
}

/**
 * The settings of the process.
 *
 * @param args the arguments after the name of the script
 * @throws PlainError with a line for each wrong setting
 */
export function settingsOf(args: readonly string[], environment: Environment): Settings {
  const values = argumentsOf(args);
  const { PORT, HOST, DATA_DIR, PORTAL_URL, DEV_ENDPOINTS, BASE_PATH, TRUST_PROXY } = environment;
  const port = PORT || values.port || (values.portal ? '8080' : '4011');
  const pilot = values.pilot ? pilotSettingsOf(environment) : undefined;
  const problems = [
    ...problemsOf(environment, port),
    ...(pilot && 'problems' in pilot ? pilot.problems : []),
    ...(values.pilot && !values.portal ? ['--pilot needs --portal: npm start -- --pilot'] : []),
  ];
  if (problems.length > 0) throw new PlainError(problems.join('\n'));
  const dist = resolve('dist');
  return {
    port: Number(port),
    host: HOST || '127.0.0.1',
    folder: resolve(DATA_DIR || '.data'),
    portal: values.portal,
    dist,
    base: BASE_PATH ?? '/',
    portalUrl: PORTAL_URL ? new URL(PORTAL_URL).href.replace(/\/$/, '') : undefined,
    devAccess: pilot ? false : (devAccessOf(DEV_ENDPOINTS) ?? false),
    trustProxy: TRUST_PROXY === '1',
    masterKeys: masterKeysOf(environment).keys,
    metricsKey: environment['METRICS_KEY'] || undefined,
    securityContact: environment['SECURITY_CONTACT'] || contactOf(dist),
    pilot: pilot && 'mail' in pilot ? pilot : undefined,
  };
}
