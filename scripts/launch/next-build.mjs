import './end-with-launcher.mjs'
import process from 'node:process'

// `next build`, as a program that ends with its launcher. Not by way of `node --import`: Next hands
// that on to its own workers, whose channel is another one.
process.argv.splice(2, process.argv.length, 'build')
await import(new URL('../../node_modules/next/dist/bin/next', import.meta.url).href)
