import type { HoaPeriod } from '@/domain/enums'

interface SpecialDistrict {
  readonly name: string
  readonly rate: number
}

/** Sizes, fees and taxes in the descriptions of the communities. */
export interface CommunityFacts {
  /** The smallest and the largest plan in square feet. */
  readonly sizes: readonly [smallest: number, largest: number]
  readonly hoa?: readonly [fee: number, period: HoaPeriod]
  readonly isOutsideCity?: true
  readonly special?: SpecialDistrict
  /** The appraisal district has not published rates for the plat. */
  readonly hasNoTaxes?: true
  readonly hasThreeStories?: true
}

export const communityFacts: Readonly<Record<string, CommunityFacts>> = {
  'caliche-ridge': { sizes: [2450, 3900], hoa: [1480, 'year'] },
  'chalkstone-park': { sizes: [1700, 3400], hoa: [780, 'year'] },
  'alamo-terrace': { sizes: [1640, 2180], hoa: [265, 'month'], hasThreeStories: true },
  'sotol-bluff': { sizes: [2900, 4200], hoa: [2150, 'year'] },
  'upper-balcones-overlook-at-old-stagecoach-station': {
    sizes: [2700, 3800],
    hoa: [1900, 'year'],
    isOutsideCity: true,
  },
  'laurel-draw': { sizes: [3400, 4700], hoa: [2600, 'year'], hasNoTaxes: true },
  'copper-saddle': { sizes: [1480, 2560], hoa: [395, 'year'] },
  'painted-bunting-place': { sizes: [1590, 2980], hoa: [640, 'year'] },
  'kestrel-point': { sizes: [2350, 3850], hoa: [1120, 'year'], isOutsideCity: true },
  'paisano-row': { sizes: [1180, 1610], hoa: [210, 'month'] },
  tinaja: { sizes: [980, 1420], hoa: [268, 'month'] },
  'mesquite-ford': { sizes: [1750, 3100], hoa: [520, 'year'] },
  'windmill-draw': { sizes: [2400, 3600], hoa: [900, 'year'], isOutsideCity: true },
  'agarita-hill': { sizes: [2180, 3260], hoa: [960, 'year'] },
  'bluebonnet-ledge': { sizes: [1560, 3420], hoa: [710, 'year'] },
  'gristmill-flats': { sizes: [1420, 2640], hoa: [480, 'year'] },
  'huisache-commons': { sizes: [1090, 1880], hoa: [330, 'year'], isOutsideCity: true },
  'switchgrass-row': { sizes: [1310, 1790], hoa: [225, 'month'] },
  'quail-thicket': { sizes: [1050, 2010], hoa: [300, 'year'] },
  'lantana-siding': { sizes: [960, 1420], hoa: [28, 'month'] },
  'mission-acequia': { sizes: [1310, 2480], hoa: [135, 'quarter'] },
  'vereda-alta': { sizes: [1200, 2150], hoa: [115, 'quarter'] },
  'salado-shallows': { sizes: [1450, 2300], hasNoTaxes: true },
  'hackberry-commons': {
    sizes: [1260, 2220],
    hoa: [410, 'year'],
    isOutsideCity: true,
    special: { name: 'Foster Ridge MUD', rate: 0.59 },
  },
  'old-depot-row': { sizes: [1020, 1460], hoa: [45, 'month'] },
  'farrier-crossing': { sizes: [1540, 2790], hoa: [595, 'year'] },
  'meadowlark-flats': {
    sizes: [1390, 2360],
    hoa: [360, 'year'],
    isOutsideCity: true,
    special: { name: 'Meadowlark MUD No. 1', rate: 0.685 },
  },
  'cattle-gate': { sizes: [1680, 2720], hoa: [550, 'year'] },
  'pecan-weir': { sizes: [1750, 3380], hoa: [890, 'year'] },
  'scissortail-station': { sizes: [1820, 2740], hoa: [650, 'year'] },
  'yellow-gate': { sizes: [1620, 2140], hoa: [105, 'quarter'] },
  'cenizo-links': { sizes: [1750, 3050], hoa: [315, 'quarter'] },
  'vintner-bend': { sizes: [1900, 3400], hoa: [780, 'year'] },
  'rio-verde-gardens': { sizes: [1180, 1840], hoa: [165, 'month'] },
  'millrace-row': { sizes: [1240, 1930], hoa: [214, 'month'] },
  'thistledown-commons': { sizes: [1250, 1900], hoa: [420, 'year'] },
  'dovetail-farms': {
    sizes: [1600, 2950],
    hoa: [690, 'year'],
    isOutsideCity: true,
    special: { name: 'Dovetail Farms MUD', rate: 0.72 },
  },
  'limekiln-heights': { sizes: [1900, 3100] },
  'sycamore-weir': { sizes: [2700, 4200], hoa: [1450, 'year'] },
  'whetstone-ranch': {
    sizes: [2300, 4100],
    hoa: [1140, 'year'],
    isOutsideCity: true,
    special: { name: 'Whetstone WCID', rate: 0.895 },
  },
  'catclaw-pass': { sizes: [2400, 3800], hoa: [560, 'year'], isOutsideCity: true },
  'madrone-terrace': { sizes: [2900, 4600], hoa: [1800, 'year'] },
  'villa-serena': {
    sizes: [1760, 3240],
    hoa: [960, 'year'],
    special: { name: 'Guadalupe County ESD No. 2', rate: 0.09 },
  },
  'railhead-row': { sizes: [1380, 1790], hoa: [188, 'month'] },
  'the-commons-and-garden-homes-at-hollyhock-lane': { sizes: [1240, 1690], hoa: [142, 'month'] },
  'plover-park': { sizes: [2050, 3300], hoa: [640, 'year'] },
  'harrow-creek': { sizes: [2000, 3200], hoa: [850, 'year'] },
  'heron-landing': {
    sizes: [1390, 3150],
    hoa: [720, 'year'],
    special: { name: 'Heron Landing PID', rate: 0.2 },
  },
  'swallowtail-park': { sizes: [1620, 2850], hoa: [580, 'year'] },
  'sugarberry-trace': {
    sizes: [2100, 3500],
    hoa: [890, 'year'],
    special: { name: 'Guadalupe County ESD No. 7', rate: 0.09 },
  },
  'barnwood-fields': {
    sizes: [1340, 2380],
    hoa: [330, 'year'],
    special: { name: 'Haeckerville Special Utility District', rate: 0.2 },
  },
  'plowshare-farms': { sizes: [1500, 2600], hoa: [450, 'year'], isOutsideCity: true },
  'sorrel-prairie': {
    sizes: [1450, 2700],
    hoa: [540, 'year'],
    special: { name: 'Guadalupe County ESD No. 5', rate: 0.1 },
  },
  'buttonbush-meadows': {
    sizes: [1250, 2200],
    hoa: [380, 'year'],
    isOutsideCity: true,
    special: { name: 'Buttonbush PID', rate: 0.36 },
  },
  'guadalupe-bluff': { sizes: [1800, 3000], hoa: [475, 'year'] },
  'canebrake-crossing': {
    sizes: [1020, 1760],
    hoa: [300, 'year'],
    special: { name: 'Guadalupe County ESD No. 4', rate: 0.1 },
  },
  'cibolo-ridge-preserve': { sizes: [2500, 4400], hoa: [390, 'quarter'] },
  'stillwater-mesa': { sizes: [2900, 4300], hoa: [2400, 'year'], isOutsideCity: true },
  'juniper-draw': { sizes: [1900, 3200], hoa: [640, 'year'] },
  'lacey-oak-hollow': { sizes: [2000, 3100], hoa: [1080, 'year'] },
  'treadle-row': { sizes: [1350, 1980], hoa: [155, 'month'] },
  'escarpment-ranch': { sizes: [3400, 4700], hasNoTaxes: true },
  'fernbank-terrace': { sizes: [1700, 2800], hoa: [900, 'year'] },
}

export function getFacts(slug: string): CommunityFacts {
  const facts = communityFacts[slug]
  if (!facts) throw new Error(`Seed: no facts of community "${slug}"`)
  return facts
}
