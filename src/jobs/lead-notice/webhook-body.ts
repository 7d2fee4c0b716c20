import { paths } from '@/config/paths'
import type { LeadContext } from '@/emails/lead-notice/context'

/** The JSON body of the webhook for a new lead, as documented in the README. */
export function webhookBody(
  { lead, community, home, plan, builder, recipients }: LeadContext,
  origin: string,
): string {
  const { name, email, phone, message, source, createdAt } = lead
  return JSON.stringify({
    event: 'lead.created',
    lead: {
      id: String(lead.id),
      createdAt,
      source,
      name,
      email,
      phone,
      message,
      subject: lead.subject ?? null,
      interest: lead.interest ?? null,
      community: community && {
        id: String(community.id),
        name: community.name,
        url: origin + paths.community(community.slug),
      },
      home: home && {
        id: String(home.id),
        address: home.address,
        builderNumber: home.builderNumber ?? null,
        url: community && origin + paths.singleHome(community.slug, home.slug),
      },
      plan: plan && {
        id: String(plan.id),
        name: plan.name,
        planNumber: plan.planNumber ?? null,
        url: community && origin + paths.plan(community.slug, plan.slug),
      },
      builder: builder && {
        id: String(builder.id),
        name: builder.name,
        url: origin + paths.builder(builder.slug),
      },
      recipients: recipients.map(({ name }) => name),
    },
  })
}
