import { paths } from '@/config/paths'
import type { Glossary } from '@/domain/glossary/glossary'

const mudAndPid = paths.helpfulArticle('mud-and-pid-on-the-tax-bill')

/** The glossary until an editor publishes another. */
export const defaultGlossary: Glossary = [
  {
    term: 'MUD',
    otherNames: ['Municipal utility district'],
    question: 'What’s a MUD?',
    text: 'A municipal utility district built the neighborhood’s water, sewer and drainage lines. Its homes repay the debt with a property tax on top of school, county and city taxes.',
    path: mudAndPid,
  },
  {
    term: 'PID',
    otherNames: ['Public improvement district'],
    question: 'What’s a PID?',
    text: 'A public improvement district pays for streets, parks or utilities in one area. Each lot owes a yearly assessment for a set number of years, on top of property taxes.',
    path: mudAndPid,
  },
  {
    term: 'WCID',
    otherNames: ['Water control and improvement district'],
    question: 'What’s a WCID?',
    text: 'A water control and improvement district provides water, sewer or drainage, much like a MUD. Its homes pay for them with a property tax on top of school, county and city taxes.',
    path: mudAndPid,
  },
  {
    term: 'ESD',
    otherNames: ['Emergency services district'],
    question: 'What’s an ESD?',
    text: 'An emergency services district pays for fire and ambulance service, mostly outside of cities, with a small property tax.',
    path: paths.blogPost('reading-a-new-home-tax-bill'),
  },
  {
    term: 'HOA',
    otherNames: ['Homeowners association'],
    question: 'What’s an HOA?',
    text: 'A homeowners association takes care of what neighbors share, such as parks and pools, and enforces its rules. Membership and dues usually come with the home.',
    path: paths.helpfulArticle('hoa-documents-worth-reading'),
  },
  {
    term: 'PMI',
    otherNames: ['Private mortgage insurance'],
    question: 'What’s PMI?',
    text: 'Private mortgage insurance protects the lender when you put less than 20% down. You can ask to cancel it once you owe 80% of the home’s original value.',
    path: null,
  },
  {
    term: 'Zoned schools',
    otherNames: ['School zones'],
    question: 'What are zoned schools?',
    text: 'The public schools that the district assigns to an address. Zones can change as neighborhoods grow, so ask the district about the exact address.',
    path: paths.schools,
  },
  {
    term: 'To be built',
    otherNames: [],
    question: 'What does “To be built” mean?',
    text: 'Construction hasn’t started, so you can often still choose options and finishes. Ask the builder when the home could be finished.',
    path: null,
  },
  {
    term: 'Under construction',
    otherNames: [],
    question: 'What does “Under construction” mean?',
    text: 'Work has started, and what you can still choose depends on how far along it is. The move-in date is the builder’s estimate and can change.',
    path: null,
  },
  {
    term: 'Ready',
    otherNames: ['Move-in ready'],
    question: 'What does “Ready” mean?',
    text: 'The home is finished. You can move in after closing, which often takes 30 to 45 days with a mortgage.',
    path: null,
  },
  {
    term: 'Lot premium',
    otherNames: ['Lot premiums'],
    question: 'What’s a lot premium?',
    text: 'What the builder adds to the base price for a certain lot, such as a larger one, a corner, or one that backs up to a greenbelt.',
    path: paths.blogPost('from-base-price-to-final-price'),
  },
]
