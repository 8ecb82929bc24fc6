/** Keeps calls of connections away from addresses that an administrator must not reach (ADM-40), and those of pages (PRES-97). */
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { isPrivateHost, isServiceHost } from '#lib/service-address.ts';

/** An IP address as the host of a `URL`. */
const hostOf = (address: string): string =>
  isIPv6(address) ? (URL.parse(`http://[${address}]/`)?.hostname ?? '[::]') : address;

/** Whether all addresses of a name may be called. */
export const mayReach = (addresses: readonly string[], isInternal: boolean): boolean =>
  addresses.map(hostOf).every((host) => !isServiceHost(host) && (isInternal || !isPrivateHost(host)));

/** Networks that no page is in although they are not private: those of examples (RFC 5737, RFC 3849), and Teredo. */
const withoutPages = new BlockList();
for (const network of ['192.0.2.0', '198.51.100.0', '203.0.113.0'])
  withoutPages.addSubnet(network, 24, 'ipv4');
withoutPages.addSubnet('2001:db8::', 32, 'ipv6');
withoutPages.addSubnet('2001::', 32, 'ipv6');

/** Whether a page may be read from all addresses of a name (gateway.yaml, "Pages as materials"). */
export const mayRead = (addresses: readonly string[]): boolean =>
  mayReach(addresses, false) &&
  addresses.every((one) => !withoutPages.check(one, isIPv6(one) ? 'ipv6' : 'ipv4'));

class Refused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Resolves the name and checks it in one step, so that the checked addresses are those that are called. */
const guarded =
  (isAllowed: (addresses: readonly string[]) => boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      if (!isAllowed(found.map(({ address }) => address))) return done(new Refused(hostname), '');
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

const agentFor = (isAllowed: (addresses: readonly string[]) => boolean): Agent =>
  new Agent({ connect: { lookup: guarded(isAllowed) } });
const outside = agentFor((addresses) => mayReach(addresses, false));
const inside = agentFor((addresses) => mayReach(addresses, true));

/** What opens the network connections to pages. */
export const pageDispatcher: Dispatcher = agentFor(mayRead);

/** What opens the network connections to a provider. */
export const dispatcherFor = (isInternal: boolean): Dispatcher => (isInternal ? inside : outside);
