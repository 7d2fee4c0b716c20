import type { SeedHelpfulArticle } from '@/seed/types'

/** Twelve articles in five categories. The body of each is in `helpful-articles/<slug>.md`. */
export const helpfulArticles: SeedHelpfulArticle[] = [
  {
    title: 'Earnest money on a new home contract',
    slug: 'earnest-money-on-a-new-home-contract',
    excerpt:
      'Who holds the deposit, when it stops being refundable, and which other payments a builder may ask for before closing.',
    author: "The guide's editors",
    category: 'getting-started',
    publishedDaysAgo: 96,
    readMinutes: 3,
    isFeatured: false,
    picture: 'house-12.webp',
  },
  {
    title: "How to read a builder's contract",
    slug: 'how-to-read-a-builder-contract',
    excerpt:
      'Seven places to stop and read closely, the attachments that are part of the deal, and who can help you with the wording.',
    author: "The guide's editors",
    category: 'getting-started',
    publishedDaysAgo: 61,
    readMinutes: 3,
    isFeatured: false,
    picture: 'street-3.webp',
  },
  {
    title: "Comparing lenders, the builder's own included",
    slug: 'comparing-lenders-on-a-new-home',
    excerpt:
      'One form, three pages and one honest number: how to compare a preferred lender and its incentive with two others.',
    author: "The guide's market desk",
    category: 'financing',
    publishedDaysAgo: 47,
    readMinutes: 3,
    isFeatured: false,
    picture: 'skyline-2.webp',
  },
  {
    title: 'MUD and PID: three letters that change the payment',
    slug: 'mud-and-pid-on-the-tax-bill',
    excerpt:
      'One is a tax, the other an assessment. What each pays for, which notice you must receive, and five questions to ask.',
    author: "The guide's market desk",
    category: 'financing',
    publishedDaysAgo: 118,
    readMinutes: 3,
    isFeatured: false,
    picture: 'street-1.webp',
  },
  {
    title: 'The pre-drywall inspection',
    slug: 'the-pre-drywall-inspection',
    excerpt:
      'For about a week, you can see everything inside the walls of a new house. What to look at, who to bring, and what to photograph.',
    author: "The guide's building desk",
    category: 'construction',
    publishedDaysAgo: 12,
    readMinutes: 3,
    isFeatured: true,
    picture: 'framing-2.webp',
  },
  {
    title: 'The walk-through and the punch list',
    slug: 'the-walk-through-and-the-punch-list',
    excerpt:
      'Two unhurried hours before closing: an order to work in, and a way to write the list so that it gets done.',
    author: "The guide's building desk",
    category: 'construction',
    publishedDaysAgo: 33,
    readMinutes: 3,
    isFeatured: false,
    picture: 'house-26.webp',
  },
  {
    title: "What a builder's warranty covers",
    slug: 'what-a-builders-warranty-covers',
    excerpt:
      'One year, two years, six or ten: what the numbers mean in Texas, how to ask for a repair, and what to do if it stalls.',
    author: "The guide's building desk",
    category: 'construction',
    publishedDaysAgo: 147,
    readMinutes: 3,
    isFeatured: false,
    picture: 'framing-4.webp',
  },
  {
    title: 'HOA documents worth reading',
    slug: 'hoa-documents-worth-reading',
    excerpt:
      'Five documents decide what you pay and what you may build. How to read them while the developer still controls the board.',
    author: "The guide's editors",
    category: 'neighborhoods',
    publishedDaysAgo: 75,
    readMinutes: 3,
    isFeatured: false,
    picture: 'pool-2.webp',
  },
  {
    title: 'Setting up utilities at a new address',
    slug: 'setting-up-utilities-at-a-new-address',
    excerpt:
      'In most of the four counties, your address determines your provider. Who serves where, and a timetable from three weeks out.',
    author: "The guide's editors",
    category: 'neighborhoods',
    publishedDaysAgo: 174,
    readMinutes: 3,
    isFeatured: false,
    picture: 'street-6.webp',
  },
  {
    title: 'Filing your homestead exemption',
    slug: 'filing-your-homestead-exemption',
    excerpt:
      'It is free, you may file as soon as you move in, and nobody files it for you. Plus a warning about the second tax bill.',
    author: "The guide's market desk",
    category: 'after-closing',
    publishedDaysAgo: 25,
    readMinutes: 3,
    isFeatured: false,
    picture: 'house-33.webp',
  },
  {
    title: 'Watering a slab in clay soil',
    slug: 'watering-a-slab-in-clay-soil',
    excerpt:
      'The goal is not wet soil but steady soil: a simple routine for expansive clay, and why drainage does most of the work.',
    author: "The guide's building desk",
    category: 'after-closing',
    publishedDaysAgo: 132,
    readMinutes: 3,
    isFeatured: false,
    picture: 'house-40.webp',
  },
  {
    title: 'Moving in summer heat',
    slug: 'moving-in-summer-heat',
    excerpt:
      'Book the morning, cool the house the evening before, and keep these things out of the truck.',
    author: "The guide's editors",
    category: 'after-closing',
    publishedDaysAgo: 158,
    readMinutes: 3,
    isFeatured: false,
    picture: 'house-59.webp',
  },
]
