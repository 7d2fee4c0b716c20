import type { SeedBuilder } from '@/seed/types'

/**
 * The first three are real companies: only verifiable facts, without phone numbers, email addresses
 * or offers.
 */
export const nationalBuilders: SeedBuilder[] = [
  {
    name: 'D.R. Horton',
    slug: 'dr-horton',
    tier: 'national',
    description: `D.R. Horton, founded in 1978, is a publicly traded home building company based in Arlington, Texas. Communities, plans and prices are published on the company's own website.

This is a sample profile with public facts only; it is not a listing by the company.`,
    isCustom: false,
    website: 'https://www.drhorton.com',
    phone: null,
    email: null,
    foundedYear: 1978,
    employees: null,
    address: 'Arlington, Texas',
  },
  {
    name: 'Pulte Homes',
    slug: 'pulte-homes',
    tier: 'national',
    description: `Pulte Homes dates from 1950 and is a brand of PulteGroup, a publicly traded home building company based in Atlanta, Georgia. Communities, plans and prices are published on the company's own website.

This is a sample profile with public facts only; it is not a listing by the company.`,
    isCustom: false,
    website: 'https://www.pulte.com',
    phone: null,
    email: null,
    foundedYear: 1950,
    employees: null,
    address: 'Atlanta, Georgia',
  },
  {
    name: 'KB Home',
    slug: 'kb-home',
    tier: 'national',
    description: `KB Home, founded in 1957, is a publicly traded home building company based in Los Angeles, California. Communities, plans and prices are published on the company's own website.

This is a sample profile with public facts only; it is not a listing by the company.`,
    isCustom: false,
    website: 'https://www.kbhome.com',
    phone: null,
    email: null,
    foundedYear: 1957,
    employees: null,
    address: 'Los Angeles, California',
  },
  {
    name: 'Larkspur Communities',
    slug: 'larkspur-communities',
    tier: 'national',
    description: `Larkspur builds from a book of about forty plans, 1,250 to 3,350 square feet, and prices most of its San Antonio houses between $259,000 and $570,000. Slabs are post-tensioned, the front is brick or stone on at least one elevation, and the side walls are fiber cement. Each house is blower-door tested, and the result goes into the closing packet.

The warranty runs one year on workmanship, two on plumbing, wiring and ducts, ten on structure. Finishes are chosen in packages at a design studio off Loop 1604. Larkspur does not move walls, does not let outside trades in before closing and does not build on a lot it does not own.`,
    isCustom: false,
    website: 'https://www.larkspur-communities.example',
    phone: '(210) 555-0117',
    email: 'sanantonio@larkspur-communities.example',
    foundedYear: 1986,
    employees: '900-1,100',
    address: '4410 Blue Larkspur Drive, Suite 200, San Antonio, Texas 78258',
  },
  {
    name: 'Two Rivers Homes',
    slug: 'two-rivers-homes',
    tier: 'national',
    description: `Two Rivers prices by the plan and includes more than most at its price: gutters all around, a sprinkler system front and back, and blinds on every window. Houses run from 1,150 to 2,950 square feet, about $247,000 to $513,000, with one-story plans making up slightly more than half of the catalog.

Frames are 2x4 on a post-tensioned slab, with radiant-barrier decking and ducts sealed and tested. An outside inspector checks the house before the concrete pour and before drywall; ask for both reports. Workmanship is covered for one year, systems for two, structure for ten. There are no custom changes after the permit is filed, and no basements, raised floors or third-story plans.`,
    isCustom: false,
    website: 'https://www.two-rivers-homes.example',
    phone: '(210) 555-0101',
    email: 'hello@two-rivers-homes.example',
    foundedYear: 1994,
    employees: '650-800',
    address: '9120 Confluence Way, Suite 410, San Antonio, Texas 78216',
  },
  {
    name: 'Meridian Oak Homes',
    slug: 'meridian-oak-homes',
    tier: 'national',
    description: `Meridian Oak works in the middle and upper end of the market: 1,500 to 3,850 square feet, from about $350,000 to $690,000. Exteriors are masonry on three sides, garages are deep enough for a pickup, and a covered patio is part of every base price. Outside walls are 2x6 in its larger plans and 2x4 in the smaller ones, so compare before you choose.

Structural options, such as a study in place of a dining room or an extended porch, are priced on a list and fixed when the contract is signed. The ten-year structural warranty is insured by a third party. Meridian Oak does not discount for cash and does not sell a house without its landscaping package.`,
    isCustom: false,
    website: 'https://www.meridian-oak-homes.example',
    phone: '(210) 555-0102',
    email: 'info@meridian-oak-homes.example',
    foundedYear: 1979,
    employees: '500-650',
    address: '1835 Oak Meridian Boulevard, Suite 120, San Antonio, Texas 78232',
  },
  {
    name: 'Starling Homes',
    slug: 'starling-homes',
    tier: 'national',
    description: `Starling sells finished or nearly finished houses and little else. Townhomes, duplexes and detached plans of 1,050 to 3,150 square feet go from $230,000 to $486,000, with colors already chosen and appliances in place. Because the work is repeated, a house takes about four months from slab to closing.

Side walls are fiber cement, roofs carry 30-year shingles, and every plan has an energy rating posted in the garage. Coverage is one year on workmanship, two on systems and ten on structure, with claims made through an online portal. There is no design studio, no option list and no sales line: book visits and ask questions on the website or by email.`,
    isCustom: false,
    website: 'https://www.starling-homes.example',
    phone: null,
    email: 'visit@starling-homes.example',
    foundedYear: 2009,
    employees: '300-400',
    address: '720 Starling Pass, Suite 15, San Antonio, Texas 78249',
  },
  {
    name: 'Keystone & Vale Homes',
    slug: 'keystone-and-vale-homes',
    tier: 'national',
    description: `Keystone & Vale has two separate lines. Vale houses, 1,600 to 2,700 square feet, begin near $306,000 with siding above the brick; Keystone houses reach 3,150 square feet and about $570,000, with masonry to the eaves and eight-foot doors. Both are built on post-tensioned slabs designed for each lot from its own soil report, which buyers can have on request.

A house is walked three times with the superintendent: before drywall, a week before closing, and at eleven months, when the one-year workmanship warranty is about to end. Systems are covered for two years and structure for ten. The company does not build attached houses and does not accept changes once cabinets are ordered.`,
    isCustom: false,
    website: 'https://www.keystone-and-vale-homes.example',
    phone: '(210) 555-0103',
    email: 'office@keystone-and-vale-homes.example',
    foundedYear: 1991,
    employees: '400-550',
    address: '6075 Vale Crossing, Suite 300, San Antonio, Texas 78247',
  },
]
