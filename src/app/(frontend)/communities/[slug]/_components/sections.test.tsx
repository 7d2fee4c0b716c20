import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { defaultGlossary } from '@/content/glossary'
import { toSiteCopy } from '@/content/site-copy'
import type { CommunityDetail } from '@/contract/communities/community'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { About } from './about'
import { Amenities } from './amenities'
import { Builders } from './builders'
import { CommunityHeader } from './community-header'
import { Gallery } from './gallery'
import { Schools } from './schools'

const words = toSiteCopy({}).community
const { amenities, homeTypes } = defaultListingOptions
const html = (view: ReactElement) => renderToStaticMarkup(view)
const [builder] = aCommunityDetail().builders
if (!builder) throw new Error('The fixture has a builder')

it('a community without a description shows a generic text', () => {
  for (const description of [null, '', ' \n ']) {
    const text = html(
      <About
        buildTime={null}
        homeTypes={homeTypes}
        community={aCommunityDetail({ description })}
        words={words}
      />,
    )
    expect(text).toContain('Villa Serena is a new-home community in San Antonio, Texas.')
  }
  expect(
    html(
      <About buildTime={null} homeTypes={homeTypes} community={aCommunityDetail()} words={words} />,
    ),
  ).not.toContain('is a new-home community')
})

it('a community with one home, one builder and one home type names each in the singular', () => {
  const about = (overrides: Partial<CommunityDetail>) =>
    html(
      <About
        buildTime={null}
        homeTypes={homeTypes}
        community={aCommunityDetail(overrides)}
        words={words}
      />,
    )
  const [type = ''] = homeTypes.map(({ value }) => value)
  expect(about({ homesAvailable: 1, builders: [builder], homeTypes: [type] })).toMatch(
    />home available<.*>builder<.*>home type</s,
  )
  expect(about({ homesAvailable: 0, builders: [], homeTypes: [type, type] })).toMatch(
    />homes available<.*>builders<.*>home types</s,
  )
})

it('schools are shown by level, only with a district', () => {
  expect(
    html(
      <Schools
        heading={words.schoolsHeading}
        community={aCommunityDetail({ schoolDistrict: null })}
        notice={words.schools}
        ratingSource={null}
        glossary={defaultGlossary}
      />,
    ),
  ).toBe('')
  const text = html(
    <Schools
      heading={words.schoolsHeading}
      community={aCommunityDetail()}
      notice={words.schools}
      ratingSource="TEA, 2025"
      glossary={defaultGlossary}
    />,
  )
  expect(text).toMatch(/Schools &amp; Education.*Northside ISD.*Elementary.*Mira Elementary/s)
  expect(text).not.toContain('Private')
})

it('ratings are shown only with their source and year', () => {
  const schools = (ratingSource: string | null) =>
    html(
      <Schools
        heading={words.schoolsHeading}
        community={aCommunityDetail()}
        notice={words.schools}
        ratingSource={ratingSource}
        glossary={defaultGlossary}
      />,
    )
  const rating = aCommunityDetail().schools.elementary[0]?.rating ?? 'none'
  expect(schools('TEA, 2025')).toMatch(new RegExp(`>${rating}</td>.*Ratings: TEA, 2025`, 's'))
  expect(schools('Sample ratings')).toMatch(/>Sample ratings</)
  expect(schools(null)).not.toMatch(/Rating/)
  expect(schools(null)).not.toContain(`>${rating}</td>`)
})

it('a district is shown without schools', () => {
  const schools = { elementary: [], middle: [], high: [], private: [] }
  const text = html(
    <Schools
      heading={words.schoolsHeading}
      community={aCommunityDetail({ schools })}
      notice={words.schools}
      ratingSource="TEA, 2025"
      glossary={defaultGlossary}
    />,
  )
  expect(text).toContain('Northside ISD')
  expect(text).not.toContain('<table')
})

it('amenities are shown only when there are any', () => {
  expect(
    html(
      <Amenities
        heading={words.amenitiesHeading}
        options={amenities}
        community={aCommunityDetail({ amenities: [] })}
      />,
    ),
  ).toBe('')
  expect(
    html(
      <Amenities
        heading={words.amenitiesHeading}
        options={amenities}
        community={aCommunityDetail()}
      />,
    ),
  ).toMatch(/Pools.*Dog park/s)
})

it("a builder without a phone shows the community's phone and contact", () => {
  const text = html(<Builders heading={words.buildersHeading} community={aCommunityDetail()} />)
  expect(text).toContain('href="tel:+12105550108"')
  expect(text).toContain('Villa Serena sales office')
})

