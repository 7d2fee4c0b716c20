import { formatAddress } from '../communities/format-address'
import { counties, getLabel } from '../enums'
import type { OfferPart } from '../mortgage/offer'
import { describeConditions, describeOfferPart } from '../mortgage/offer-text'
import { xmlElement, xmlOpening, xmlParent } from '../text/xml'
import {
  type ExportedBuilder,
  type ExportedCommunity,
  type ExportedHome,
  type ExportedPlan,
  type ExportedPromotion,
  findZip,
} from './exported-listing'

/** The address of a path of the site. */
type ToUrl = (path: string) => string

const STATE = 'TX'

/** `single-family` is `SingleFamily`. */
const typeName = (value: string | null): Readonly<Record<string, string>> =>
  value === null
    ? {}
    : {
        Type: value
          .split('-')
          .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
          .join(''),
      }

const statuses: Readonly<Record<ExportedCommunity['status'], string>> = {
  available: 'Active',
  coming_soon: 'Coming Soon',
  sold_out: 'Inactive',
}

/** Names of amenities on other sites where the guide has another word. */
const amenityNames: Readonly<Record<string, string>> = {
  pools: 'Pool',
  playground: 'Playground',
  golf: 'GolfCourse',
  tennis: 'Tennis',
  trails: 'Trails',
  clubhouse: 'Clubhouse',
  parks: 'Park',
}

/** Of the known values; 0 stands for unknown. */
function range(values: readonly (number | null)[]): { low: number; high: number } {
  const known = values.filter((value) => value !== null)
  return known.length === 0
    ? { low: 0, high: 0 }
    : { low: Math.min(...known), high: Math.max(...known) }
}

const reference = { ReferenceType: 'URL' }

function pictures(
  name: string,
  sources: readonly { readonly src: string; readonly alt: string }[],
  toUrl: ToUrl,
): string[] {
  return sources.map(({ src, alt }, index) =>
    xmlElement(name, toUrl(src), {
      SequencePosition: index + 1,
      ...(alt ? { Title: alt } : {}),
      ...reference,
    }),
  )
}

/** `(830) 555-0121` in its parts; nothing for another kind of number. */
function phone(text: string | null): string {
  const digits = (text ?? '').replace(/\D/g, '')
  const [, area, prefix, suffix] = /^1?(\d{3})(\d{3})(\d{4})$/.exec(digits) ?? []
  if (!area || !prefix || !suffix) return ''
  return xmlParent('Phone', [
    xmlElement('AreaCode', area),
    xmlElement('Prefix', prefix),
    xmlElement('Suffix', suffix),
  ])
}

function spec(home: ExportedHome, community: ExportedCommunity, toUrl: ToUrl): string {
  const [year, month, day] = (home.moveIn ?? '').split('-')
  return xmlParent(
    'Spec',
    [
      xmlElement('SpecNumber', home.builderNumber ?? home.id),
      xmlParent('SpecAddress', [
        xmlElement('SpecLot', home.lot),
        xmlElement('SpecStreet1', home.address),
        xmlElement('SpecCity', community.city),
        xmlElement('SpecState', STATE),
        xmlElement('SpecZIP', findZip(community.location)),
      ]),
      xmlElement('SpecIsModel', home.isModel ? 1 : 0),
      year && month && day
        ? xmlParent('SpecMoveInDate', [
            xmlElement('Day', Number(day)),
            xmlElement('Month', Number(month)),
            xmlElement('Year', Number(year)),
          ])
        : '',
      xmlElement('SpecPrice', home.price),
      xmlElement('SpecSqft', home.squareFeet),
      xmlElement('SpecStories', home.stories),
      xmlElement('SpecBaths', home.baths),
      xmlElement('SpecHalfBaths', home.halfBaths),
      xmlElement('SpecBedrooms', home.beds),
      xmlElement('SpecGarage', home.garage),
      home.images.length > 0
        ? xmlParent(
            'SpecImages',
            pictures(
              'SpecElevationImage',
              home.images.map((src) => ({ src, alt: '' })),
              toUrl,
            ),
          )
        : '',
    ],
    typeName(home.homeType),
  )
}

function plan(one: ExportedPlan, specs: readonly string[], toUrl: ToUrl): string {
  const images = [
    ...pictures('ElevationImage', one.elevations, toUrl),
    ...pictures('FloorPlanImage', one.drawings, toUrl),
    xmlElement('VirtualTour', one.tourUrl),
  ].filter(Boolean)
  return xmlParent(
    'Plan',
    [
      xmlElement('PlanNumber', one.planNumber ?? one.id),
      xmlElement('PlanName', one.name),
      xmlElement('BasePrice', one.basePrice),
      xmlElement('BaseSqft', one.squareFeet),
      xmlElement('Stories', one.stories),
      xmlElement('Baths', one.baths),
      xmlElement('HalfBaths', one.halfBaths),
      xmlElement('Bedrooms', one.beds),
      xmlElement('Garage', one.garage),
      xmlElement('Description', one.description),
      images.length > 0 ? xmlParent('PlanImages', images) : '',
      ...specs,
      xmlElement('SpecCount', specs.length),
    ],
    typeName(one.homeType),
  )
}

