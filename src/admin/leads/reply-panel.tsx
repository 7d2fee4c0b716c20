import type { Payload, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { defaultLeadReply } from '@/content/lead-reply'
import { defaultSiteInfo } from '@/content/site-defaults'
import { fillReply, type ReplyTemplate } from '@/domain/leads/lead-reply'
import { formatMoment } from '@/lib/dates/format-date'
import { leadReferences, leadSubject } from './lead-subject'
import { ReplyForm } from './reply-form'

const answeredLead = leadReferences.extend({
  name: z.string(),
  firstName: z.string().nullish(),
  email: z.string(),
  quarantined: z.boolean().nullish(),
  replies: z
    .array(
      z.object({
        subject: z.string(),
        text: z.string(),
        authorName: z.string().nullish(),
        at: z.string(),
      }),
    )
    .nullish(),
})

interface Templates {
  readonly publisher: string
  readonly templates: readonly ReplyTemplate[]
}

/** The templates of the site settings, the one for every lead first. */
async function readTemplates(payload: Payload): Promise<Templates> {
  const { leadReply, leadReplies, name } = await payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    select: { leadReply: true, leadReplies: true, name: true },
  })
  const usual = {
    name: 'Usual reply',
    subject: leadReply?.subject || defaultLeadReply.subject,
    text: leadReply?.text || defaultLeadReply.text,
  }
  return {
    publisher: name || defaultSiteInfo.name,
    templates: [usual, ...(leadReplies ?? [])],
  }
}

/** Replies to the buyer: those that were sent, and a new one. */
export async function ReplyPanel({ data, id, payload, user }: UIFieldServerProps) {
  const { data: lead } = answeredLead.safeParse(data)
  if (!lead || typeof id !== 'number') return null
  const { publisher, templates } = await readTemplates(payload)
  const values = {
    name: lead.firstName || lead.name,
    about: (await leadSubject(lead)) ?? publisher,
    sender: user.name,
    publisher,
  }
  const sent = (lead.replies ?? []).toReversed()
  return (
    <section className="lead-notes" aria-labelledby="lead-replies">
      <h2 id="lead-replies">Reply</h2>
      {lead.quarantined ? (
        <p>This lead is in quarantine. Release it before you reply.</p>
      ) : (
        <>
          <p>{`It goes to ${lead.email}. Answers come to ${user.email}.`}</p>
          <ReplyForm
            lead={id}
            to={lead.email}
            templates={templates.map((template) => fillReply(template, values))}
            isFirst={sent.length === 0}
          />
        </>
      )}
      {sent.length > 0 && (
        <ol className="lead-notes__log" aria-label="Replies so far">
          {sent.map(({ subject, text, authorName, at }) => (
            <li key={at}>
              <p>
                <strong>{subject}</strong>
              </p>
              <p>{text}</p>
              <span>{[authorName, formatMoment(at)].filter(Boolean).join(', ')}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
