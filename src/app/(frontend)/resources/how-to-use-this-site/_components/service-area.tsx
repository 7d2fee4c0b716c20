import { Section } from '@/components/layout/section'
import type { HowToUse } from '@/contract/pages/how-to-use'

type ServiceAreaProps = Pick<HowToUse, 'serviceArea' | 'serviceAreaHeading'>

/** The counties that the guide covers, with their cities. */
export function ServiceArea({ serviceArea, serviceAreaHeading }: ServiceAreaProps) {
  return (
    <Section title={serviceAreaHeading}>
      <ul className="grid gap-x-8 gap-y-7 rounded-lg bg-sand p-6 sm:grid-cols-2 md:p-8">
        {serviceArea.map(({ county, cities }) => (
          <li key={county}>
            <h3 className="text-xl">{county} County</h3>
            <p className="mt-1">{cities.join(', ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
