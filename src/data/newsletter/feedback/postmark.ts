import { z } from 'zod/mini'
import { equalSecrets } from './equal-secrets'
import type { Feedback, ReadFeedback } from './feedback'
import { parseBody } from './parse-body'

const report = z.object({
  RecordType: z.string(),
  Type: z.optional(z.string()),
  Email: z.optional(z.email()),
})

/** The types of bounces that mean that the address does not exist. */
const gone = ['HardBounce', 'BadEmailAddress']

function toKind({ RecordType, Type }: z.infer<typeof report>): Feedback['kind'] | null {
  if (RecordType === 'SpamComplaint') return 'complaint'
  return RecordType === 'Bounce' && gone.includes(Type ?? '') ? 'bounce' : null
}

/** The password of `Authorization: Basic`. Postmark sends what the URL of the webhook has. */
function readPassword(headers: Headers): string {
  const [scheme, value = ''] = (headers.get('authorization') ?? '').split(' ')
  if (scheme?.toLowerCase() !== 'basic') return ''
  const plain = Buffer.from(value, 'base64').toString()
  return plain.slice(plain.indexOf(':') + 1)
}

/** Reports of Postmark, which are authorized by a password in the URL of the webhook. */
export const postmark =
  (secret: string | undefined): ReadFeedback =>
  async ({ headers, body }) => {
    if (!secret || !equalSecrets(readPassword(headers), secret)) return null
    const found = parseBody(report, body)
    const kind = found && toKind(found)
    // Postmark has its own ids instead of the Message-ID.
    return kind && found.Email ? [{ kind, email: found.Email, messageId: null }] : []
  }
