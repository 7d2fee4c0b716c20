import { rmSync } from 'node:fs'
import { startGuide } from '../tests/e2e/setup/guide'
import { scratchFolder } from '../tests/scratch-folder'

/**
 * Seconds until `npm start` is ready: the first start on an empty folder, then five more. The site
 * has to be built already. `npm run bench:start`.
 */
const folder = scratchFolder()
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
// biome-ignore lint/suspicious/noConsole: the figures are what this script is for
console.log({ firstWithSeeding: first.toFixed(1), furtherMedian: median.toFixed(1) })
