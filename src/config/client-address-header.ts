/**
 * The request header in which `server/` tells the app the address of the client, as
 * `server/limits/client-address.ts` determines it. It replaces whatever a client sends.
 */
export const CLIENT_ADDRESS_HEADER = 'x-client-address'
