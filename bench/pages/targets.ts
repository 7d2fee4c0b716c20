const KiB = 1024
const KB = 1000

/** Size and speed limits of a page, checked by `npm run bench:pages` and the browser tests. */
export interface PageTarget {
  /** Folder of the page under `src/app/(frontend)`. */
  readonly route: string
  /** A path in the sample content that renders the page. */
  readonly address: string
  /** The maximum bytes transferred until the network of a first visit is idle. */
  readonly bytes: Readonly<Record<Part, number>>
  /** The Lighthouse targets on a phone. Pages that search engines must not index have none. */
  readonly lighthouse: LighthouseTarget | null
}

/** The parts of a page that have a size target. */
export const parts = ['html', 'javaScript', 'fonts', 'all'] as const
export type Part = (typeof parts)[number]

export interface LighthouseTarget {
  /** The minimum score out of 100. */
  readonly performance: number
  /** The maximum in milliseconds. */
  readonly largestPaint?: number
  /** The maximum in milliseconds. */
  readonly blocking: number
}

/** The maximum layout shift of any page. */
export const LAYOUT_SHIFT = 0.01

const phone: LighthouseTarget = { performance: 97, blocking: 120 }
/**
 * Sizes are at least 5 % above what is measured: they catch a library, not a picture. The scripts of
 * `/` and `/communities` have a tighter limit.
 */
const bytes = { html: 22 * KB, javaScript: 138 * KiB, fonts: 52 * KB, all: 320 * KiB }

/** A page of text. */
const content = { bytes, lighthouse: phone }
/** A page with a form. */
const form = { bytes: { ...bytes, javaScript: 156 * KiB }, lighthouse: phone }
/** A list that is filtered in the browser. */
const list = {
  ...form,
  bytes: { ...form.bytes, html: 30 * KB, javaScript: 162 * KiB, all: 330 * KiB },
}

/**
 * The page of a community: its homes are filtered in the browser, all listings can be saved, and its
 * HTML has the sheet that is printed (2.4 KB), so that the browser's own print command has it too.
 */
const community = { ...list.bytes, html: 35 * KB, javaScript: 160 * KiB }

/** Every page of the site. A page that is missing here fails the tests. */
export const pageTargets: readonly PageTarget[] = [
  {
    route: '',
    address: '/',
    bytes: { ...form.bytes, javaScript: 150 * KiB, all: 325 * KiB },
    lighthouse: { ...phone, largestPaint: 2000 },
  },
  {
    route: 'communities',
    address: '/communities',
    // The first screen has cards with images.
    bytes: { ...list.bytes, html: 26 * KB, all: 371 * KiB },
    lighthouse: phone,
  },
  {
    route: 'communities/[slug]',
    address: '/communities/cibolo-ridge-preserve',
    ...list,
    bytes: community,
  },
  {
    route: 'communities/[slug]/plans/[plan]',
    address: '/communities/cibolo-ridge-preserve/plans/damper',
    ...form,
  },
  {
    route: 'communities/[slug]/homes/[home]',
    address: '/communities/canebrake-crossing/homes/1307-canebrake-street',
    ...form,
    // The changes of its dates and availability are in the HTML.
    bytes: { ...form.bytes, html: 24 * KB },
  },
  { route: 'homes', address: '/homes', ...content, bytes: { ...bytes, html: 32 * KB } },
  {
    route: 'new-homes/[kind]/[value]',
    address: '/new-homes/city/seguin',
    ...content,
    bytes: { ...bytes, html: 25 * KB },
  },
  // Search engines must not index these pages.
  { route: 'shortlist', address: '/shortlist', ...content, lighthouse: null },
  { route: 'compare', address: '/compare', ...content, lighthouse: null },
  { route: 'builders', address: '/builders', ...list },
  { route: 'builders/[slug]', address: '/builders/kb-home', ...form },
  { route: 'blog', address: '/blog', ...list },
  { route: 'blog/[slug]', address: '/blog/choosing-the-right-home-builder', ...content },
  {
    route: 'resources/mortgage-calculator',
    address: '/resources/mortgage-calculator',
    ...content,
    // It is computed in the browser, with the property tax by year.
    bytes: { ...bytes, javaScript: 143 * KiB },
  },
  { route: 'newsletter', address: '/newsletter', ...form },
  { route: 'newsletter/issues', address: '/newsletter/issues', ...content },
  // Measured with an unknown token. Search engines must not index these pages, so there is no
  // Lighthouse target.
  ...['unsubscribe', 'preferences', 'confirm'].map((name) => ({
    route: `newsletter/${name}`,
    address: `/newsletter/${name}`,
    ...content,
    lighthouse: null,
  })),
  // Measured with an unknown token, which is answered by a notice.
  { route: 'lead-answer', address: '/lead-answer', ...content, lighthouse: null },
  { route: 'alerts', address: '/alerts', ...content, lighthouse: null },
  { route: 'alerts/stop', address: '/alerts/stop', ...content, lighthouse: null },
  {
    route: 'alerts/new',
    address: '/alerts/new?about=communities-1',
    ...content,
    lighthouse: null,
  },
  { route: 'builder-report', address: '/builder-report', ...content, lighthouse: null },
  { route: 'submit/[token]', address: '/submit/unknown', ...content, lighthouse: null },
  { route: 'search', address: '/search?q=boerne', ...content, lighthouse: null },
  { route: 'contact', address: '/contact', ...form },
  { route: 'resources/events', address: '/resources/events', ...list },
  { route: 'privacy-policy', address: '/privacy-policy', ...content },
  { route: 'about', address: '/about', ...content },
  {
    route: 'how-this-guide-earns-money',
    address: '/how-this-guide-earns-money',
    ...content,
  },
  { route: 'corrections', address: '/corrections', ...content },
  {
    route: 'report-a-mistake',
    address: '/report-a-mistake?about=communities-1',
    ...content,
    lighthouse: null,
  },
  { route: 'resources', address: '/resources', ...content },
  {
    route: 'resources/[category]',
    address: '/resources/neighborhood-guides',
    ...content,
  },
  {
    route: 'resources/[category]/[slug]',
    address: '/resources/neighborhood-guides/school-districts',
    ...content,
  },
  ...[
    'first-time-buyer-guide',
    'how-to-use-this-site',
    'school-information',
    'helpful-links',
    'new-home-service-providers',
    'featured-realtors',
    'housing-guides',
    'moving-checklist',
    'helpful-articles',
  ].map((name) => ({ route: `resources/${name}`, address: `/resources/${name}`, ...content })),
  {
    route: 'resources/helpful-articles/[slug]',
    address: '/resources/helpful-articles/the-pre-drywall-inspection',
    ...content,
  },
  // About half of this page is code examples.
  {
    route: 'api/docs',
    address: '/api/docs',
    ...content,
    bytes: { ...bytes, html: 41 * KB },
  },
  { route: '[...path]', address: '/no-such-page', ...content, lighthouse: null },
]

/** The communities of the sample content with the most homes and the most plans. */
export const crowdedCommunities: readonly PageTarget[] = [
  'canebrake-crossing',
  'bluebonnet-ledge',
].map((slug) => ({
  route: 'communities/[slug]',
  address: `/communities/${slug}`,
  ...list,
  bytes: community,
}))
