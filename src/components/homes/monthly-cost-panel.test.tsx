import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultGlossary } from '@/content/glossary'
import type { Glossary } from '@/domain/glossary/glossary'
import { defaultAssumptions } from '@/domain/mortgage/cost-assumptions'
import { aTaxPart, someCosts } from '@/domain/mortgage/costs.fixture'
import { MonthlyCostPanel } from './monthly-cost-panel'

const mud = aTaxPart({ kind: 'special', name: 'Foster Ridge MUD', rate: 0.59 })

/** The questions that are links, and those that buttons answer. */
function questionsWith(glossary: Glossary) {
  const html = renderToStaticMarkup(
    <MonthlyCostPanel
      price={350_000}
      assumptions={defaultAssumptions}
      costs={someCosts({ taxes: [mud], hoaFee: 410, hoaPeriod: 'year' })}
      glossary={glossary}
    />,
  )
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, question]) => question)
  return {
    links: all(/<span class="quiet-link">(What’s [^<]*)<\/span><\/a>/g),
    buttons: all(/<button [^>]*aria-label="([^"]*)"/g),
  }
}

it('costs with terms of the glossary have help, and a tax leads to the article of its term', () => {
  expect(questionsWith(defaultGlossary)).toEqual({
    links: ['What’s a MUD?'],
    buttons: ['What’s a MUD?', 'What’s an HOA?'],
  })
})

it('a tax whose term has no article has help only', () => {
  const withoutLinks = defaultGlossary.map((term) => ({ ...term, path: null }))
  expect(questionsWith(withoutLinks)).toEqual({
    links: [],
    buttons: ['What’s a MUD?', 'What’s an HOA?'],
  })
})

it('costs that the glossary does not have are shown without help', () => {
  expect(questionsWith([])).toEqual({ links: [], buttons: [] })
})

it('names the tax of the first year, of later years and of a homestead, in rows that add up', () => {
  const html = renderToStaticMarkup(
    <MonthlyCostPanel
      price={400_000}
      assumptions={{ ...defaultAssumptions, landShare: 20 }}
      costs={someCosts({
        taxes: [
          aTaxPart({ rate: 1 }),
          aTaxPart({ kind: 'county', name: 'Kendall County', rate: 0.5 }),
        ],
        hoaFee: 0,
      })}
      glossary={[]}
    />,
  )
  const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text]) => text)
  // Principal and interest 2,237.49, insurance 100, and taxes of 1,200, 6,000 and 4,600 a year.
  expect(texts(/<dd[^>]*>([^<]*)<\/dd>/g)).toEqual(['$2,437', '$2,837', '$2,721'])
  expect(texts(/<td[^>]*>([^<]*)<\/td>/g)).toEqual([
    '$800',
    '$4,000',
    '$2,600',
    '$400',
    '$2,000',
    '$2,000',
    '$1,200',
    '$6,000',
    '$4,600',
  ])
  expect(html).toContain('estimated at 20% of the price')
  expect(html).toContain('exempt $140,000 of a homestead (Texas Tax Code, Section 11.13(b), 2025)')
})
