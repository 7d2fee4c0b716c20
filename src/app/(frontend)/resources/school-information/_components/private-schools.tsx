import { Phone } from 'lucide-react'
import { Section } from '@/components/layout/section'
import { ReportMistake } from '@/components/report-mistake'
import { buttonClass } from '@/components/ui/button'
import { PhoneLinks } from '@/components/ui/phone-links'
import { WebsiteLink } from '@/components/ui/website-link'
import type { SiteCopy } from '@/content/site-copy'
import type { PrivateSchool } from '@/contract/schools/school'
import { Facts } from './facts'

function School({ school }: { school: PrivateSchool }) {
  const { id, name, type, grades, tuitionRange, website } = school
  return (
    <article className="h-full border-hairline border-b py-6">
      <h3 className="text-xl">{name}</h3>
      <Facts facts={{ Type: type, Grades: grades, Tuition: tuitionRange }} />
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-6">
        {website ? (
          <WebsiteLink href={website} of={name}>
            Visit Website
          </WebsiteLink>
        ) : null}
        <ReportMistake kind="private-schools" id={id} name={name} />
      </div>
    </article>
  )
}

interface PrivateSchoolsProps {
  schools: readonly PrivateSchool[]
  /** The guide's phone number. */
  phone: string
  words: SiteCopy['resources']
}

/** Private schools, and a phone number for questions about others. */
export function PrivateSchools({ schools, phone, words }: PrivateSchoolsProps) {
  return (
    <Section id="private-schools" title={words.privateSchoolsHeading}>
      <ul className="grid gap-x-10 border-ink border-t-2 md:grid-cols-2">
        {schools.map((school) => (
          <li key={school.id}>
            <School school={school} />
          </li>
        ))}
      </ul>
      <p data-screen-only className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <PhoneLinks phone={phone} className={buttonClass('primary')}>
          {(number) => (
            <>
              <Phone aria-hidden className="size-4.5" strokeWidth={1.8} />
              <span className="figures">Call {number}</span>
            </>
          )}
        </PhoneLinks>
        <span className="text-ink-soft">{words.schools}</span>
      </p>
    </Section>
  )
}
