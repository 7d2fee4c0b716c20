import type { SitePage } from '@/contract/pages/site-page'

// Default texts of these pages, used until an editor saves them in the back office.

export const defaultNewsletterPage: SitePage = {
  title: 'The guide, in your inbox',
  kicker: 'Coming soon',
  intro:
    'New communities, price changes and open houses in the areas you choose. Sign up now to get the first issue.',
  content: [],
  notice: 'One email a month. Your details are never sold. Unsubscribe anytime with one click.',
  seoImage: null,
  seoTitle: 'Newsletter, coming soon',
  seoDescription:
    'Sign up for the guide’s monthly email: new communities, price changes and open houses in the areas you choose.',
}

export const defaultContactPage: SitePage = {
  title: 'Contact us',
  kicker: 'Contact',
  intro:
    'Ask about a community or a builder, send a correction or place an ad. We reply within 24 hours.',
  content: [],
  notice:
    'Your contact information is shared only with builders, developers and advertisers seen on the site, and it is not sold.',
  seoImage: null,
  seoTitle: 'Contact us',
  seoDescription:
    'Call or write to the guide’s editors about new homes in Bexar, Comal, Guadalupe and Kendall counties. We reply within 24 hours.',
}

export const defaultCorrectionsPage: SitePage = {
  title: 'Corrections',
  kicker: null,
  intro:
    'What readers reported and we corrected, newest first. To report a mistake, follow the link at the end of the page that has it.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Corrections',
  seoDescription:
    'What readers of the guide reported and the editors corrected, with the page and the date.',
}

export const defaultEventsPage: SitePage = {
  title: 'New home events',
  kicker: 'Calendar',
  intro:
    'Grand openings, open houses, model tours and community events announced by builders. All times are Central.',
  content: [],
  notice: 'Events can change on short notice. Call the number on the card before you head out.',
  seoImage: null,
  seoTitle: 'New home events and open houses in San Antonio',
  seoDescription:
    'Upcoming grand openings, open houses, model tours and community events at new-home communities in Bexar, Comal, Guadalupe and Kendall counties.',
}

export const defaultResourcesPage: SitePage = {
  title: 'Resources for new-home buyers',
  kicker: 'Resources',
  intro:
    'Guides, tools and checklists for each step, from the first budget to the first week in the house.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Resources for new-home buyers in San Antonio',
  seoDescription:
    'Guides, checklists, a mortgage calculator, school information and market insights for buying new construction in Greater San Antonio.',
}

export const defaultSearchPage: SitePage = {
  title: 'Search the guide',
  kicker: null,
  intro: 'Communities, builders, articles and resources in one place. Typos are OK.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Search the guide',
  seoDescription: 'Search the guide’s communities, builders, articles and resources.',
}

export const defaultCommunitiesPage: SitePage = {
  title: 'Interactive Community Map',
  kicker: null,
  intro:
    'Every new-home community in Bexar, Comal, Guadalupe and Kendall counties. Marker color shows the starting price.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'New-home communities',
  seoDescription:
    'Every new-construction community in Bexar, Comal, Guadalupe and Kendall counties, on a map and by city and price.',
}

export const defaultBuildersPage: SitePage = {
  title: 'Home builders',
  kicker: null,
  intro:
    'Who builds in Bexar, Comal, Guadalupe and Kendall counties: what they are known for, where they are building now, and how to reach them.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Home builders',
  seoDescription:
    'National, regional and local home builders in Greater San Antonio, with their communities, phone numbers and websites.',
}

export const defaultHomesPage: SitePage = {
  title: 'New homes for sale',
  kicker: null,
  intro: 'Move-in-ready, under-construction and to-be-built homes in four counties.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'New homes for sale',
  seoDescription:
    'New homes for sale in Greater San Antonio by price, bedrooms, size, city, school district, builder and move-in date.',
}

export const defaultShortlistPage: SitePage = {
  title: 'Your shortlist',
  kicker: null,
  intro: 'Everything you’ve saved, in this browser. No account needed.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Your shortlist',
  seoDescription:
    'New-home communities, floor plans and homes that you saved, with your notes, to compare, share and print.',
}

export const defaultComparePage: SitePage = {
  title: 'Compare',
  kicker: null,
  intro:
    'Up to four communities, plans and homes side by side. The best value in each row is bold.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Compare homes and communities',
  seoDescription:
    'Up to four new homes, floor plans or communities side by side: price, monthly cost, size, schools, taxes and fees.',
}

export const defaultBlogPage: SitePage = {
  title: 'Real Estate Blog & Market Insights',
  kicker: null,
  intro:
    'Market reports, community spotlights and plain advice for new-home buyers in Greater San Antonio.',
  content: [],
  notice: null,
  seoImage: null,
  seoTitle: 'Real Estate Blog & Market Insights',
  seoDescription:
    'Market reports, community spotlights and buyer’s guides to new homes in Greater San Antonio, from the guide’s editors.',
}

export const defaultCalculatorPage: SitePage = {
  title: 'Mortgage calculator',
  kicker: 'Tool',
  intro: 'Enter your numbers to see the full monthly payment. It recalculates as you type.',
  content: [],
  notice:
    'An estimate, not an offer of credit. Ask a lender for a Loan Estimate before you decide.',
  seoImage: null,
  seoTitle: 'Mortgage calculator with Texas property tax',
  seoDescription:
    'Estimate the monthly payment on a new home, including property tax, insurance and PMI, with defaults for the San Antonio area.',
}
