import type { SeedRealtor } from '@/seed/types'

/** One fictional profile as an example. "Ejemplo" is Spanish for example. */
export const realtors: SeedRealtor[] = [
  {
    name: 'Paloma Ejemplo',
    title: 'Buyer representation, new construction (sample profile)',
    brokerage: 'Ejemplo Realty (sample brokerage)',
    brokerageNotice: 'https://www.ejemplo-realty.example/iabs',
    bio: `This is a sample profile: the name, the brokerage and every detail are made up, and a real profile will replace it. It shows what the guide publishes about a realtor who works with new construction.

Represents buyers from the first visit to a model home to the eleventh-month warranty list: registration with the builder, comparing lots and included features, tracking the contract's deadlines, and attending the pre-drywall and final walks. A written agreement before the first showing states the fee and who pays it.`,
    phone: '(210) 555-0149',
    email: 'paloma@ejemplo-realty.example',
    website: 'https://www.ejemplo-realty.example',
    specialties: [
      'New construction',
      'Builder contracts and deadlines',
      'Lot and plan comparison',
      'Relocation to San Antonio',
    ],
    serviceAreas: ['San Antonio', 'Boerne', 'New Braunfels', 'Schertz', 'Cibolo', 'Bulverde'],
    credentials: [
      'Sample credential: buyer representation training',
      'Sample credential: new-home construction course',
      'Works in English and Spanish',
    ],
  },
]
