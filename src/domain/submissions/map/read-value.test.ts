import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ReadValue } from '../field-value'
import { type FieldId, getField, submissionFields } from '../fields'
import type { Cell } from '../read/sheet'
import { readingOptions } from '../submissions.fixture'
import { readValue } from './read-value'

const read = (id: FieldId, cell: Cell): ReadValue =>
  readValue(getField(id).reading, cell, readingOptions)

/** `value`, `~proposal`, `~` without a proposal, `~none` to remove, `empty` or `clear`. */
function short(value: ReadValue): unknown {
  if (value.state === 'value') return value.value
  if (value.state !== 'unclear') return value.state
  if (value.proposal === null) return '~'
  return value.proposal.value === null ? '~none' : `~${value.proposal.value}`
}

describe('a price', () => {
  it.each([
    ['$389,900', 389_900],
    ['389900', 389_900],
    [389_900, 389_900],
    ['$389,900.00', 389_900],
    [389_900.4, 389_900],
    ['USD 389,900', 389_900],
    ['389 900', 389_900],
    ['389\u00a0900', 389_900],
    ['389.9K', 389_900],
    ['$389.9k', 389_900],
    ['1.2M', 1_200_000],
    ['From $389,900', 389_900],
    ['Starting at $389,900', 389_900],
    ['Priced from the $389,900', 389_900],
    ['$389,900+', 389_900],
    ['$389,900*', 389_900],
    ['1.299.000', 1_299_000],
    ["'389900", '~'],
    ['389.900', '~389900'],
    [389.9, '~389900'],
    ['389', '~389000'],
    ['from the 380s', '~380000'],
    ["From the $380's", '~380000'],
    ['high $300s', '~370000'],
    ['Low $400s', '~400000'],
    ['mid-300s', '~340000'],
    ['upper 380s', '~387000'],
    ['From the low $1,100s', '~1100000'],
    ['$389,900 - $412,000', '~389900'],
    ['389-412K', '~389000'],
    ['$389,900 to $412,000', '~389900'],
    ['TBD', '~none'],
    ['Call', '~none'],
    ['Call for pricing', '~none'],
    ['Coming Soon', '~none'],
    [0, '~none'],
    ['$0', '~none'],
    ['SOLD', '~'],
    ['Sold Out', '~'],
    ['was $399,900 now $389,900', '~'],
    ['$389,900 firm, lot 12', '~389900'],
    ['-389900', '~'],
    ['(5,000)', '~'],
    ['$389,90', '~'],
    ['12', '~'],
    ['1e9', '~'],
    ['#REF!', '~'],
    ['=SUM(A1:A9)', '~'],
    ['=HYPERLINK("http://evil.example","x")', '~'],
    ['="389900"', 389_900],
    ['', 'empty'],
    ['  ', 'empty'],
    [null, 'empty'],
    ['-', 'empty'],
    ['—', 'empty'],
    ['N/A', 'empty'],
    ['n.a.', 'empty'],
    ['Same', 'empty'],
    ['remove', 'clear'],
    ['(Remove)', 'clear'],
  ] satisfies [Cell, unknown][])('%s is read as %s', (cell, expected) => {
    expect(short(read('home.price', cell))).toBe(expected)
  })

  it('says what was done to a price that needed it', () => {
    expect(read('home.price', 'from 389.900.000')).toMatchObject({
      note: 'Points were read as thousands separators. Read without “from”',
    })
  })

  it('says what was not understood and what to do', () => {
    expect(read('home.price', 'from the 380s')).toEqual({
      state: 'unclear',
      text: 'from the 380s',
      problem: '“from the 380s” is not an exact price. Accept $380,000, or enter the price.',
      proposal: { value: 380_000 },
      words: [{ text: 'from the 380s', option: null }],
    })
  })

  it('is read for every whole amount in each usual form', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 50_000_000 }), (price) => {
        const grouped = price.toLocaleString('en-US')
        for (const text of [`${price}`, grouped, `$${grouped}`, `$ ${grouped}.00`, price]) {
          expect(short(read('plan.basePrice', text))).toBe(price)
        }
      }),
    )
  })
})

