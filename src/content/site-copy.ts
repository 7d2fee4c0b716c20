import { mapValues } from '@/lib/map-values'

/** A text of the site that editors can change. */
export interface Passage {
  /** Label in the back office. */
  readonly label: string
  /** Default text. */
  readonly text: string
  /** Placeholders in braces that the page fills in; each must occur in the text. */
  readonly fills?: readonly string[]
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
  communities: {
    label: 'List of communities',
    passages: {
      heading: { label: 'Heading above the list', text: 'San Antonio Neighborhoods' },
      nothingFound: {
        label: 'When nothing matches',
        text: 'Try a neighboring city or a wider price. Communities without a published price are left out while a price is chosen.',
      },
      cityTitle: {
        label: 'Title of a city’s list for search engines',
        text: 'New homes in {city}, Texas',
        fills: ['city'],
      },
      cityDescription: {
        label: 'Description of a city’s list for search engines',
        text: 'Every new-construction community in {city}, Texas, with prices, builders and amenities.',
        fills: ['city'],
      },
    },
  },
  community: {
    label: 'A community',
    passages: {
      about: {
        label: 'While it has no description',
        text: '{name} is a new-home community in {city}, Texas. Ask for a tour to learn about its homes, homesites and opening hours; a person will answer.',
        fills: ['name', 'city'],
      },
      buildTime: { label: 'How long a home takes to build', text: '4-6 months' },
      schools: {
        label: 'After the school district',
        text: 'Zones can change; confirm with the district before you sign.',
      },
      tour: {
        label: 'Beside the tour request',
        text: 'Tell us when suits you. Your note goes to the builders in this community; your details are not sold.',
      },
    },
  },
  builder: {
    label: 'A builder',
    passages: {
      message: {
        label: 'Beside the message form',
        text: 'Ask about homes, plans or a visit. Your message goes to {receiver}; your details are not sold.',
        fills: ['receiver'],
      },
    },
  },
  answers: {
    label: 'Answers to buyers',
    passages: {
      promise: {
        label: 'Beside the button of every form',
        text: 'A person answers within 24 hours.',
      },
      help: {
        label: 'In the Need Help? box',
        text: 'A person at the guide answers within 24 hours.',
      },
      hours: { label: 'On the contact page', text: 'Within 24 hours' },
    },
  },
  articles: {
    label: 'Articles',
    passages: {
      stayUpdated: {
        label: 'In the Stay Updated box',
        text: 'New communities, price changes and the month’s articles, by mail.',
      },
      moreHeading: { label: 'Below the helpful articles: heading', text: 'More to read' },
      moreText: {
        label: 'Below the helpful articles: text',
        text: 'New articles come with the newsletter; guides and tools stand in the resources.',
      },
    },
  },
  events: {
    label: 'Events',
    passages: {
      moreHeading: { label: 'Below the events: heading', text: 'Don’t wait for the next one' },
      moreText: {
        label: 'Below the events: text',
        text: 'The newsletter tells of openings before they are on a calendar, and most models can be seen on any day.',
      },
    },
  },
  resources: {
    label: 'Resources',
    passages: {
      articles: {
        label: 'On the card Helpful Articles',
        text: 'Short answers on contracts, inspections, warranties, taxes and the first summer.',
      },
      events: {
        label: 'On the card Events',
        text: 'Grand openings, open houses and model tours, with dates you can put in your calendar.',
      },
      links: {
        label: 'On the card Helpful Links',
        text: 'Districts, utilities, agencies and lenders’ rules, on the sites of those who keep them.',
      },
      communities: {
        label: 'Below a guide: communities',
        text: 'New-home communities in four counties, on a map, by city and price.',
      },
      builders: {
        label: 'Below a guide: builders',
        text: 'National, regional and local builders, with the communities in which each builds.',
      },
      emptyHeading: {
        label: 'A category without entries: heading',
        text: 'No resources in this category yet',
      },
      emptyText: {
        label: 'A category without entries: text',
        text: 'The editors are still at work on it. The other categories have plenty to read.',
      },
      providersHeading: {
        label: 'Below the service providers: heading',
        text: 'More for your new home',
      },
      providersText: {
        label: 'Below the service providers: text',
        text: 'Guides and checklists stand in the resources. To be listed here, write to us.',
      },
      schools: {
        label: 'Beside the telephone below the private schools',
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
      nothingFound: {
        label: 'When nothing was found',
        text: 'Try one word instead of several, a city, or the beginning of a name.',
      },
    },
  },
  notFound: {
    label: 'Page not found',
    passages: {
      text: {
        label: 'Below the heading',
        text: 'Nothing has been built at this address. It may have moved, or been mistyped; these lead on:',
      },
      communities: {
        label: 'Card Browse communities',
        text: '50+ communities in four counties, by city and price.',
      },
      builders: {
        label: 'Card Find a builder',
        text: 'National, regional and local builders, with where each of them builds.',
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
export function siteCopyOf(stored: StoredSiteCopy): SiteCopy {
  const texts: Texts = stored
  const plan: Readonly<Record<string, SiteCopyEntry>> = siteCopyPlan
  return mapValues(plan, ({ passages }, area) =>
    mapValues(passages, ({ text }, name) => texts[area]?.[name]?.trim() || text),
  ) as SiteCopy
}
