import type { PictureFile } from '@/seed/types'

export interface SeedLink {
  label: string
  /** A path of the site or a URL. */
  path: string
}

export interface SeedTextItem {
  title: string
  text: string
}

export interface SeedHeroSlide {
  heading: string
  sub: string
  picture: PictureFile
}

export interface SeedSection {
  heading: string
  intro: string
  link: SeedLink | null
}

export interface SeedHome {
  heroSlides: SeedHeroSlide[]
  featuredCommunities: SeedSection
  featuredBuilders: SeedSection
  teaserMap: SeedSection
  /** `note` is shown beside the button. */
  newsletter: { heading: string; intro: string; note: string }
  resourceCards: SeedTextItem[]
  latestInsights: SeedSection
}

export interface SeedAbout {
  serviceAreaHeading: string
  serviceArea: { county: string; place: string; text: string }[]
  differentiatorsHeading: string
  differentiators: SeedTextItem[]
  newsletter: { heading: string; text: string; link: SeedLink }
  publisherPolicy: { heading: string; intro: string; items: SeedTextItem[]; link: SeedLink }
  startSearch: { heading: string; text: string; link: SeedLink }
}

export interface SeedHowToUse {
  featuresHeading: string
  features: (SeedTextItem & { link: SeedLink })[]
  quickStartHeading: string
  /** In order. */
  quickStart: SeedTextItem[]
  serviceAreaHeading: string
  serviceArea: { county: string; cities: string[] }[]
}

export interface SeedMovingChecklist {
  groups: { title: string; items: string[] }[]
}

export interface SeedHousingGuides {
  networkName: string
  description: string
  facts: SeedTextItem[]
  website: string
  websiteLabel: string
  notice: string
}

export const home: SeedHome = {
  heroSlides: [
    {
      heading: 'Find the perfect new home in San Antonio',
      sub: 'New-construction communities in four counties, with prices our editors check with the builder each month.',
      picture: 'hero-1.webp',
    },
    {
      heading: 'Luxury new homes in master-planned communities',
      sub: 'Larger homesites, trails and clubhouses from the Hill Country to the Guadalupe, each one on the map.',
      picture: 'hero-2.webp',
    },
  ],
  featuredCommunities: {
    heading: 'Featured Communities',
    intro: 'Six communities our editors would show a friend this month.',
    link: { label: 'See all communities', path: '/communities' },
  },
  featuredBuilders: {
    heading: 'Featured Home Builders',
    intro: 'National names, regional companies and builders who finish a dozen houses a year.',
    link: { label: 'All builders', path: '/builders' },
  },
  teaserMap: {
    heading: 'Start with your commute',
    intro:
      'Drop a pin where you work and see which communities are nearest, in straight-line miles. Color shows the starting price.',
    link: { label: 'Open the interactive map', path: '/communities' },
  },
  newsletter: {
    heading: 'The guide, in your inbox',
    intro: 'New communities, price changes and open houses, once a month.',
    note: 'One email a month. Your details are not sold.',
  },
  resourceCards: [
    {
      title: 'Financing Options',
      text: 'Builder incentives, FHA and VA loans, and what a rate lock costs while your house is being framed.',
    },
    {
      title: 'School Districts',
      text: 'Northside, North East, Comal and Schertz-Cibolo-Universal City: which district serves which street, and how to check before you sign.',
    },
    {
      title: 'Tax Information',
      text: 'The property tax rate is 2.05% in Bexar County. MUD and PID charges are extra, and a homestead exemption lowers the bill.',
    },
  ],
  latestInsights: {
    heading: 'Latest Market Insights',
    intro: 'Market reports, community spotlights and buyer’s guides from our editors.',
    link: { label: 'All market reports', path: '/blog' },
  },
}

