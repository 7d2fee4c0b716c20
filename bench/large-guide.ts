import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { chromium, type Locator } from '@playwright/test'
import { runningUrl } from '../scripts/dev-db/embedded-postgres'
import { chromiumArgs, systemChromium } from '../scripts/test/chromium'
import { startGuide } from '../tests/e2e/setup/guide'
import { insertManyCommunities } from '../tests/fixtures/many-communities'
import { diskFolder } from './disk-folder'
import { longestInteraction } from './interaction'

/**
 * Measures the communities page with 10,000 communities on a processor slowed down four times: the
 * time from each interaction to the next paint, the number of elements, and the bytes transferred.
 * Run `npm run bench:large` after a build.
 */
const COMMUNITIES = 10_000
const SLOWER = 4

const folder = diskFolder()
const guide = await startGuide(folder, { SEED: 'none', RATE_LIMITS: 'off' })
const browser = await chromium.launch({ executablePath: systemChromium(), args: [...chromiumArgs] })

/** The size of a response body as a browser receives it. */
async function wireKilobytes(path: string): Promise<string> {
  const request = get(guide.url + path, { headers: { 'accept-encoding': 'gzip, deflate, br' } })
  const [response]: IncomingMessage[] = await once(request, 'response')
  let size = 0
  for await (const chunk of response ?? []) size += chunk.length
  return (size / 1024).toFixed(1)
}

try {
  await insertManyCommunities(runningUrl(folder) ?? '', COMMUNITIES)
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  await page.goto(`${guide.url}/communities`)
  const more = page.getByRole('button', { name: /^Show [\d,]+ more communities$/ })
  await more.waitFor()
  // The map loads separately, so its loading is excluded from the times of the list.
  const map = page.getByRole('region', { name: 'Map of communities', exact: true })
  await map
    .getByRole('button', { name: /communities near .+, zoom in$/ })
    .first()
    .waitFor()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })

  const bar = page.getByRole('search', { name: 'Communities' })
  const status = page.getByRole('main').getByRole('status')
  const says = (text: string, locator: Locator = status) =>
    locator.filter({ hasText: text }).waitFor()
  const milliseconds = {
    'show all': await longestInteraction(page, () => more.click()),
    typing: await longestInteraction(page, async () => {
      await bar.getByRole('searchbox').pressSequentially('community 43')
      await says('of 10,000 communities match')
    }),
    layout: await longestInteraction(page, () => bar.getByText('Compact').click()),
    city: await longestInteraction(page, () =>
      page.getByRole('list', { name: 'Cities' }).getByRole('button').first().click(),
    ),
    amenity: await longestInteraction(page, () =>
      page.getByRole('search', { name: 'Filters' }).getByLabel('Pools').click(),
    ),
  }
  await page.goto(`${guide.url}/communities`)
  await more.click()
  await page.locator('[aria-setsize]').first().waitFor()
  // biome-ignore lint/suspicious/noConsole: the script prints its results
  console.table({
    ...milliseconds,
    'elements with the whole list': await page.locator('*').count(),
    'HTML, KiB': await wireKilobytes('/communities'),
    'all communities for map and list, KiB': await wireKilobytes('/api/communities/columns'),
    'GeoJSON for other maps, KiB': await wireKilobytes('/api/communities.geojson'),
  })
} finally {
  await browser.close()
  await guide.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}
