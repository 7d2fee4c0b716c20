import type { HeroSlide, Navigation, SiteInfo } from '@/contract/site/site'
import { MAP_START } from '@/domain/map/map-view'
import { defaultAssumptions } from '@/domain/mortgage/cost-assumptions'
import { mortgageStart } from '@/domain/mortgage/mortgage-fields'
import { defaultStats } from './defaults'

/**
 * Site information used until an editor saves it in the back office. The seed writes the same
 * values to an empty database.
 */
export const defaultSiteInfo: Omit<SiteInfo, 'url' | 'ogImage'> = {
  name: 'San Antonio New Home Guide',
  tagline: '548+ communities and 58 builders across Greater San Antonio',
  description:
    'The guide to new-construction communities and home builders in Bexar, Comal, Guadalupe and Kendall counties, Texas: prices, maps, schools and plain advice, updated every month.',
  phone: '(210) 555-0100',
  email: 'hello@sanewhomeguide.example',
  address: {
    street: '214 Agave Street, Suite 300',
    city: 'San Antonio',
    state: 'TX',
    zip: '78205',
  },
  copyrightYear: 2025,
  priceNotice: 'All prices, features and special offers are subject to change without notice.',
  siteManagerCredit: 'Site managed by Agave Street Press',
  editionLine: "Updated every month from builders' own submissions",
  serviceArea: ['Bexar', 'Comal', 'Guadalupe', 'Kendall'],
  defaultStats,
  calculator: mortgageStart,
  assumptions: defaultAssumptions,
  mapStart: MAP_START,
}

/** The hero of the home page if it has no slides. */
export const defaultHeroSlide: HeroSlide = {
  heading: 'Find the perfect new home in San Antonio',
  sub: 'New-construction communities in four counties, with prices our editors check with the builder each month.',
  picture: null,
}

/** Default links of the header and footer. */
export const defaultNavigation: Navigation = {
  mainLinks: [
    { label: 'Home', path: '/' },
    { label: 'Communities', path: '/communities' },
    { label: 'Builders', path: '/builders' },
    { label: 'News', path: '/blog' },
    { label: 'About San Antonio', path: '/about' },
  ],
  newsletterButton: { label: 'Get Newsletter', path: '/newsletter' },
  resourcesLabel: 'Resources',
  resourcesLinks: [
    {
      label: 'All Resources',
      path: '/resources',
      hint: 'Guides, tools and checklists in one place',
    },
    {
      label: 'How to Use This Site',
      path: '/resources/how-to-use-this-site',
      hint: 'Four steps from the map to a model home',
    },
    {
      label: 'First-Time Buyer Guide',
      path: '/resources/first-time-buyer-guide',
      hint: 'Your first home, start to finish, in 15 minutes',
    },
    {
      label: 'Mortgage Calculator',
      path: '/resources/mortgage-calculator',
      hint: 'The full payment, with tax, insurance and PMI',
    },
    {
      label: 'School Information',
      path: '/resources/school-information',
      hint: 'Four districts, and how to check an address',
    },
    {
      label: 'Helpful Articles',
      path: '/resources/helpful-articles',
      hint: 'Contracts, inspections, warranties, taxes',
    },
    {
      label: 'Moving Checklist',
      path: '/resources/moving-checklist',
      hint: 'From eight weeks out to the first week',
    },
    {
      label: 'Events',
      path: '/resources/events',
      hint: 'Openings, open houses and model tours',
    },
    {
      label: 'Featured Realtors',
      path: '/resources/featured-realtors',
      hint: 'Agents who can tour model homes with you',
    },
    {
      label: 'New-Home Service Providers',
      path: '/resources/new-home-service-providers',
      hint: 'Help for your first months, with special offers',
    },
    {
      label: 'Helpful Links',
      path: '/resources/helpful-links',
      hint: 'Agencies, utilities and districts',
    },
    {
      label: 'Housing Guides',
      path: '/resources/housing-guides',
      hint: 'New-home publications in other cities',
    },
  ],
  brandText:
    'A guide to new-construction communities and the people who build them, edited by hand in San Antonio.',
  socialLinks: [
    { label: 'Facebook', path: 'https://social.example/facebook/sanewhomeguide' },
    { label: 'YouTube', path: 'https://social.example/youtube/sanewhomeguide' },
    { label: 'LinkedIn', path: 'https://social.example/linkedin/sanewhomeguide' },
  ],
  columns: [
    {
      title: 'Communities',
      links: [
        { label: 'All Communities', path: '/communities' },
        { label: 'Featured Communities', path: '/communities?featured=true' },
        { label: 'New Communities', path: '/communities?status=new' },
        { label: 'Luxury Communities', path: '/communities?price=500000' },
        { label: 'Interactive Map', path: '/communities#map' },
      ],
    },
    {
      title: 'Builders',
      links: [
        { label: 'Larkspur Communities', path: '/builders/larkspur-communities' },
        { label: 'Casa Tejas', path: '/builders/casa-tejas' },
        { label: 'Two Rivers Homes', path: '/builders/two-rivers-homes' },
        { label: 'All Builders', path: '/builders' },
      ],
    },
    {
      title: 'Market Reports',
      links: [
        { label: 'Latest Insights', path: '/blog' },
        { label: 'Market Analysis', path: '/blog?category=market-analysis' },
        { label: 'Community Spotlight', path: '/blog?category=community-spotlight' },
        { label: "Buyer's Guide", path: '/blog?category=buyer-guide' },
      ],
    },
    {
      title: 'Resources',
      links: [
        { label: 'First-Time Buyer Guide', path: '/resources/first-time-buyer-guide' },
        { label: 'Mortgage Calculator', path: '/resources/mortgage-calculator' },
        { label: 'School Information', path: '/resources/school-information' },
        { label: 'Events', path: '/resources/events' },
        { label: 'How to Use This Site', path: '/resources/how-to-use-this-site' },
        { label: 'Corrections', path: '/corrections' },
        { label: 'Privacy Policy', path: '/privacy-policy' },
      ],
    },
  ],
  contactLabel: 'Contact',
  equalHousingText: 'Equal Housing Opportunity',
  badges: ['Home Builders Association', 'Board of Realtors', 'Chamber of Commerce'],
}
