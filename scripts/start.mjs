import process from 'node:process'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { main } = await import('./launch/main')
await main(process.argv[2] ?? 'start')
