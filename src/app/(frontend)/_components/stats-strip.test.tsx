import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultStats } from '@/content/defaults'
import { toSiteCopy } from '@/content/site-copy'
import { StatsStrip } from './stats-strip'

it('the stats strip shows the four statistics with separators for thousands', () => {
  const html = renderToStaticMarkup(
    <StatsStrip
      stats={{ ...defaultStats, totalAvailableHomes: 1234 }}
      words={toSiteCopy({ home: { homes: 'houses for sale' } }).home}
    />,
  )
  for (const figure of ['63', '38', '1,234', '693']) expect(html).toContain(`>${figure}<`)
  expect(html).toContain('houses for sale')
  expect(html).toContain('communities open or coming soon')
})
