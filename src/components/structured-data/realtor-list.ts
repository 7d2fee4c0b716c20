import type { Realtor } from '@/contract/resources/realtor'
import { known, type StructuredData } from './document'

function toPerson(
  origin: string,
  { name, title, brokerage, photo, phone, email, website }: Realtor,
): StructuredData {
  return known({
    '@type': 'Person',
    name,
    jobTitle: title,
    worksFor: brokerage && { '@type': 'Organization', name: brokerage },
    image: photo && new URL(photo.src, origin).href,
    telephone: phone,
    email,
    url: website,
  })
}

/** Realtors with their brokerages; unknown properties are omitted. */
export function realtorList(origin: string, realtors: readonly Realtor[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@graph': realtors.map((realtor) => toPerson(origin, realtor)),
  }
}
