import { MapPinned } from 'lucide-react'
import { Section } from '@/components/layout/section'
import type { About } from '@/contract/pages/about'

type ServiceAreaProps = Pick<About, 'serviceArea' | 'serviceAreaHeading'>

/** The counties that the guide covers, with their towns. */
export function ServiceArea({ serviceArea, serviceAreaHeading }: ServiceAreaProps) {
  return (
    <Section title={serviceAreaHeading}>
      <ul className="grid gap-5 sm:grid-cols-2">
        {serviceArea.map(({ county, place, text }) => (
          <li key={county} className="rounded-lg bg-sand p-6">
            <MapPinned aria-hidden className="size-6 text-accent" strokeWidth={1.6} />
            <p className="mt-3 font-semibold text-primary text-sm">{county} County</p>
            <h3 className="mt-0.5 text-2xl">{place}</h3>
            <p className="mt-2">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
