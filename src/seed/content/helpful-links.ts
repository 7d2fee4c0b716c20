import type { SeedHelpfulLink } from '@/seed/types'

/** Official sites of public institutions, and one internal link. */
export const helpfulLinks: SeedHelpfulLink[] = [
  {
    title: 'Texas Education Agency',
    description:
      'The state agency for public schools: accountability, curriculum, enrollment rules and district boundaries.',
    url: 'https://tea.texas.gov',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'TXschools.gov',
    description:
      'The A-F rating of every Texas district and campus, and how each grade was calculated.',
    url: 'https://txschools.gov',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'Northside ISD',
    description:
      'Northwest Bexar County: campuses, attendance boundaries, registration and transportation.',
    url: 'https://www.nisd.net',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'North East ISD',
    description:
      'North-central and northeast Bexar County: campuses, attendance boundaries, registration and magnet programs.',
    url: 'https://www.neisd.net',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'Comal ISD',
    description:
      'Comal County and parts of its neighbors: campuses, boundary changes and registration.',
    url: 'https://www.comalisd.org',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'Schertz-Cibolo-Universal City ISD',
    description:
      'Schertz, Cibolo and part of Universal City: campuses, boundaries and registration.',
    url: 'https://www.scuc.txed.net',
    category: 'education-schools',
    isFeatured: false,
  },
  {
    title: 'Housing Guides',
    description:
      'A national network of new-home publications, for buyers who are moving between cities.',
    url: '/resources/housing-guides',
    category: 'real-estate-housing',
    isFeatured: false,
  },
  {
    title: 'San Antonio Board of REALTORS (SABOR)',
    description:
      'The local association of real estate professionals. It says it has over 13,000 members across ten counties.',
    url: 'https://www.sabor.com',
    category: 'real-estate-housing',
    isFeatured: true,
  },
  {
    title: 'Texas Real Estate Commission',
    description:
      'Check the license of an agent or an inspector, and read the standard contract forms for new homes.',
    url: 'https://www.trec.texas.gov',
    category: 'real-estate-housing',
    isFeatured: false,
  },
  {
    title: 'U.S. Department of Housing and Urban Development',
    description: 'Fair housing rights and complaints, and approved housing counselors near you.',
    url: 'https://www.hud.gov',
    category: 'real-estate-housing',
    isFeatured: false,
  },
  {
    title: 'Texas Department of Housing and Community Affairs',
    description:
      "The state's homebuyer programs, including help with the down payment for those who qualify.",
    url: 'https://www.tdhca.texas.gov',
    category: 'real-estate-housing',
    isFeatured: false,
  },
  {
    title: 'Federal Housing Administration: mortgage limits',
    description: 'Look up the largest loan the FHA insures in each county.',
    url: 'https://entp.hud.gov/idapp/html/hicostlook.cfm',
    category: 'real-estate-housing',
    isFeatured: false,
  },
  {
    title: 'CPS Energy',
    description:
      'Electricity and natural gas in San Antonio and most of Bexar County: start or move service.',
    url: 'https://www.cpsenergy.com',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'San Antonio Water System (SAWS)',
    description: 'Water and sewer service, the current drought stage and its watering rules.',
    url: 'https://www.saws.org',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'GVEC',
    description:
      'The electric cooperative for much of Guadalupe County, with parts of Schertz and Cibolo.',
    url: 'https://www.gvec.org',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'New Braunfels Utilities',
    description: 'Electricity, water and wastewater in and around New Braunfels.',
    url: 'https://www.nbutexas.com',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'Texas Department of Motor Vehicles',
    description:
      'Register a vehicle within 30 days of moving to Texas, and check that a moving company is licensed.',
    url: 'https://www.txdmv.gov',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'City of San Antonio',
    description: 'Trash and recycling days, permits, parks, libraries and 311 service requests.',
    url: 'https://www.sa.gov',
    category: 'local-services',
    isFeatured: false,
  },
  {
    title: 'Bexar Appraisal District',
    description:
      'Look up values and taxing units in Bexar County, and file a homestead exemption at no charge.',
    url: 'https://www.bcad.org',
    category: 'finance-mortgage',
    isFeatured: false,
  },
  {
    title: 'Comal Appraisal District',
    description: 'Property search, exemptions and appraisal notices in Comal County.',
    url: 'https://comalad.org',
    category: 'finance-mortgage',
    isFeatured: false,
  },
  {
    title: 'Guadalupe Appraisal District',
    description: 'Property search, exemptions and appraisal notices in Guadalupe County.',
    url: 'https://www.guadalupead.org',
    category: 'finance-mortgage',
    isFeatured: false,
  },
  {
    title: 'Kendall Appraisal District',
    description: 'Property search, exemptions, adopted tax rates and payments in Kendall County.',
    url: 'https://www.kendallad.org',
    category: 'finance-mortgage',
    isFeatured: false,
  },
  {
    title: 'Consumer Financial Protection Bureau',
    description:
      'Buying a house step by step, with a guide to the Loan Estimate and the Closing Disclosure.',
    url: 'https://www.consumerfinance.gov/owning-a-home/',
    category: 'finance-mortgage',
    isFeatured: false,
  },
  {
    title: 'VA home loans',
    description:
      'Eligibility and the Certificate of Eligibility for veterans, service members and surviving spouses.',
    url: 'https://www.va.gov/housing-assistance/home-loans/',
    category: 'finance-mortgage',
    isFeatured: false,
  },
]
