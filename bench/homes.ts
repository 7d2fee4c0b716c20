import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Client } from 'pg'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { startGuide } from '../tests/e2e/setup/guide'
import { insertManyHomes } from '../tests/fixtures/many-homes'
import { diskFolder } from './disk-folder'
import { longestInteraction } from './interaction'

/**
 * Measures the search of 54,000 homes: the counts of the facets and one page of the list through the
 * API, each time with a price that no cached answer has, and interactions with `/homes` on a
 * processor slowed down four times. Run `npm run bench:homes` after a build.
 */
const ROUNDS = 41
const SLOWER = 4

const folder = diskFolder()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off' })
const browser = await chromium.launch({ executablePath: systemChromium(), args: [...chromiumArgs] })

/** The median and the 95th percentile in milliseconds. */
async function measure(path: (price: number) => string) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now()
    const response = await fetch(guide.url + path(200_001 + round))
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${response.status} for ${response.url}`)
    times.push(performance.now() - began)
  }
  times.sort((a, b) => a - b)
  return {
    'median ms': Number(times[20]?.toFixed(1)),
    'p95 ms': Number(times[38]?.toFixed(1)),
  }
}

try {
  const client = new Client({ connectionString: runningUrl(folder) ?? '' })
  await client.connect()
  await insertManyHomes((text, ...values) => client.query(text, values))
  await client.end()
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table({
    'facets, one filter': await measure((price) => `/api/homes/facets?minPrice=${price}`),
    'facets, four filters': await measure(
      (price) => `/api/homes/facets?minPrice=${price}&beds=3&city=City%207&moveInBy=2027-06-30`,
    ),
    'one page of the list': await measure((price) => `/api/homes?limit=24&minPrice=${price}`),
    'pins of the map': await measure((price) => `/api/homes.geojson?minPrice=${price}`),
  })

  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${guide.url}/homes`)
  const map = page.getByRole('region', { name: 'Map of homes' })
  await map
    .getByRole('button', { name: /homes near .+, zoom in$/ })
    .first()
    .waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const filters = page.getByRole('complementary', { name: 'Filters' })
  const shows = (query: string) => page.waitForURL(`**/homes?${query}`)
  const milliseconds = {
    'a filter': await longestInteraction(page, async () => {
      await filters.getByRole('list', { name: 'Bedrooms' }).getByRole('link').nth(1).click()
      await shows('beds=4')
    }),
    'the order': await longestInteraction(page, async () => {
      await page.getByRole('link', { name: 'Largest' }).click()
      await shows('beds=4&sort=size')
    }),
    'the next page': await longestInteraction(page, async () => {
      await page.getByRole('link', { name: 'Next page' }).click()
      await shows('beds=4&sort=size&page=2')
    }),
    'saving a view': await longestInteraction(page, async () => {
      await page.getByText('Save this search').click()
      await page.getByRole('button', { name: 'Save', exact: true }).click()
      await page.getByText('Saved in this browser.').waitFor()
    }),
  }
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table(milliseconds)
} finally {
  await browser.close()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
