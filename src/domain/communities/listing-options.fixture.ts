import type { ListingOptions } from './listing-options'

/** The lists that the migrations fill, in tests. */
export const defaultListingOptions: ListingOptions = {
  amenities: [
    { value: 'pools', label: 'Pools', isFilter: true },
    { value: 'trails', label: 'Trails', isFilter: true },
    { value: 'golf', label: 'Golf', isFilter: true },
    { value: 'clubhouse', label: 'Clubhouse', isFilter: true },
    { value: 'tennis', label: 'Tennis', isFilter: true },
    { value: 'playground', label: 'Playground', isFilter: true },
    { value: 'parks', label: 'Parks', isFilter: true },
    { value: 'dog-park', label: 'Dog park', isFilter: false },
    { value: 'fitness-center', label: 'Fitness center', isFilter: false },
    { value: 'splash-pad', label: 'Splash pad', isFilter: false },
    { value: 'pavilion', label: 'Pavilion', isFilter: false },
    { value: 'sports-courts', label: 'Sports courts', isFilter: false },
    { value: 'fishing-pond', label: 'Fishing pond', isFilter: false },
    { value: 'gated-entry', label: 'Gated entry', isFilter: false },
  ],
  homeTypes: [
    { value: 'single-family', label: 'Single-family' },
    { value: 'garden-home', label: 'Garden home' },
    { value: 'townhome', label: 'Townhome' },
    { value: 'duplex', label: 'Duplex' },
    { value: 'condominium', label: 'Condominium' },
    { value: 'acreage', label: 'Acreage' },
    { value: 'custom', label: 'Custom' },
    { value: 'active-adult', label: 'Active adult' },
  ],
  cities: ['Boerne', 'Cibolo', 'Converse', 'New Braunfels', 'San Antonio', 'Schertz'],
}
