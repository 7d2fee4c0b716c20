import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'
import { all, compile } from 'proxy-addr'

/**
 * Finds out whose request it is. `trustedProxies` are addresses and CIDR ranges: only what a socket
 * of theirs says in `X-Forwarded-For` is believed, from the last entry back to the first that is
 * none of them. Throws `TypeError` for a proxy that is neither.
 */
export function clientAddressBy(
  trustedProxies: readonly string[],
): (req: IncomingMessage) => string {
  const inList = compile([...trustedProxies])
  const isTrusted = (address: string | undefined, index: number) => inList(bare(address), index)
  return (req) => {
    // An entry that is no address ("unknown", say) leaves the caller with the proxy that wrote it.
    for (const hop of all(req, isTrusted).reverse()) {
      const counted = asCounted(bare(hop))
      if (counted !== undefined) return counted
    }
    // The connection is gone already.
    return 'unknown'
  }
}

/** An address without the port that some proxies add; the socket has none once it is closed. */
function bare(address = ''): string {
  const [, v6, v4] = /^\[(.+)\](?::\d+)?$|^(\d+(?:\.\d+){3}):\d+$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/**
 * The address as callers are counted by it: IPv4 as it is, also when it comes as IPv6
 * (`::ffff:192.0.2.1`), and the first 64 bits of IPv6, which any one household has to itself.
 */
function asCounted(address: string): string | undefined {
  if (isIP(address) === 0) return undefined
  const ip = ipaddr.process(address)
  if (ip instanceof ipaddr.IPv4) return ip.toString()
  const network = ip.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