it("a builder with a phone does not show the community's phone or contact", () => {
  const builders = [{ ...builder, phone: '(210) 555-0161' }]
  const text = html(
    <Builders heading={words.buildersHeading} community={aCommunityDetail({ builders })} />,
  )
  expect(text).toContain('href="tel:+12105550161"')
  expect(text).not.toMatch(/555-0108|sales office/)
})

it('a builder shows its tier, description, website and profile when available', () => {
  const known = { description: 'Limestone since 1994.', website: 'https://hh.example' }
  const text = html(
    <Builders
      heading={words.buildersHeading}
      community={aCommunityDetail({ builders: [{ ...builder, ...known }] })}
    />,
  )
  expect(text).toMatch(/Local Builder.*Limestone since 1994\..*View Builder Profile/s)
  expect(text).toContain('href="https://hh.example"')
  expect(text.match(/href="\/builders\/hearth-and-hill"/g)).toHaveLength(2)
  expect(
    html(<Builders heading={words.buildersHeading} community={aCommunityDetail()} />),
  ).not.toContain('Website')
})

it('a builder without a logo shows its name', () => {
  expect(
    html(<Builders heading={words.buildersHeading} community={aCommunityDetail()} />),
  ).not.toContain('<img')
})

it('a community without photos shows the default image', () => {
  const text = html(<Gallery name="Hills" images={[]} imageAlts={[]} />)
  expect(text).toContain('src="/brand/logo-placeholder.svg"')
})

it.each([
  [1, 0],
  [2, 2],
  [4, 4],
  [6, 6],
])('all of %i photos can be opened', (count, inDialog) => {
  const images = Array.from({ length: count }, (_, index) => `/media/house-0${index}.webp`)
  const text = html(<Gallery name="Hills" images={images} imageAlts={images} />)
  const dialog = text.split('<dialog')[1] ?? ''
  expect(dialog.match(/<figure/g)?.length ?? 0).toBe(inDialog)
  expect(text.includes(`All ${count} pictures`)).toBe(inDialog > 0)
})

/** The header of a community, with its own phone unless another one is given. */
function header(
  overrides: Partial<CommunityDetail> = {},
  phone?: string | null,
  lowest: number | null = null,
): string {
  const community = aCommunityDetail(overrides)
  return html(
    <CommunityHeader
      community={community}
      change={null}
      lowest={lowest}
      phone={phone === undefined ? community.hoaPhone : phone}
      words={words}
    />,
  )
}

it('only featured communities show FEATURED', () => {
  expect(header()).not.toContain('FEATURED')
  expect(header({ isFeatured: true })).toContain('FEATURED')
})

it('a starting price at which nothing can be bought names the lowest one', () => {
  expect(header()).not.toContain('Lowest home')
  expect(header({}, null, 412_500)).toMatch(/Lowest home you can buy now:.*\$412,500/s)
})

it('the price is shown as a whole-dollar minimum or as Call for pricing', () => {
  expect(header({ startPrice: 389990.4 })).toMatch(/From .*\$389,990</s)
  const none = header({ startPrice: null })
  expect(none).toMatch(/<a href="tel:[^>]*>Call for pricing/)
  expect(none).not.toContain('From ')
})

it('the call button requires a phone number; Get Info is always shown', () => {
  expect(header()).toContain('href="tel:+12105550108"')
  const silent = header({}, null)
  expect(silent).not.toContain('tel:')
  expect(silent).toContain('href="#request-tour"')
})

it('the verification has its date, and says when the price should be confirmed', () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
  expect(header({ verifiedAt: daysAgo(34) })).toMatch(/Verified \w{3} \d+(, \d+)? with the builder/)
  expect(header({ verifiedAt: daysAgo(36) })).toMatch(/Last verified on .*confirm the price/)
  expect(header({ verifiedAt: null })).toMatch(/Not verified yet.*confirm the price/)
})

it('a sold-out community has its last price, and neither an estimate nor a tour', () => {
  const text = header({ status: 'sold_out', startPrice: 389990 })
  expect(text).toMatch(/Sold Out.*Last priced from.*\$389,990/s)
  expect(text).toContain('href="#similar"')
  expect(text).not.toMatch(/Estimate the payment|tel:|request-tour|erified/)
  expect(header({ status: 'sold_out', startPrice: null })).not.toMatch(/Last priced|Call for/)
})
