import type { SeedRealtor } from '@/seed/types'

/** One fictional profile as an example. "Ejemplo" is Spanish for example. */
export const realtors: SeedRealtor[] = [
  {
    name: 'Paloma Ejemplo',
    title: 'Buyer representation, new construction (sample profile)',
    bio: `This is a sample profile: the name, the brokerage and every detail are invented, and a real one will take its place. It shows what the guide prints about a realtor who works with new construction.

Represents buyers from the first visit to a model home to the eleventh-month warranty list: registration with the builder, comparison of lots and included features, a reading of the contract's deadlines, and attendance at the pre-drywall and final walks. The fee, and who pays it, is set out in a written agreement before the first showing.`,
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
