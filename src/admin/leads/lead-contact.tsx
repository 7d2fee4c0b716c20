import { Mail, Phone } from 'lucide-react'
import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { PhoneLinks } from '@/components/ui/phone-links'
import { getLabel, getValues, leadAnswers, leadTypes } from '@/domain/enums'
import { mailtoAddress } from '@/domain/text/mail-link'
import { formatPhone } from '@/domain/text/phone'

const shownLead = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  type: z.string().nullish(),
  recipients: z
    .array(z.object({ name: z.string(), answer: z.enum(getValues(leadAnswers)).nullish() }))
    .nullish(),
  consent: z.string().nullish(),
})

/** The buyer's contact details as links. */
export function LeadContact({ data }: UIFieldServerProps) {
  const { data: lead } = shownLead.safeParse(data)
  if (!lead) return null
  return (
    <section className="lead-contact" aria-label="Contact details">
      <dl>
        <div>
          <dt className="lead-contact__label">Name</dt>
          <dd className="lead-contact__value">{lead.name}</dd>
        </div>
        <div>
          <dt className="lead-contact__label">Email</dt>
          <dd className="lead-contact__value">
            <a href={mailtoAddress(lead.email)}>
              <Mail aria-hidden="true" size={16} /> {lead.email}
            </a>
          </dd>
        </div>
        <div>
          <dt className="lead-contact__label">Phone</dt>
          <dd className="lead-contact__value">
            <PhoneLinks phone={lead.phone}>
              {(number) => (
                <>
                  <Phone aria-hidden="true" size={16} /> {formatPhone(number)}
                </>
              )}
            </PhoneLinks>
          </dd>
        </div>
        {lead.recipients?.length ? (
          <div>
            <dt className="lead-contact__label">Recipients</dt>
            {lead.recipients.map(({ name, answer }) => (
              <dd key={name} className="lead-contact__value">
                {name}
                {answer ? ` (answer: ${getLabel(leadAnswers, answer).toLowerCase()})` : ''}
              </dd>
            ))}
          </div>
        ) : null}
        {lead.type ? (
          <div>
            <dt className="lead-contact__label">Type</dt>
            <dd className="lead-contact__value">{getLabel(leadTypes, lead.type)}</dd>
          </div>
        ) : null}
      </dl>
      {lead.consent ? <p className="field-description">The form said: {lead.consent}</p> : null}
    </section>
  )
}
