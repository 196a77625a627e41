import ipaddr from 'ipaddr.js';
import { z } from 'zod';

/** The word for "people reach the server directly", so that it is said and not forgotten. */
const NONE = 'none';

/**
 * Whether a text names one address or a range of them. IPv4 is written as IPv4: a range of its IPv6 form holds more than it
 * seems to (`::ffff:0:0/96` is all of IPv4), and a range of everything would let anybody choose their own address.
 */
function isPlace(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const isPlain = address.includes(':')
    ? ipaddr.IPv6.isValid(address) && !ipaddr.IPv6.parse(address).isIPv4MappedAddress()
    : ipaddr.IPv4.isValidFourPartDecimal(address);
  return isPlain && (bits === undefined || (ipaddr.isValidCIDR(text) && Number(bits) > 0));
}

/** A comma list of addresses and ranges, `none` for an empty one. */
export const trustedProxies = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
  .transform((parts) => (parts.length === 1 && parts[0] === NONE ? [] : parts.filter(Boolean)))
  .refine((parts) => parts.every(isPlace));
