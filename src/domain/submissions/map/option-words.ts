/**
 * Words that builders write for an option, beside its value and its label, in `plainWords`.
 * `likely` words are only proposed. A word that names an option an admin removed is not used.
 */
export interface OptionWords {
  readonly sure: readonly string[]
  readonly likely?: readonly string[]
}

export const optionWords: Readonly<Record<string, OptionWords>> = {
  // Availability of a community
  available: {
    sure: [
      'active',
      'selling',
      'now selling',
      'open',
      'for sale',
      'on the market',
      'actively selling',
      'yes',
      'in stock',
      'new',
      'price reduced',
      'reduced',
    ],
    likely: [
      'close out',
      'closeout',
      'final opportunities',
      'last chance',
      'limited',
      'grand opening',
      'spec',
      'inventory',
      'showcase',
      'back on market',
    ],
  },
  coming_soon: {
    sure: ['soon', 'future', 'pre selling', 'pre sales', 'presale', 'presales', 'opening soon'],
    likely: ['planned', 'vip', 'interest list', 'vip list', 'pre grand opening', 'in development'],
  },
  sold_out: {
    sure: ['soldout', 'closed out', 'sold'],
    likely: ['inactive', 'closed', 'complete', 'completed', 'built out', 'no longer available'],
  },
  // Availability of a home
  pending: {
    sure: [
      'under contract',
      'contract',
      'contracted',
      'in contract',
      'uc contract',
      'pending sale',
    ],
    likely: ['reserved', 'hold', 'on hold', 'option', 'option pending', 'contingent', 'backup'],
  },
  sold: {
    sure: ['closed', 'closed sale', 'settled'],
    likely: ['off market', 'removed', 'withdrawn'],
  },
  // Stage of a home
  'to-be-built': {
    sure: ['tbb', 'to build', 'not started', 'unstarted', 'dirt', 'proposed', 'dirt start'],
    likely: ['planned', 'permit', 'permitting', 'permitted', 'lot', 'pre construction', 'future'],
  },
  'under-construction': {
    sure: [
      'construction',
      'in progress',
      'in construction',
      'uc',
      'u c',
      'building',
      'being built',
    ],
    likely: [
      'started',
      'foundation',
      'slab',
      'framing',
      'frame',
      'framed',
      'sheetrock',
      'drywall',
      'brick',
      'roof',
      'trim',
      'paint',
      'finals',
      'flooring',
    ],
  },
  ready: {
    sure: [
      'complete',
      'completed',
      'finished',
      'move in ready',
      'ready now',
      'move in now',
      'quick move in',
      'qmi',
      'available now',
      'now',
      'immediate',
    ],
    likely: ['inventory', 'spec', 'co', 'certificate of occupancy'],
  },
  // Period of a fee
  month: { sure: ['monthly', 'mo', 'per month', 'months', 'm', 'mth'] },
  quarter: { sure: ['quarterly', 'qtr', 'per quarter', 'q'] },
  year: { sure: ['yearly', 'annual', 'annually', 'yr', 'per year', 'per annum', 'y', 'a'] },
  // Home types
  'single-family': {
    sure: ['sf', 'sfd', 'sfh', 'detached', 'single family home', 'single family detached', 'house'],
  },
  'garden-home': {
    sure: ['garden', 'patio home', 'patio', 'villa'],
    likely: ['cottage', 'zero lot line'],
  },
  townhome: { sure: ['townhouse', 'town home', 'town house', 'th', 'row home', 'attached'] },
  duplex: { sure: ['twin home', 'paired', 'paired home', 'half duplex'] },
  condominium: { sure: ['condo', 'condos', 'flat'], likely: ['multi family'] },
  acreage: { sure: ['acre', 'acres', 'estate lots'], likely: ['estate', 'ranch'] },
  custom: { sure: ['custom home', 'custom homes', 'build on your lot'] },
  'active-adult': { sure: ['55', '55 plus', 'age 55', 'senior', 'age restricted', 'activeadult'] },
  // Amenities
  pools: { sure: ['pool', 'swimming pool', 'community pool', 'resort style pool', 'lap pool'] },
  trails: {
    sure: [
      'trail',
      'walking trail',
      'walking trails',
      'hike and bike trail',
      'hike and bike trails',
      'jogging trail',
    ],
    likely: ['greenbelt', 'green belt'],
  },
  golf: { sure: ['golf course', 'golfcourse'] },
  clubhouse: { sure: ['club house', 'amenity center', 'community center', 'rec center'] },
  tennis: { sure: ['tennis court', 'tennis courts'] },
  playground: {
    sure: ['playgrounds', 'playscape', 'play area', 'tot lot', 'childrens playground'],
  },
  parks: { sure: ['park', 'community park', 'pocket park', 'pocket parks'] },
  'dog-park': { sure: ['dogpark', 'bark park', 'pet park'] },
  'fitness-center': { sure: ['fitness', 'gym', 'exercise room', 'workout room'] },
  'splash-pad': { sure: ['splashpad', 'spray park', 'sprayground'] },
  pavilion: { sure: ['covered pavilion', 'picnic pavilion'], likely: ['picnic area', 'gazebo'] },
  'sports-courts': {
    sure: [
      'sport court',
      'sports court',
      'basketball',
      'basketball court',
      'pickleball',
      'pickleball courts',
      'volleyball',
    ],
    likely: ['soccer', 'baseball'],
  },
  'fishing-pond': { sure: ['pond', 'fishing', 'catch and release pond'], likely: ['lake'] },
  'gated-entry': { sure: ['gated', 'gate', 'gated community', 'controlled access', 'guard gated'] },
}
