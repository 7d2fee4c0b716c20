import { findSourceIssue } from '@/domain/newsletter/issue-source'
import { queueEvent } from './event-queue'

/** Queues a visit for the issue that the query of the first page names. */
export function queueIssueVisit(query: string): void {
  const issue = findSourceIssue(query)
  if (issue) queueEvent('issueVisits', issue)
}