describe('a fee', () => {
  it.each([
    ['$75', 75],
    ['$75/mo', 75],
    ['$900 annually', 900],
    ['75 per month', 75],
    [0, 0],
    ['None', 0],
    ['included', '~'],
  ] satisfies [Cell, unknown][])('%s is read as %s', (cell, expected) => {
    expect(short(read('community.hoaFee', cell))).toBe(expected)
  })
})

describe('a whole number', () => {
  it.each([
    ['2,480', 2480],
    ['2,480 sq ft', 2480],
    ['2480 SF', 2480],
    ['±2,480', 2480],
    ['2,480+', 2480],
    ['2.480', '~2480'],
    [2480.5, '~2480'],
    ['1,800 - 2,400', '~1800'],
    ['-5', '~'],
    ['large', '~'],
  ] satisfies [Cell, unknown][])('size %s is read as %s', (cell, expected) => {
    expect(short(read('plan.squareFeet', cell))).toBe(expected)
  })

  it.each([
    ['home.beds', '4 BR', 4],
    ['home.beds', '3-4', '~3'],
    ['home.beds', 'four', 4],
    ['plan.stories', 'Two-story', 2],
    ['plan.stories', 'Single story', 1],
    ['plan.stories', 1.5, '~1'],
    ['plan.garage', '2-car', 2],
    ['plan.garage', '2 Car Garage', 2],
    ['plan.garage', '2.5', '~2'],
    ['community.homesAvailable', 'None', '~0'],
    ['community.homesAvailable', 'Sold out', '~0'],
    ['community.homesAvailable', '12 homes', 12],
  ] satisfies [FieldId, Cell, unknown][])('%s: %s is read as %s', (id, cell, expected) => {
    expect(short(read(id, cell))).toBe(expected)
  })
})

describe('a day', () => {
  it.each([
    ['2027-02-15', '2027-02-15'],
    ['2027-02-15T00:00:00Z', '2027-02-15'],
    ['2/15/2027', '2027-02-15'],
    ['02-15-27', '2027-02-15'],
    ['2/15/2027 12:00 AM', '2027-02-15'],
    ['Feb 15, 2027', '2027-02-15'],
    ['February 15th 2027', '2027-02-15'],
    ['Monday, February 15, 2027', '2027-02-15'],
    ['15-Feb-27', '2027-02-15'],
    [46_433, '2027-02-15'],
    ['46433', '2027-02-15'],
    ['15/02/2027', '~2027-02-15'],
    ['2/30/2027', '~'],
    ['Q1 2027', '~2027-03-31'],
    ["1st Qtr '27", '~2027-03-31'],
    ['Spring 2027', '~2027-05-31'],
    ['Winter 2026', '~2027-02-28'],
    ['Feb-27', '~2027-02-28'],
    ['February 2027', '~2027-02-28'],
    ['Late March 2027', '~2027-03-31'],
    ['03/2027', '~2027-03-31'],
    ['2027', '~2027-12-31'],
    ['March', '~2027-03-31'],
    ['December', '~2026-12-31'],
    ['2/15', '~2027-02-15'],
    ['Dec 5', '~2026-12-05'],
    ['30-45 days', '~2027-01-08'],
    ['Now', '~2026-11-24'],
    ['Move-In Ready', '~2026-11-24'],
    ['TBD', '~none'],
    ['when finished', '~'],
    ['N/A', 'empty'],
  ] satisfies [Cell, unknown][])('%s is read as %s', (cell, expected) => {
    expect(short(read('home.moveIn', cell))).toBe(expected)
  })
})