/** A home without a plan is the only one of a plan of its name, because the feed has no other place. */
function ownPlan({ id, address, price, ...home }: ExportedHome): ExportedPlan {
  return {
    ...home,
    id: `home-${id}`,
    name: address,
    slug: '',
    planNumber: null,
    basePrice: price,
    description: null,
    elevations: [],
    drawings: [],
    tourUrl: null,
  }
}

function describePart(part: OfferPart): string {
  const conditions = describeConditions(part, (day) => day)
  return `${describeOfferPart(part)}${conditions ? ` (${conditions})` : ''}.`
}

/** The feed has no elements for figures of an offer, so they are sentences of the description. */
function promotion({ text, terms, parts, endsOn }: ExportedPromotion): string {
  const sentences = [terms, ...parts.map(describePart)].filter(Boolean)
  return xmlParent('Promotion', [
    xmlElement('PromoHeadline', text),
    xmlElement('PromoDescription', sentences.join(' ')),
    xmlElement('EndDate', endsOn),
  ])
}

function subdivision(community: ExportedCommunity, toUrl: ToUrl): string {
  const { plans, homes, location, city, county, coordinates } = community
  const ids = new Set(plans.map(({ id }) => id))
  const getSpecs = (id: string) =>
    homes.filter((home) => home.plan?.id === id).map((home) => spec(home, community, toUrl))
  const without = homes.filter((home) => !home.plan || !ids.has(home.plan.id))
  const sizes = range([...plans, ...homes].map(({ squareFeet }) => squareFeet))
  return xmlParent(
    'Subdivision',
    [
      xmlElement('SubdivisionNumber', community.id),
      xmlElement('SubdivisionName', community.name),
      xmlElement('BuildOnYourLot', 0),
      community.phone ? xmlParent('SalesOffice', [phone(community.phone)]) : '',
      xmlParent('SubAddress', [
        xmlElement('SubStreet1', formatAddress(location, city).street),
        xmlElement('SubCounty', county === null ? null : getLabel(counties, county)),
        xmlElement('SubCity', city),
        xmlElement('SubState', STATE),
        xmlElement('SubZIP', findZip(location)),
        coordinates
          ? xmlParent('SubGeocode', [
              xmlElement('SubLatitude', coordinates.lat),
              xmlElement('SubLongitude', coordinates.lng),
            ])
          : '',
      ]),
      xmlElement('SubDescription', community.description),
      ...pictures('SubImage', community.images, toUrl),
      xmlElement('SubWebsite', toUrl(`/communities/${community.slug}`)),
      ...community.amenities.flatMap((value) => {
        const name = amenityNames[value]
        return name ? xmlElement('SubAmenity', 1, { Type: name }) : []
      }),
      community.schoolDistrict
        ? xmlParent('Schools', [xmlElement('DistrictName', community.schoolDistrict)])
        : '',
      community.taxRate === null
        ? ''
        : xmlParent('Taxes', [xmlElement('TotalTaxRate', community.taxRate)]),
      ...community.promotions.map(promotion),
      ...plans.map((one) => plan(one, getSpecs(one.id), toUrl)),
      ...without.map((home) => plan(ownPlan(home), [spec(home, community, toUrl)], toUrl)),
      xmlElement('PlanCount', plans.length + without.length),
    ],
    {
      Status: statuses[community.status],
      PriceLow: community.startPrice ?? 0,
      PriceHigh: community.endPrice ?? 0,
      SqftLow: sizes.low,
      SqftHigh: sizes.high,
    },
  )
}

/** The beginning of the industry's new-home feed. */
export function feedStart(now: Date): string {
  const root = xmlOpening('Builders', { DateGenerated: now.toISOString() })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`
}

export const feedEnd = '</Builders>\n'

/** A builder with its communities, plans and homes. */
export function feedOfBuilder(builder: ExportedBuilder, toUrl: ToUrl): string {
  const { id, name, slug, website, logo, communities } = builder
  const content = xmlParent('Builder', [
    xmlElement('BuilderNumber', id),
    xmlElement('BrandName', name),
    logo === null ? '' : xmlElement('BrandLogo_Med', toUrl(logo), reference),
    xmlElement('ReportingName', name),
    xmlElement('BuilderWebsite', website ?? toUrl(`/builders/${slug}`)),
    ...communities.map((community) => subdivision(community, toUrl)),
    xmlElement('SubsCount', communities.length),
  ])
  const corporation = xmlParent('Corporation', [
    xmlElement('CorporateBuilderNumber', id),
    xmlElement('CorporateState', STATE),
    xmlElement('CorporateName', name),
    content,
  ])
  return `${corporation}\n`
}
