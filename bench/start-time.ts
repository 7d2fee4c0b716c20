import { rmSync } from 'node:fs'
import { startGuide } from '../tests/e2e/setup/guide'
import { diskFolder } from './disk-folder'

/**
 * Measures the seconds until `npm start` is ready: the first start with an empty data folder, then
 * five more starts. Run `npm run bench:start` after a build.
 */
const folder = diskFolder()
const settings = { SEED: 'sample', RATE_LIMITS: 'off' }
const seconds: number[] = []

for (let run = 0; run < 6; run += 1) {
  const began = performance.now()
  const guide = await startGuide(folder, settings)
  seconds.push((performance.now() - began) / 1000)
  await guide.end('SIGTERM')
}
rmSync(folder, { recursive: true, force: true })

const [first = 0, ...further] = seconds
const median = further.sort((a, b) => a - b)[2] ?? 0
// biome-ignore lint/suspicious/noConsole: the script prints its results
console.log({ firstWithSeeding: first.toFixed(1), furtherMedian: median.toFixed(1) })
