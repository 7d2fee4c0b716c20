import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { bootstrap } from './bootstrap.mjs'

/**
 * Payload's own command line for the commands that read the configuration and no database
 * (`migrate:create`, `generate:types`, `generate:importmap`). Payload does not start without a
 * secret, though these commands never use it.
 */
await bootstrap()
process.env.PAYLOAD_SECRET ||= randomBytes(32).toString('hex')
await import(new URL('../node_modules/payload/bin.js', import.meta.url).href)
