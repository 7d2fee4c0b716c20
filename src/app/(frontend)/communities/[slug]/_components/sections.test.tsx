import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { siteCopyOf } from '@/content/site-copy'
import { aCommunityDetail } from '@/contract/communities/community.fixture'
import { defaultListingOptions } from '@/domain/communities/listing-options.fixture'
import { About } from './about'
import { Amenities } from './amenities'
import { Builders } from './builders'
import { CommunityHeader } from './community-header'
import { Gallery } from './gallery'
import { Schools } from './schools'

const words = siteCopyOf({}).community
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

it('schools are shown by level, only with a district', () => {
  expect(
    html(
      <Schools
        heading={words.schoolsHeading}
        community={aCommunityDetail({ schoolDistrict: null })}
        notice={words.schools}
      />,
    ),
  ).toBe('')
  const text = html(
    <Schools
      heading={words.schoolsHeading}
      community={aCommunityDetail()}
      notice={words.schools}
    />,
  )
  expect(text).toMatch(/Schools &amp; Education.*Northside ISD.*Elementary.*Mira Elementary/s)
  expect(text).not.toContain('Private')
})

it('a district is shown without schools', () => {
  const schools = { elementary: [], middle: [], high: [], private: [] }
  const text = html(
    <Schools
      heading={words.schoolsHeading}
      community={aCommunityDetail({ schools })}
      notice={words.schools}
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
  const text = html(<Gallery community={aCommunityDetail({ images: [], imageAlts: [] })} />)
  expect(text).toContain('src="/brand/logo-placeholder.svg"')
})

it.each([
  [1, 0],
  [2, 2],
  [4, 4],
  [6, 6],
])('all of %i photos can be opened', (count, inDialog) => {
  const images = Array.from({ length: count }, (_, index) => `/media/house-0${index}.webp`)
  const text = html(<Gallery community={aCommunityDetail({ images, imageAlts: images })} />)
  const dialog = text.split('<dialog')[1] ?? ''
  expect(dialog.match(/<figure/g)?.length ?? 0).toBe(inDialog)
  expect(text.includes(`All ${count} pictures`)).toBe(inDialog > 0)
})

it('only featured communities show FEATURED', () => {
  expect(html(<CommunityHeader community={aCommunityDetail()} />)).not.toContain('FEATURED')
  const featured = aCommunityDetail({ isFeatured: true })
  expect(html(<CommunityHeader community={featured} />)).toContain('FEATURED')
})

it('the price is shown as a whole-dollar minimum or as Call for pricing', () => {
  const text = html(<CommunityHeader community={aCommunityDetail({ startPrice: 389990.4 })} />)
  expect(text).toMatch(/From .*\$389,990</s)
  const none = html(<CommunityHeader community={aCommunityDetail({ startPrice: null })} />)
  expect(none).toContain('Call for pricing')
  expect(none).not.toContain('From ')
})

it('the call button requires a phone number; Get Info is always shown', () => {
  const text = html(<CommunityHeader community={aCommunityDetail()} />)
  expect(text).toContain('href="tel:+12105550108"')
  const silent = html(<CommunityHeader community={aCommunityDetail({ hoaPhone: null })} />)
  expect(silent).not.toContain('tel:')
  expect(silent).toContain('href="#request-tour"')
})
