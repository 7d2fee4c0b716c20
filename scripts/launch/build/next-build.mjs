import '../serve/end-with-launcher.mjs'
import process from 'node:process'

// Runs `next build` in a process that exits with its launcher. `node --import` would not work: Next
// passes it on to its workers, whose IPC channel is not the launcher's.
process.argv.splice(2, process.argv.length, 'build')
await import(new URL('../../../node_modules/next/dist/bin/next', import.meta.url).href)
