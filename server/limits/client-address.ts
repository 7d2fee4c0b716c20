import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { all, compile } from 'proxy-addr'

/**
 * Returns a function that finds the client address of a request. `trustedProxies` are IP addresses
 * and CIDR ranges. `X-Forwarded-For` counts only when the socket belongs to a trusted proxy, and is
 * read from its last entry back to the first entry that is not one. Throws `TypeError` for a proxy
 * that is neither an address nor a range.
 */
export function clientAddressBy(
  trustedProxies: readonly string[],
): (req: IncomingMessage) => string {
  const inList = compile([...trustedProxies])
  const isTrusted = (address: string | undefined, index: number) => inList(bare(address), index)
  return (req) => {
    // An entry that is not an address (for example "unknown") counts for the proxy that wrote it.
    for (const hop of all(req, isTrusted).reverse()) {
      const counted = asCounted(bare(hop))
      if (counted !== undefined) return counted
    }
    // The connection is already closed.
    return 'unknown'
  }
}

/** An address without the port that some proxies append. A closed socket has no address. */
function bare(address = ''): string {
  const [, v6, v4] = /^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/**
 * The address that requests are counted under: IPv4, also for IPv4-mapped IPv6
 * (`::ffff:192.0.2.1`), and the /64 prefix of IPv6, which is what one household gets.
 */
function asCounted(address: string): string | undefined {
  if (isIP(address) === 0) return undefined
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
