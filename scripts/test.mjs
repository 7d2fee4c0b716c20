import process from 'node:process'
import { bootstrap } from './bootstrap.mjs'

await bootstrap()
const { main } = await import('./test/main')
await main(process.argv.slice(2))
