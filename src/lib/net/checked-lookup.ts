import { type LookupAddress, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'

/** The host of a request has an address that is not allowed. */
export class PrivateAddressError extends Error {
  constructor() {
    super('The host has a private address.')
  }
}

type IsAllowed = (address: string) => boolean

/**
 * Resolves host names for a socket, and refuses those with an address that is not allowed. The socket
 * connects to the addresses that were checked, so a later answer of the name server has no effect.
 */
export function checkedLookup(isAllowed: IsAllowed): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => {
      const [first] = addresses
      if (error || !first) return callback(error ?? new PrivateAddressError(), [])
      if (!addresses.every(({ address }) => isAllowed(address))) {
        return callback(new PrivateAddressError(), [])
      }
      if (options.all) return callback(null, addresses)
      return callback(null, first.address, first.family)
    }
    lookup(hostname, { ...options, all: true }, answer)
  }
}

/** Throws if the host of a URL is an address that is not allowed. A socket looks up names only. */
export function checkHost({ hostname }: URL, isAllowed: IsAllowed): void {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host)) throw new PrivateAddressError()
}
