const isIPv4 = (text: string): boolean =>
  /^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255);

const isIPv6 = (text: string): boolean => /^[\da-f:.]+$/i.test(text) && URL.canParse(`http://[${text}]`);

/** Whether a text is an address or a network (CIDR) of IPv4 or IPv6: `10.20.0.0/16`, `2001:db8::1`. */
export function isNetwork(text: string): boolean {
  const [, address = '', , length] = /^([^/]+)(\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = isIPv4(address) ? 32 : isIPv6(address) ? 128 : -1;
  return longest >= 0 && Number(length ?? 0) <= longest;
}
