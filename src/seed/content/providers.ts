import type { SeedServiceProvider } from '@/seed/types'

/** Fictional companies. The logo of each is `logos/providers/<slugified name>.svg`. */
export const serviceProviders: SeedServiceProvider[] = [
  {
    name: 'Caliche & Clay Home Inspection',
    kind: 'Home inspection',
    description:
      'Inspections of houses under construction, timed while everything can still be seen: before the concrete is poured, before drywall, before closing, and again at month eleven, before the workmanship warranty ends. Reports arrive the next day with photos, references to the plans, and a list the superintendent can work through. The company does not sell or perform repairs.',
    services: [
      'Pre-pour foundation inspection',
      'Pre-drywall inspection',
      'Final inspection before closing',
      'Eleventh-month warranty inspection',
      'Floor-level survey of the slab',
    ],
    phone: '(210) 555-0148',
    email: 'schedule@caliche-and-clay.example',
    website: 'https://www.caliche-and-clay.example',
    address: '3811 Transit Level Road, San Antonio, Texas 78230',
    offerTitle: 'Three visits, $125 off',
    offerText:
      'Book the pre-pour, pre-drywall and final inspections together and the total is $125 less. Mention the guide when you schedule. Limit one per house.',
  },
  {
    name: 'Two Ramps Moving',
    kind: 'Moving and storage',
    description:
      'Local moves within the guide’s four counties, priced by a written estimate that does not go up on moving day. Floors, door frames and stair rails of the new house are padded before the first box goes in. When a closing date slips, the loaded truck can stay sealed in the warehouse overnight, at a nightly rate, with nothing unloaded.',
    services: [
      'Local moves within four counties',
      'Floor and door protection',
      'Packing and unpacking',
      'Overnight storage on the truck',
      'Appliance hookup, water and electric',
    ],
    phone: '(210) 555-0150',
    email: 'estimate@two-ramps-moving.example',
    website: 'https://www.two-ramps-moving.example',
    address: '2950 Loading Dock Lane, Schertz, Texas 78154',
    offerTitle: 'Two nights on the truck, free',
    offerText:
      'If closing is postponed after you are packed, the first two nights of storage on the truck are free. For moves into a newly built house, booked ten days in advance.',
  },
]
