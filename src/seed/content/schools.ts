import type { SeedPrivateSchool, SeedSchoolDistrict } from '@/seed/types'

/** Real districts of communities, without figures: the school information page does not list them. */
const otherDistricts = [
  ['Boerne ISD', 'BISD'],
  ['East Central ISD', 'ECISD'],
  ['Judson ISD', 'JISD'],
  ['Marion ISD', null],
  ['Navarro ISD', null],
  ['New Braunfels ISD', 'NBISD'],
  ['Seguin ISD', null],
  ['South San Antonio ISD', 'SSAISD'],
  ['Southside ISD', null],
  ['Southwest ISD', 'SWISD'],
] as const

/**
 * Real public districts. The ratings are from the Texas Education Agency, August 2025. Enrollment
 * is rounded to the nearest thousand.
 */
export const schoolDistricts: SeedSchoolDistrict[] = [
  {
    name: 'Northside ISD',
    abbreviation: 'NISD',
    rating: 'C (TEA, 2025)',
    enrollment: 'about 98,000',
    highlights: [
      'The largest district in the San Antonio area, covering about 355 square miles',
      'Northwest Bexar County, reaching into Medina and Bandera counties',
      'Magnet programs on several high school campuses, by application',
    ],
    website: 'https://www.nisd.net',
  },
  {
    name: 'North East ISD',
    abbreviation: 'NEISD',
    rating: 'C (TEA, 2025)',
    enrollment: 'about 55,000',
    highlights: [
      'North-central and northeast Bexar County, about 132 square miles',
      'Castle Hills, Hill Country Village, Hollywood Park, Windcrest and part of San Antonio',
      'Magnet programs at several campuses, by application',
    ],
    website: 'https://www.neisd.net',
  },
  {
    name: 'Comal ISD',
    abbreviation: 'CISD',
    rating: 'B (TEA, 2025)',
    enrollment: 'about 30,000',
    highlights: [
      'About 589 square miles, most of Comal County with parts of Bexar, Guadalupe, Hays and Kendall',
      'Growing along the I-35 and US 281 corridors, with new campuses under way',
      'Boundaries are redrawn as campuses open, so check the street before you sign',
    ],
    website: 'https://www.comalisd.org',
  },
  {
    name: 'Schertz-Cibolo-Universal City ISD',
    abbreviation: 'SCUCISD',
    rating: 'B (TEA, 2025)',
    enrollment: 'about 15,000',
    highlights: [
      'Schertz, Cibolo and part of Universal City, in Guadalupe and Bexar counties',
      'Two comprehensive high schools: Samuel Clemens in Schertz, Byron P. Steele II in Cibolo',
      'Elementary, intermediate and junior high campuses before high school',
    ],
    website: 'https://www.scuc.txed.net',
  },
  ...otherDistricts.map(([name, abbreviation]) => ({ name, abbreviation, isListed: false })),
]

/** Fictional schools. */
export const privateSchools: SeedPrivateSchool[] = [
  {
    name: "St. Brendan's Academy",
    type: 'Independent day school',
    grades: 'K-8',
    tuitionRange: '$9,800-$12,400 a year',
    website: 'https://st-brendans.example',
  },
  {
    name: 'Salado Creek Montessori',
    type: 'Montessori school',
    grades: 'PK-6',
    tuitionRange: '$8,600-$11,200 a year',
    website: 'https://salado-montessori.example',
  },
  {
    name: 'Balcones Preparatory School',
    type: 'College preparatory day school',
    grades: '6-12',
    tuitionRange: '$16,500-$21,900 a year',
    website: 'https://balcones-prep.example',
  },
  {
    name: 'Guadalupe Valley Country Day',
    type: 'Independent day school',
    grades: 'PK-12',
    tuitionRange: '$10,400-$17,800 a year',
    website: null,
  },
]
