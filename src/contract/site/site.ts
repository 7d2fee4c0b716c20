import { z } from 'zod/mini'
import { counties, getValues } from '@/domain/enums'
import { stats } from './stats'

const link = z.object({ label: z.string(), path: z.string() })
export type SiteLink = z.infer<typeof link>

const hintedLink = z.extend(link, { hint: z.nullable(z.string()) })
export type HintedLink = z.infer<typeof hintedLink>

/** Information about the site, used on every page. */
const calculator = z.object({
  homePrice: z.number(),
  downPaymentPercent: z.number(),
  interestRate: z.number(),
  termYears: z.number(),
  propertyTaxRate: z.number(),
  annualInsurance: z.number(),
  pmiRate: z.number(),
})

const insuranceRate = z.object({
  rate: z.number(),
  year: z.nullable(z.number()),
  source: z.string(),
})

export const siteInfo = z.object({
  name: z.string(),
  /** Origin of the site, without a trailing slash. */
  url: z.string(),
  tagline: z.string(),
  description: z.string(),
  ogImage: z.nullable(z.string()),
  phone: z.string(),
  email: z.string(),
  address: z.object({ street: z.string(), city: z.string(), state: z.string(), zip: z.string() }),
  editionLine: z.nullable(z.string()),
  serviceArea: z.array(z.string()),
  priceNotice: z.string(),
  copyrightYear: z.number(),
  siteManagerCredit: z.nullable(z.string()),
  defaultStats: stats,
  /** The values that the mortgage calculator begins with. */
  calculator,
  /** What the monthly costs of homes assume. */
  assumptions: z.extend(calculator, {
    rateSource: z.object({ year: z.nullable(z.number()), source: z.string() }),
    landShare: z.number(),
    schoolExemption: z.object({ amount: z.number(), year: z.number(), source: z.string() }),
    insurance: insuranceRate,
    countyInsurance: z.array(z.extend(insuranceRate, { county: z.enum(getValues(counties)) })),
  }),
  /** The view of the map before any community is known. */
  mapStart: z.object({ at: z.object({ lat: z.number(), lng: z.number() }), zoom: z.number() }),
})
export type SiteInfo = z.infer<typeof siteInfo>

/** The links in the header and footer. */
export const navigation = z.object({
  mainLinks: z.array(link),
  resourcesLabel: z.string(),
  resourcesLinks: z.array(hintedLink),
  newsletterButton: link,
  brandText: z.nullable(z.string()),
  socialLinks: z.array(link),
  columns: z.array(z.object({ title: z.string(), links: z.array(link) })),
  contactLabel: z.string(),
  equalHousingText: z.string(),
  badges: z.array(z.string()),
})
export type Navigation = z.infer<typeof navigation>

const words = z.object({ heading: z.string(), intro: z.nullable(z.string()) })
const heroSlide = z.object({
  heading: z.string(),
  sub: z.string(),
  picture: z.nullable(z.object({ src: z.string(), alt: z.string() })),
})
export type HeroSlide = z.infer<typeof heroSlide>

const section = z.extend(words, { link: z.nullable(link) })
export type HomeSection = z.infer<typeof section>

/** `note` is shown next to the button. */
const newsletterWords = z.extend(words, { note: z.nullable(z.string()) })
export type NewsletterWords = z.infer<typeof newsletterWords>

const textItem = z.object({ title: z.string(), text: z.string() })
export type TextItem = z.infer<typeof textItem>

/** The texts and images of the home page. */
export const homeContent = z.object({
  heroSlides: z.array(heroSlide),
  featuredCommunities: section,
  featuredBuilders: section,
  teaserMap: section,
  newsletter: newsletterWords,
  resourceCards: z.array(textItem),
  latestInsights: section,
})
export type HomeContent = z.infer<typeof homeContent>