describe('choices', () => {
  it.each([
    ['community.status', 'Active', 'available'],
    ['community.status', 'NOW SELLING', 'available'],
    ['community.status', 'coming-soon', 'coming_soon'],
    ['community.status', 'Sold Out', 'sold_out'],
    ['community.status', 'Closeout', '~available'],
    ['community.status', 'Inactive', '~sold_out'],
    ['community.status', 'Avalable', '~available'],
    ['community.status', 'blue', '~'],
    ['home.status', 'Under Contract', 'pending'],
    ['home.status', 'On hold', '~pending'],
    ['home.status', 'Closed', 'sold'],
    ['home.stage', 'TBB', 'to-be-built'],
    ['home.stage', 'UC', 'under-construction'],
    ['home.stage', 'Framing', '~under-construction'],
    ['home.stage', 'Move-in Ready', 'ready'],
    ['community.county', 'Bexar County', 'bexar'],
    ['community.county', 'Comal Co., TX', 'comal'],
    ['community.hoaPeriod', 'Annually', 'year'],
    ['community.schoolDistrict', 'Boerne Independent School District', 'Boerne ISD'],
    ['community.schoolDistrict', 'NEISD', '~North East ISD'],
    ['community.schoolDistrict', 'Dallas ISD', '~'],
    ['plan.homeType', 'Single Family Home', 'single-family'],
    ['plan.homeType', 'Condo', 'condominium'],
    ['home.isModel', 'x', true],
    ['home.isModel', 'No', false],
    ['home.isModel', true, true],
    ['home.isModel', 'maybe', '~'],
  ] satisfies [FieldId, Cell, unknown][])('%s: %s is read as %s', (id, cell, expected) => {
    expect(short(read(id, cell))).toBe(expected)
  })

  it.each([
    ['Pool, Trails & Park', ['pools', 'trails', 'parks']],
    [
      'Hike and Bike Trails; Club House; Pickleball (2027)',
      ['trails', 'clubhouse', 'sports-courts'],
    ],
    ['pools | pools', ['pools']],
  ])('amenities %s are read as %s', (cell, expected) => {
    expect(read('community.amenities', cell)).toMatchObject({ state: 'value', value: expected })
  })

  it('that are unknown are named', () => {
    expect(read('community.amenities', 'Pool, zip line')).toEqual({
      state: 'unclear',
      text: 'Pool, zip line',
      problem: 'Not among the choices: zip line. Accept Pools, or choose others.',
      proposal: { value: ['pools'] },
      words: [{ text: 'zip line', option: null }],
    })
  })
})

describe('texts', () => {
  it.each([
    ['community.name', '  Pecan\u00a0 Weir ', 'Pecan Weir'],
    ['community.name', 'Hearth &amp; Hill', 'Hearth & Hill'],
    ['plan.number', 2480, '2480'],
    ['home.lot', '="0012"', '0012'],
    ['plan.name', "'=A1", '=A1'],
    ['plan.name', "'Remove", 'Remove'],
    ['community.city', 'SAN ANTONIO, TX', 'San Antonio'],
    ['community.city', 'Seguin, Texas 78155', 'Seguin'],
    ['community.hoaPhone', '210.555.0119', '(210) 555-0119'],
    ['community.hoaPhone', 2_105_550_119, '(210) 555-0119'],
    ['community.hoaPhone', '555-0119', '~'],
    ['community.hoaPhone', '210-555-0119 / 210-555-0120', '~(210) 555-0119'],
    ['community.contactEmail', 'Sales@Example.com', 'sales@example.com'],
    ['community.contactEmail', 'a@example.com; b@example.com', '~a@example.com'],
    ['community.contactEmail', 'ask Renee', '~'],
    ['plan.tourUrl', 'www.example.com/tour', 'https://www.example.com/tour'],
    ['plan.tourUrl', 'javascript:alert(1)', '~'],
    ['community.latitude', '29.4241', 29.4241],
    ['community.longitude', '98.4936', '~-98.4936'],
    ['community.longitude', '98.4936 W', -98.4936],
    ['community.latitude', 0, '~'],
  ] satisfies [FieldId, Cell, unknown][])('%s: %s is read as %s', (id, cell, expected) => {
    expect(short(read(id, cell))).toBe(expected)
  })

  it('with left-over HTML become plain text', () => {
    const html =
      '&lt;p&gt;Homes &amp;amp; parks.&lt;/p&gt;<ul><li>Pool</li></ul><script>x()</script>'
    expect(read('community.description', html)).toMatchObject({
      value: 'Homes & parks.\n\n• Pool',
      note: 'HTML was removed',
    })
  })
})

it('readValue answers any cell of any field with a sentence or a value of its type, and never throws', () => {
  const cell = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.double(),
    fc.boolean(),
    fc.stringMatching(/^[$\d,. kKmMsS–/-]{0,14}$/),
  )
  fc.assert(
    fc.property(fc.constantFrom(...submissionFields), cell, (field, value) => {
      const answer = readValue(field.reading, value, readingOptions)
      if (answer.state === 'unclear') expect(answer.problem).toMatch(/^[^a-z].*\.$/su)
      if (answer.state === 'value') expect(Number.isNaN(answer.value)).toBe(false)
    }),
    { numRuns: 2000 },
  )
})
