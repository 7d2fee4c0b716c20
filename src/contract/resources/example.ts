import type { Realtor } from './realtor'

/** A realtor with a value in every field, for the reference and tests. */
export const exampleRealtor: Realtor = {
  id: '3',
  name: 'Ana Ortega',
  title: 'New construction specialist',
  brokerage: 'Mission Trail Realty',
  brokerageNotice: 'https://missiontrail.example/iabs',
  bio: 'Ana has helped buyers of new homes since 2009.',
  photo: { src: '/media/ana-ortega.webp', alt: 'Ana Ortega' },
  phone: '(210) 555-0134',
  email: 'ana@missiontrail.example',
  website: 'https://missiontrail.example/ana',
  specialties: ['New construction'],
  serviceAreas: ['Boerne'],
  credentials: ['Accredited Buyer’s Representative'],
}
