import 'server-only'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { z } from 'zod/mini'
import { env } from '@/config/env'
import { defaultSiteInfo } from '@/content/site-defaults'
import { sampleRows } from '@/database/sample-documents'
import { DEFAULT_ADMIN_NAME } from '@/domain/accounts/admin-name'
import { findSteps, type OnboardingStep, stepIds } from '@/domain/onboarding/steps'
import { daysBefore } from '@/domain/time/days'
import { queryOne } from '../sql/query-pool'

/** The preference of a user with the dismissed steps. */
export const ONBOARDING_PREFERENCE = 'onboarding'

/** The link of an invitation is valid for as long. */
const INVITATION_DAYS = 7

const storedSteps = z.catch(z.array(z.enum(stepIds)), [])

const factsRow = z.object({
  publisherName: z.nullable(z.string()),
  namedAdmins: z.number(),
  hasOwnBuilder: z.boolean(),
  sampleLeft: z.number(),
  dismissed: storedSteps,
  withoutSignIn: z.array(z.object({ id: z.number(), name: z.string() })),
})

/** What only admins see on their dashboard. */
export interface AdminWork {
  readonly steps: readonly OnboardingStep[]
  /** Accounts whose owner has not signed in since the invitation expired. */
  readonly withoutSignIn: readonly { readonly id: number; readonly name: string }[]
}

/** The state of the guide for its admins, from one statement and the environment. */
export async function readAdminWork(user: number, now: Date): Promise<AdminWork> {
  const { withoutSignIn, ...facts } = await queryOne(
    factsRow,
    sql`select
      (select name from site_settings limit 1) as "publisherName",
      (select count(*)::int from users where role = 'admin' and disabled is not true
        and name <> ${DEFAULT_ADMIN_NAME}) as "namedAdmins",
      exists (
        select from builders b where b._status = 'published' and not exists (
          select from sample_documents s where s.collection = 'builders' and s.document_id = b.id)
      ) as "hasOwnBuilder",
      (select count(*)::int from (${sampleRows()}) s where s.is_live and not s.is_edited) as "sampleLeft",
      (select p.value->'dismissed' from payload_preferences p
        join payload_preferences_rels r on r.parent_id = p.id
        where p.key = ${ONBOARDING_PREFERENCE} and r.users_id = ${user} limit 1) as dismissed,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u.name) order by u.name, u.id)
        from users u
        where u.disabled is not true and u.last_sign_in_at is null
          and u.created_at < ${daysBefore(now, INVITATION_DAYS).toISOString()}
          and not exists (
            select from audit_entries a where a.action = 'signed-in' and a.user_id = u.id)
      ), '[]') as "withoutSignIn"`,
  )
  const steps = findSteps({
    ...facts,
    shippedName: defaultSiteInfo.name,
    hasMailServer: Boolean(env.SMTP_URL),
    hasMapsKey: Boolean(env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY),
  })
  return { steps, withoutSignIn }
}
