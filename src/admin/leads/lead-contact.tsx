import { Mail, Phone, Reply } from 'lucide-react'
import type { UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { PhoneLinks } from '@/components/ui/phone-links'
import { defaultLeadReply } from '@/content/lead-reply'
import { defaultSiteInfo } from '@/content/site-defaults'
import { getLabel, getValues, leadAnswers, leadTypes } from '@/domain/enums'
import { leadReply } from '@/domain/leads/lead-reply'
import { mailtoAddress } from '@/domain/text/mail-link'
import { formatPhone } from '@/domain/text/phone'
import { leadReferences, leadSubject } from './lead-subject'

const shownLead = leadReferences.extend({
  name: z.string(),
  firstName: z.string().nullish(),
  email: z.string(),
  phone: z.string(),
  type: z.string().nullish(),
  recipients: z
    .array(z.object({ name: z.string(), answer: z.enum(getValues(leadAnswers)).nullish() }))
    .nullish(),
  consent: z.string().nullish(),
})

/** The buyer's contact details as links, and a reply that starts from the template. */
export async function LeadContact({ data, payload, user }: UIFieldServerProps) {
  const { data: lead } = shownLead.safeParse(data)
  if (!lead) return null
  const { leadReply: template, name: publisher } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { leadReply: true, name: true },
  })
  const site = publisher || defaultSiteInfo.name
  const reply = leadReply(
    {
      subject: template?.subject || defaultLeadReply.subject,
      text: template?.text || defaultLeadReply.text,
    },
    {
      name: lead.firstName || lead.name,
      about: (await leadSubject(lead)) ?? site,
      sender: user.name,
      publisher: site,
    },
  )
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
      <a className="dashboard-button" href={mailtoAddress(lead.email, reply)}>
        <Reply aria-hidden="true" size={16} /> Reply by email
      </a>
    </section>
  )
}