export const about: SeedAbout = {
  serviceAreaHeading: 'Areas we cover',
  serviceArea: [
    {
      county: 'Bexar',
      place: 'San Antonio',
      text: 'The city and its edges: Loop 1604, the far West Side, Stone Oak to the north, Converse and the I-10 corridor to the east, and new streets south of Loop 410.',
    },
    {
      county: 'Comal',
      place: 'New Braunfels',
      text: 'Two rivers, Gruene, and the I-35 corridor, with Bulverde and Spring Branch on US 281 and Canyon Lake in the hills above them.',
    },
    {
      county: 'Guadalupe',
      place: 'Schertz & Cibolo',
      text: 'Broad lots and new parks between I-35 and I-10, from Schertz and Cibolo past Marion to Seguin, with Randolph close by.',
    },
    {
      county: 'Kendall',
      place: 'Boerne',
      text: 'Limestone, creeks and live oaks on I-10 west: Boerne with its Main Street, Fair Oaks Ranch on the county line, and Comfort beyond.',
    },
  ],
  differentiatorsHeading: 'What makes this guide different',
  differentiators: [
    {
      title: 'New homes only',
      text: 'No resales and no rentals: communities under construction, homes to be built, and finished homes nobody has lived in.',
    },
    {
      title: 'Checked by a person',
      text: 'An editor reads each submission and questions anything that looks off. The listing shows the date.',
    },
    {
      title: 'Updated at least monthly',
      text: 'Builders and developers send us their changes, and we update the guide at least once a month.',
    },
    {
      title: 'One map, four counties',
      text: 'Prices, cities, amenities and schools on a single map, so you can start with the commute.',
    },
    {
      title: 'Plain advice',
      text: 'Contracts, lenders, taxes, inspections and warranties, explained for Texas and without a sales pitch.',
    },
    {
      title: 'Your details are not sold',
      text: 'Your question goes to the builder or community it’s about. No account required.',
    },
  ],
  newsletter: {
    heading: 'One email a month',
    text: 'New communities, price changes and open houses in the areas you choose.',
    link: { label: 'Get the newsletter', path: '/newsletter' },
  },
  publisherPolicy: {
    heading: "The publisher's policy",
    intro:
      'The guide is updated at least monthly from builder and developer submissions. These rules apply to every page.',
    items: [
      {
        title: 'Contact information',
        text: 'Contact information is shared only with builders, developers and advertisers seen on the site and is not sold.',
      },
      {
        title: 'Fair housing',
        text: 'All homes and advertising here are subject to the federal and Texas Fair Housing Acts. Our listings and articles describe places, not the people who live there, and we will not knowingly publish anything that violates the law.',
      },
      {
        title: 'Content accuracy',
        text: 'Listings come from builders and developers and are checked by an editor. All prices, features and special offers are subject to change without notice; confirm them with the builder.',
      },
      {
        title: 'Copyright',
        text: 'Text, drawings, maps and design belong to the guide or its licensors. Quote short passages with credit, link freely, and ask before republishing more.',
      },
      {
        title: 'Disclaimer',
        text: 'The guide is a publication, not a broker, builder, lender or law firm, and is not a party to any sale. Articles and calculators are general information, not advice on your case.',
      },
    ],
    link: { label: 'Read the full privacy policy', path: '/privacy-policy' },
  },
  startSearch: {
    heading: 'Ready when you are',
    text: 'Start with a city, a price or the name of a community.',
    link: { label: 'Start your search', path: '/' },
  },
}

export const howToUse: SeedHowToUse = {
  featuresHeading: 'What you can do here',
  features: [
    {
      title: 'Explore the interactive map',
      text: 'Every mapped community with its starting price in color. Filter by price, city, builder and amenities, and turn on schools.',
      link: { label: 'Open the map', path: '/communities' },
    },
    {
      title: 'Compare builders',
      text: 'Search national, regional and local builders, see where each one is active, and message one directly.',
      link: { label: 'See all builders', path: '/builders' },
    },
    {
      title: 'Find move-in ready homes',
      text: 'Communities with homes you can move into soon. Move-in ready means ready now or within 30 days.',
      link: { label: 'See what is available', path: '/communities?status=available' },
    },
    {
      title: 'Know the area',
      text: 'Four counties, their cities and roads, and how this guide is made and checked.',
      link: { label: 'About San Antonio', path: '/about' },
    },
    {
      title: 'Run the numbers',
      text: 'The mortgage calculator adds tax, insurance and PMI, so you can compare two homes by the full monthly payment.',
      link: { label: 'Go to the tools', path: '/resources' },
    },
    {
      title: 'Read before you sign',
      text: 'Guides and checklists for contracts, inspections, schools, taxes and the move itself.',
      link: { label: 'Browse the resources', path: '/resources' },
    },
  ],
  quickStartHeading: 'Quick start in four steps',
  quickStart: [
    {
      title: 'Set your budget',
      text: 'Decide on a monthly payment with the calculator, then turn it into a price range.',
    },
    {
      title: 'Search the map',
      text: 'Choose a city, look along your commute, set the price, and add the amenities that matter.',
    },
    {
      title: 'Compare three communities',
      text: 'Read their pages side by side: builders, starting price, school district, HOA contact and location.',
    },
    {
      title: 'Request a tour',
      text: 'Send the form on a community page or call. We reply within 24 hours, and the builder will set a time with you.',
    },
  ],
  serviceAreaHeading: 'Areas we cover',
  serviceArea: [
    {
      county: 'Bexar',
      cities: ['San Antonio', 'Converse', 'Helotes', 'Live Oak', 'Selma', 'Universal City'],
    },
    {
      county: 'Comal',
      cities: ['New Braunfels', 'Bulverde', 'Garden Ridge', 'Spring Branch', 'Canyon Lake'],
    },
    { county: 'Guadalupe', cities: ['Schertz', 'Cibolo', 'Seguin', 'Marion'] },
    { county: 'Kendall', cities: ['Boerne', 'Fair Oaks Ranch', 'Comfort'] },
  ],
}

