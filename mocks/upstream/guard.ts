/** Keeps calls of connections away from addresses that an administrator must not reach (ADM-40). */
import { type LookupAddress, lookup } from 'node:dns';
import { isIPv6, type LookupFunction } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import { isPrivateHost, isServiceHost } from '#lib/service-address.ts';

/** An IP address as the host of a `URL`. */
const hostOf = (address: string): string =>
  isIPv6(address) ? (URL.parse(`http://[${address}]/`)?.hostname ?? '[::]') : address;

/** Whether all addresses of a name may be called. */
export const mayReach = (addresses: readonly string[], isInternal: boolean): boolean =>
  addresses.map(hostOf).every((host) => !isServiceHost(host) && (isInternal || !isPrivateHost(host)));

class Refused extends Error {
  readonly code = 'ADDRESS_REFUSED';
}

/** Resolves the name and checks it in one step, so that the checked addresses are those that are called. */
const guarded =
  (isInternal: boolean): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error) return done(error, '');
      if (
        !mayReach(
          found.map(({ address }) => address),
          isInternal,
        )
      )
        return done(new Refused(hostname), '');
      if (options.all) return done(null, found);
      done(null, found[0]?.address ?? '', found[0]?.family);
    });
  };

const outside = new Agent({ connect: { lookup: guarded(false) } });
const inside = new Agent({ connect: { lookup: guarded(true) } });

/** What opens the network connections to a provider. */
export const dispatcherFor = (isInternal: boolean): Dispatcher => (isInternal ? inside : outside);
