import { randomBytes } from 'node:crypto'
import process from 'node:process'
import { bootstrap } from './bootstrap.mjs'

/**
 * Payload's command line for the commands that need no database (`migrate:create`,
 * `generate:types`, `generate:importmap`). Payload requires a secret to start, but these commands
 * do not use it.
 */
await bootstrap()
process.env.PAYLOAD_SECRET ||= randomBytes(32).toString('hex')
await import(new URL('../node_modules/payload/bin.js', import.meta.url).href)
