/** Rules for the address of a provider: https, no credentials, no private network unless it is our own (ADM-26). */

/** IPv4 networks that are not on the internet: first address and length of the prefix (RFC 6890). */
const privateNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
];

const numberOf = (address: string): number =>
  address.split('.').reduce((sum, octet) => sum * 256 + Number(octet), 0);

/** Whether a host is an IPv4 address in one of the networks. */
const isIn = (networks: readonly (readonly [string, number])[], host: string): boolean =>
  /^\d+\.\d+\.\d+\.\d+$/.test(host) &&
  networks.some(([start, length]) => {
    const size = 2 ** (32 - length);
    return Math.floor(numberOf(host) / size) === Math.floor(numberOf(start) / size);
  });

const isPrivateIPv4 = (address: string): boolean => isIn(privateNetworks, address);

/** The eight groups of an IPv6 address as `URL` writes it: in hexadecimal, at most one `::`. */
function groupsOf(address: string): number[] {
  const [left = '', right] = address.split('::');
  const parsed = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [first, last] = [parsed(left), parsed(right ?? '')];
  return [...first, ...Array.from({ length: 8 - first.length - last.length }, () => 0), ...last];
}

/** The IPv4 address in two groups. */
const embedded = (high = 0, low = 0): string => [high >> 8, high & 255, low >> 8, low & 255].join('.');

/**
 * The IPv4 address that an IPv6 address leads to: mapped, compatible and translated ones have it at their end (NAT64), or
 * after 2002: (6to4). Undefined for any other.
 */
function embeddedIn(groups: readonly number[]): string | undefined {
  const [first = 0, second = 0, third] = groups;
  const isMapped = groups.slice(0, 5).every((group) => group === 0);
  if (isMapped || (first === 0x64 && second === 0xff9b)) return embedded(groups[6], groups[7]);
  return first === 0x2002 ? embedded(second, third) : undefined;
}

function isPrivateIPv6(address: string): boolean {
  const groups = groupsOf(address);
  const [first = 0] = groups;
  const inner = embeddedIn(groups);
  if (inner !== undefined) return isPrivateIPv4(inner);
  const isGlobal = first >> 13 === 1;
  return !isGlobal;
}

/** Names that no public server has. */
const privateName = /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|corp|home|home\.arpa)$/;

/** Whether a host of a `URL` is on this machine or in a private network. Its numbers are in the usual form already. */
export function isPrivateHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (name.startsWith('[')) return isPrivateIPv6(name.slice(1, -1));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(name)) return isPrivateIPv4(name);
  return !name.includes('.') || privateName.test(name);
}

/** Services of clouds that hand out credentials, outside of the link-local networks: Alibaba, Oracle, AWS over IPv6. */
const metadataServices = new Set(['100.100.100.200', '192.0.0.192', '[fd00:ec2::254]', '168.63.129.16']);
const metadataName = /^(?:metadata|metadata\.google\.internal|instance-data(?:\..*)?)$/;
const serviceNetworks: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['169.254.0.0', 16],
  ['224.0.0.0', 3],
];

/**
 * Whether a host of a `URL` can be no server of models anywhere: link-local, multicast or unspecified addresses, and the
 * metadata services of clouds. Other private addresses can: companies run models in their own network.
 */
export function isServiceHost(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  if (metadataServices.has(name) || metadataName.test(name)) return true;
  if (!name.startsWith('[')) return isIn(serviceNetworks, name);
  const groups = groupsOf(name.slice(1, -1));
  const [first = 0] = groups;
  const inner = embeddedIn(groups);
  if (inner !== undefined) return groups.join() !== '0,0,0,0,0,0,0,1' && isServiceHost(inner);
  return first >> 6 === 0xfe80 >> 6 || first >> 8 === 0xff;
}

/**
 * Why an address cannot be that of a provider, for the person; undefined if it can.
 *
 * @param isInternal whether the server is within the perimeter, where private addresses are, and http is enough
 */
export function addressProblem(text: string, isInternal: boolean): string | undefined {
  const url = URL.parse(text.trim());
  const isKnown = url?.protocol === 'https:' || (isInternal && url?.protocol === 'http:');
  if (!url || !isKnown)
    return isInternal
      ? 'Нужен адрес, который начинается с https:// или http://'
      : 'Нужен адрес, который начинается с https://';
  if (url.username || url.password) return 'Уберите из адреса имя и пароль: для ключа есть «Сменить ключ»';
  if (url.hash) return 'Уберите из адреса всё после знака #';
  if (isServiceHost(url.hostname)) return 'Это служебный адрес сети или облака. Моделей на нём нет';
  if (!isInternal && isPrivateHost(url.hostname))
    return 'Это адрес частной сети. Он возможен только с отметкой «В контуре»';
  return undefined;
}

/** Host and port of an address, by which servers are distinguished; empty for what is no address. */
export const hostOf = (text: string): string => URL.parse(text.trim())?.host ?? '';