export const movingChecklist: SeedMovingChecklist = {
  groups: [
    {
      title: '8 weeks before',
      items: [
        'Ask the builder for a realistic closing window, and how many days’ notice you will get',
        'Read the lease or sale contract you are leaving, and note the notice period',
        'Get written proposals from three movers; for a move within Texas check the TxDMV certificate number, for a move from another state the USDOT number',
        'Start a folder for the contract, selections, change orders, receipts and warranty',
        'Check when your rate lock expires, and what an extension costs',
        'Measure large furniture against the plan, doors and stairs included',
        'Sort through the closets and the garage: keep, donate, sell or toss',
      ],
    },
    {
      title: '6 weeks before',
      items: [
        'Book the mover for a morning slot, with a second date in case closing moves',
        'Confirm the attendance zone with the school district, and ask which documents you need to enroll',
        'Request school, medical, dental and veterinary records',
        "Get homeowner's insurance quotes, and ask about wind and hail deductibles and about flood coverage",
        'Ask the HOA for its rules on move-in hours, trucks and containers',
        'Order boxes, and pack what you will not use this season',
      ],
    },
    {
      title: '4 weeks before',
      items: [
        'Get the exact address as the utilities have it, and the provider of each service',
        'Book internet installation; new sections can take several weeks',
        'File a change of address with the U.S. Postal Service to begin on moving day',
        'Ask where the mailbox is: most new communities have cluster boxes, and the key comes from the post office or the HOA',
        'Book an independent final inspection for the week before the walk-through',
        'Bind the homeowner policy from the day of closing, and send proof to the lender',
        'Arrange time off, and care for children and pets on moving day',
      ],
    },
    {
      title: '2 weeks before',
      items: [
        'Open electricity, water, gas and trash accounts with a start on closing day',
        'Schedule shutoff at the old address for the day after you leave',
        'Tell banks, employer, insurers, doctors and subscriptions the new address',
        'Confirm the mover in writing: date, arrival window, both addresses, valuation coverage',
        'Refill prescriptions, and pack a box of medicines and papers for the car',
        'Use up or give away fuel, propane, aerosols, pool chemicals and frozen food',
        'Ask the builder how long the driveway must stay free of trucks',
      ],
    },
    {
      title: 'The week of closing',
      items: [
        'Compare the Closing Disclosure with the Loan Estimate; it must reach you three business days before closing',
        'Call the title company at a number you already know to confirm wiring instructions, and never trust a change sent by email',
        'Do the walk-through in daylight, and have the punch list signed and dated',
        'Take identification, proof of insurance and the wire receipt to closing',
        'Collect keys, garage remotes, mailbox key, gate codes, manuals and the warranty booklet',
        'Set the air conditioning the evening before the truck comes, and put paper over the floors',
        'Pack a first-night box: bedding, towels, tools, chargers, light bulbs, shower curtain, water',
      ],
    },
    {
      title: 'Moving day',
      items: [
        'Photograph the empty rooms at the new house before anything comes in',
        'Photograph the meters at both addresses',
        'Keep water within reach for everyone; from May to September, start early and take breaks in the cool room',
        'Carry papers, medicines, jewelry, computers and pets in your own air-conditioned car',
        'Check the inventory as the truck is unloaded, and note damage before you sign',
        'Make up the beds first',
      ],
    },
    {
      title: 'The first week',
      items: [
        'Find the water shutoff, gas valve, breaker panel and cleanouts, and show everyone in the house',
        'Change the door and garage codes, and register the appliances and the air conditioner',
        'Update your Texas driver license within 30 days of moving; new residents have 90 days to get one',
        'New to Texas: register vehicles at the county tax office within 30 days. From November 2026, Bexar County also requires an emissions test for most gasoline vehicles',
        'File the homestead exemption with the county appraisal district once your license shows the address; filing is free',
        'Register to vote in the new county, at least 30 days before an election',
        'Learn your water provider’s watering days, and look at the soil along the slab',
        'Start the warranty list, and mark 30 days and 11 months on the calendar',
      ],
    },
  ],
}

export const housingGuides: SeedHousingGuides = {
  networkName: 'Plumbline Housing Guides',
  description:
    'Plumbline Housing Guides is a national network of local new-home publications. Each member covers the new construction of one region, with its own editors, map and listings, free to read.',
  facts: [
    {
      title: 'Local editors',
      text: 'Every guide is edited in the region it covers, by people who can drive to the model home.',
    },
    {
      title: 'New homes only',
      text: 'Communities under construction, homes to be built, and finished homes no one has lived in.',
    },
    {
      title: 'One starting point',
      text: "Choose a state and a market, and the network's site takes you to the guide for that market.",
    },
  ],
  website: 'https://plumbline-guides.example',
  websiteLabel: "Visit the network's website",
  notice:
    "The network's website is run by another publisher. Prices, features and offers there come from its members; confirm them with the builder, and check which state's rules apply.",
}
