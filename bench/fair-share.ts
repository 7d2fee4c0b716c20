import { rmSync } from 'node:fs'
import { startGuide } from '../tests/e2e/setup/guide'
import { diskFolder } from './disk-folder'

/**
 * Measures how long a visitor waits for a page that is not cached, alone and while another client
 * sends all expensive requests that its limit allows, 20 at a time. Run `npm run bench:fair-share`
 * after a build.
 */
const ROUNDS = 5
const PAGES = 15

const folder = diskFolder()
const guide = await startGuide(folder, { SEED: 'sample', TRUSTED_PROXIES: '127.0.0.1' })
let fresh = 0

/** Milliseconds until each of some pages is complete. */
async function visit(address: string): Promise<number[]> {
  const times: number[] = []
  for (let page = 0; page < PAGES; page += 1) {
    fresh += 1
    const start = performance.now()
    const response = await fetch(`${guide.url}/communities?minPrice=0.${fresh}`, {
      headers: { 'x-forwarded-for': address },
    })
    await response.arrayBuffer()
    if (response.status !== 200) throw new Error(`A page answered ${response.status}.`)
    times.push(performance.now() - start)
  }
  return times
}

/** Sends requests from one address until `during` has finished. Returns how many were answered. */
async function attack(address: string, during: () => Promise<void>): Promise<number> {
  const stopping = new AbortController()
  let answered = 0
  const send = async () => {
    while (!stopping.signal.aborted) {
      fresh += 1
      const response = await fetch(`${guide.url}/api/plans?limit=500&minPrice=${fresh}`, {
        headers: { 'x-forwarded-for': address },
      })
      await response.arrayBuffer()
      if (response.status === 429) return
      if (response.status !== 200) throw new Error(`The API answered ${response.status}.`)
      answered += 1
    }
  }
  const connections = Array.from({ length: 20 }, send)
  await during()
  stopping.abort()
  await Promise.all(connections)
  return answered
}

const quiet: number[] = []
const attacked: number[] = []
let answered = 0
await visit('192.0.2.200')
for (let round = 1; round <= ROUNDS; round += 1) {
  quiet.push(...(await visit(`192.0.2.${round}`)))
  answered += await attack(`198.51.100.${round}`, async () => {
    attacked.push(...(await visit(`203.0.113.${round}`)))
  })
}

const at = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0
const row = (share: number) => ({
  'alone, ms': at(quiet, share).toFixed(1),
  'beside the other client, ms': at(attacked, share).toFixed(1),
  ratio: (at(attacked, share) / at(quiet, share)).toFixed(2),
})
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.table({ median: row(0.5), '90th percentile': row(0.9) })
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.log(`Expensive requests answered meanwhile: ${answered}`)
await guide.end('SIGTERM')
rmSync(folder, { recursive: true, force: true })
