import type { PayloadRequest } from 'payload'
import { checkNewsletterIssue, type IssueProblems } from '@/data/newsletter/issue-checks'
import { fillRules, readNewsletterContent, type StoredIssue } from '@/data/newsletter/issue-content'
import { newsletterEmail } from '@/emails/newsletter-issue/email'

export { fillRules }

interface ComposedIssue extends IssueProblems {
  readonly email: ReturnType<typeof newsletterEmail>
}

/** The email of an issue as it would be sent now, with what its editor should change. */
export async function composeIssue(
  req: PayloadRequest,
  issue: StoredIssue,
  now = new Date(),
): Promise<ComposedIssue> {
  const content = await readNewsletterContent(req, issue, now)
  const email = newsletterEmail(content)
  return { email, ...(await checkNewsletterIssue(req, issue, content, email.html)) }
}
