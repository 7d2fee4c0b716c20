import { mapValues } from '@/lib/map-values'

/** A text of the site that editors can change. */
export interface Passage {
  /** Label in the back office. */
  readonly label: string
  /** Default text. */
  readonly text: string
  /** Placeholders in braces that the page fills in; each must occur in the text. */
  readonly placeholders?: readonly string[]
}

interface SiteCopyEntry {
  readonly label: string
  readonly passages: Readonly<Record<string, Passage>>
}

/**
 * Texts that are used on several pages or next to a list. Texts of a single page are stored with
 * that page; toasts, field labels and validation messages are part of the rules and stay in code.
 */
export const siteCopyPlan = {
  home: {
    label: 'Home page',
    passages: {
      query: { label: 'Search: text field label', text: 'Community or city' },
      example: { label: 'Search: example in the text field', text: 'e.g. Cibolo Ridge' },
      city: { label: 'Search: city label', text: 'City' },
      anyCity: { label: 'Search: all cities', text: 'Any city' },
      price: { label: 'Search: price label', text: 'Price' },
      button: { label: 'Search: button', text: 'Search communities' },
      homesButton: { label: 'Search: button for homes', text: 'Search homes' },
      communities: { label: 'Stats: communities', text: 'communities open or coming soon' },
      builders: { label: 'Stats: builders', text: 'home builders in four counties' },
      homes: { label: 'Stats: homes', text: 'homes available now' },
      plans: { label: 'Stats: floor plans', text: 'floor plans to compare' },
    },
  },
  communities: {
    label: 'Communities list',
    passages: {
      heading: { label: 'Heading above the list', text: 'San Antonio Neighborhoods' },
      featured: { label: 'Heading: featured communities', text: 'Featured Communities' },
      additional: { label: 'Heading: other communities', text: 'Additional Communities' },
      nothingFound: {
        label: 'When nothing matches',
        text: 'Try a neighboring city or a wider price. Communities without a published price are left out while a price is chosen.',
      },
      cityTitle: {
        label: 'City page: SEO title',
        text: 'New homes in {city}, Texas',
        placeholders: ['city'],
      },
      cityDescription: {
        label: 'City page: SEO description',
        text: 'Every new-construction community in {city}, Texas, with prices, builders and amenities.',
        placeholders: ['city'],
      },
    },
  },
  community: {
    label: 'A community',
    passages: {
      about: {
        label: 'If there is no description',
        text: '{name} is a new-home community in {city}, Texas. Request a tour to learn about its homes, homesites and hours. A real person will reply.',
        placeholders: ['name', 'city'],
      },
      verified: {
        label: 'Last verified',
        text: 'Verified {date} with the builder',
        placeholders: ['date'],
      },
      verificationDue: {
        label: 'Last verified more than 35 days ago',
        text: 'Last verified on {date}. Please confirm the price with the builder.',
        placeholders: ['date'],
      },
      notVerified: {
        label: 'Never verified',
        text: 'Not verified yet. Please confirm the price with the builder.',
      },
      soldOut: {
        label: 'Sold out: first line',
        text: 'Every home in {name} is sold.',
        placeholders: ['name'],
      },
      similarHeading: { label: 'Sold out: heading', text: 'Similar communities with homes' },
      aboutHeading: { label: 'Heading: description', text: 'About the community' },
      homesHeading: { label: 'Heading: homes', text: 'Homes for sale' },
      plansHeading: { label: 'Heading: floor plans', text: 'Floor plans' },
      costsHeading: { label: 'Heading: monthly cost', text: 'Monthly cost' },
      schoolsHeading: { label: 'Heading: schools', text: 'Schools & Education' },
      amenitiesHeading: { label: 'Heading: amenities', text: 'Community Amenities' },
      buildersHeading: { label: 'Heading: builders', text: 'Home Builders in the community' },
      locationHeading: { label: 'Heading: map', text: 'Location & Map' },
      tourHeading: { label: 'Heading: tour request', text: 'Request Tour' },
      tourButton: { label: 'Tour request button', text: 'Request Tour' },
      tourMessage: {
        label: 'Message that the tour request begins with',
        text: 'I would like to tour {name}. Which homes and plans are available?',
        placeholders: ['name'],
      },
      askHomeHeading: { label: 'A home: heading of the form', text: 'Ask about this home' },
      askHomeMessage: {
        label: 'A home: message that the form begins with',
        text: 'I would like to know more about {address} in {name}. Is it still available?',
        placeholders: ['address', 'name'],
      },
      askPlanHeading: { label: 'A plan: heading of the form', text: 'Ask about this plan' },
      askPlanMessage: {
        label: 'A plan: message that the form begins with',
        text: 'I would like to know more about the {plan} plan in {name}. What would it cost to build?',
        placeholders: ['plan', 'name'],
      },
      askButton: { label: 'A home or plan: button of the form', text: 'Send question' },
      buildTime: { label: 'How long a home takes to build', text: '4-6 months' },
      schools: {
        label: 'After the school district',
        text: 'School zones can change; confirm with the district before you sign.',
      },
      tour: {
        label: 'Next to the tour request form',
        text: 'Tell us when works for you. Your details are not sold.',
      },
    },
  },
  builder: {
    label: 'A builder',
    passages: {
      communitiesHeading: { label: 'Heading: communities', text: 'Active communities' },
      contactHeading: { label: 'Heading: contact', text: 'Contact Information' },
      messageHeading: { label: 'Heading and link: message', text: 'Send a message' },
      messageButton: { label: 'Message form button', text: 'Send message' },
      message: {
        label: 'Next to the message form',
        text: 'Ask about homes, plans or tours. Your message goes to {receiver}; your details are not sold.',
        placeholders: ['receiver'],
      },
    },
  },
  answers: {
    label: 'Answers to buyers',
    passages: {
      promise: {
        label: 'Next to the button of every form',
        text: 'A real person replies within 24 hours.',
      },
      consent: {
        label: 'Below a form, with who receives it (stored with each lead)',
        text: 'Goes to {recipients}. By sending it, you agree to a call or an email about it.',
        placeholders: ['recipients'],
      },
      sent: {
        label: 'After a form was sent',
        text: 'A real person reads it and replies within 24 hours, by phone or email. You’re all set.',
      },
      contactHeading: { label: 'Contact page: heading', text: 'Call or write' },
      helpHeading: { label: 'Heading of the Need Help? box', text: 'Need Help?' },
      help: {
        label: 'In the Need Help? box',
        text: 'A real person replies within 24 hours.',
      },
      hours: { label: 'On the contact page', text: 'Within 24 hours' },
    },
  },
  calculator: {
    label: 'Mortgage calculator',
    passages: {
      home: { label: 'Heading: the home', text: 'The home' },
      homePrice: {
        label: 'Hint: home price',
        text: 'The contract price, with lot premium and options.',
      },
      downPayment: { label: 'Hint: down payment amount', text: 'Updates with the percent.' },
      downPaymentPercent: {
        label: 'Hint: down payment percent',
        text: 'Less than 20% down adds PMI.',
      },
      loan: { label: 'Heading: the loan', text: 'The loan' },
      interestRate: { label: 'Hint: interest rate', text: 'Annual interest rate.' },
      termYears: { label: 'Hint: term', text: 'Defaults to 30.' },
      costs: { label: 'Heading: taxes and insurance', text: 'Taxes and insurance' },
      propertyTaxRate: { label: 'Hint: property tax rate', text: 'All taxing units together.' },
      annualInsurance: { label: 'Hint: annual insurance', text: 'Annual homeowners premium.' },
      pmiRate: { label: 'Hint: PMI rate', text: 'Yearly, as a percent of the loan.' },
      taxYears: {
        label: 'Two years of property tax: switch',
        text: 'Show the first year, the second year and a homestead exemption',
      },
      landShare: {
        label: 'Hint: land',
        text: 'A home built this year is taxed on its land alone. Our estimate; the appraisal district lists each lot.',
      },
      schoolTaxRate: {
        label: 'Hint: school tax rate',
        text: 'A part of the rate above. About half of it in most places.',
      },
      schoolExemption: {
        label: 'Hint: school exemption',
        text: 'What school districts exempt if you live in the home and file for it.',
      },
      yearsHeading: { label: 'Year by year: heading', text: 'Year by year' },
      years: {
        label: 'Year by year: text',
        text: 'The payment on the loan stays the same; each year more goes to principal. Taxes and insurance are held constant.',
      },
    },
  },
  articles: {
    label: 'Articles',
    passages: {
      stayUpdated: {
        label: 'In the Stay Updated box',
        text: 'New communities, price changes and the month’s articles, by email.',
      },
      moreHeading: { label: 'Below the helpful articles: heading', text: 'More to read' },
      moreText: {
        label: 'Below the helpful articles: text',
        text: 'New articles come with the newsletter. Find guides and tools in Resources.',
      },
    },
  },
  events: {
    label: 'Events',
    passages: {
      moreHeading: { label: 'Below the events: heading', text: 'Don’t wait for the next one' },
      moreText: {
        label: 'Below the events: text',
        text: 'Hear about openings first in the newsletter. Most model homes are open every day.',
      },
    },
  },
  resources: {
    label: 'Resources',
    passages: {
      actionsHeading: { label: 'Guide sidebar heading: actions', text: 'Quick Actions' },
      relatedHeading: { label: 'Guide sidebar heading: related', text: 'Related Resources' },
      categoriesHeading: { label: 'Heading: other categories', text: 'More categories' },
      districtsHeading: { label: 'Heading: school districts', text: 'Public school districts' },
      privateSchoolsHeading: { label: 'Heading: private schools', text: 'Private schools' },
      articles: {
        label: 'On the card Helpful articles',
        text: 'Short answers on contracts, inspections, warranties, taxes and the first summer.',
      },
      events: {
        label: 'On the card Events',
        text: 'Grand openings, open houses and model tours, with dates you can put in your calendar.',
      },
      links: {
        label: 'On the card Helpful links',
        text: 'School districts, utilities, agencies and lending rules, at the source.',
      },
      communities: {
        label: 'Below a guide: communities',
        text: 'New-home communities in four counties, on a map, by city and price.',
      },
      builders: {
        label: 'Below a guide: builders',
        text: 'National, regional and local builders, and where each one builds.',
      },
      emptyHeading: {
        label: 'Empty category: heading',
        text: 'No resources in this category yet',
      },
      emptyText: {
        label: 'Empty category: text',
        text: 'We’re still working on it. The other categories have plenty to read.',
      },
      providersHeading: {
        label: 'Below the service providers: heading',
        text: 'More for your new home',
      },
      providersText: {
        label: 'Below the service providers: text',
        text: 'Find guides and checklists in Resources. To be listed here, write to us.',
      },
      schools: {
        label: 'Next to the phone number below the private schools',
        text: 'with a question about schools near a community.',
      },
    },
  },
  search: {
    label: 'Search',
    passages: {
      communities: { label: 'Card All communities', text: 'On a map, by city and by price.' },
      builders: { label: 'Card All builders', text: 'National, regional and local.' },
      articles: { label: 'Card Articles', text: 'Market reports and buyer’s guides.' },
      resources: { label: 'Card Resources', text: 'Guides, checklists, a calculator.' },
      startHeading: { label: 'Heading before a search', text: 'Or start with a place' },
      helpHeading: { label: 'No results: heading', text: 'What might help' },
      placesHeading: { label: 'No results: cards', text: 'Look around instead' },
      nothingFound: {
        label: 'No results',
        text: 'Try one word instead of several, a city, or the beginning of a name.',
      },
    },
  },
  notFound: {
    label: 'Page not found',
    passages: {
      text: {
        label: 'Below the heading',
        text: 'Nothing has been built at this address. It may have moved, or been mistyped. Try one of these:',
      },
      communities: {
        label: 'Card Browse communities',
        text: '50+ communities in four counties, by city and price.',
      },
      builders: {
        label: 'Card Find a builder',
        text: 'National, regional and local builders, and where each one builds.',
      },
      search: {
        label: 'Card Search the guide',
        text: 'Communities, builders, articles and guides in one search.',
      },
    },
  },
} as const satisfies Record<string, SiteCopyEntry>

type Plan = typeof siteCopyPlan

/** The current text of every passage. */
export type SiteCopy = {
  readonly [Area in keyof Plan]: { readonly [Name in keyof Plan[Area]['passages']]: string }
}

type StoredSiteCopy = {
  readonly [Area in keyof Plan]?: {
    readonly [Name in keyof Plan[Area]['passages']]?: string | null
  }
}

type Texts = Readonly<
  Record<string, Readonly<Record<string, string | null | undefined>> | undefined>
>

/** Returns the editors' text of every passage, or its default. */
export function toSiteCopy(stored: StoredSiteCopy): SiteCopy {
  const texts: Texts = stored
  const plan: Readonly<Record<string, SiteCopyEntry>> = siteCopyPlan
  return mapValues(plan, ({ passages }, area) =>
    mapValues(passages, ({ text }, name) => texts[area]?.[name]?.trim() || text),
  ) as SiteCopy
}
