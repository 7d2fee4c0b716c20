import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { afterEach, expect, it, vi } from 'vitest'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { colors } from './colors'
import { renderCard } from './render'

afterEach(() => {
  vi.unstubAllGlobals()
})

const site = 'San Antonio New Home Guide'

it('the share card is a JPEG of 1200 x 630, with and without a photo', async () => {
  const grey = { width: 120, height: 63, channels: 3, background: '#808080' } as const
  const photo = await sharp({ create: grey }).jpeg().toBuffer()
  for (const picture of [photo, null]) {
    const { format, width, height } = await sharp(
      await renderCard(aCommunityDetail(), site, picture),
    ).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  }
})

it('the share card requests no fonts over the network for any name', async () => {
  const fetchSpy = vi.fn(fetch)
  vi.stubGlobal('fetch', fetchSpy)
  const name = 'Ridge 🏡 <b>日本</b> ﷽ العربية'
  await renderCard(aCommunityDetail({ name, city: 'Š 中' }), site, null)
  const hosts = fetchSpy.mock.calls
    .map(([input]) => String(input))
    .filter((url) => /^http/.test(url))
  expect(hosts).toEqual([])
})

it('the share card uses the colors of the style sheet', () => {
  const css = readFileSync('src/app/(frontend)/globals.css', 'utf8')
  for (const [name, value] of Object.entries(colors)) {
    expect(css).toContain(`--color-${name}: ${value};`)
  }
})
