import { expect, it } from 'vitest'
import { replyPlaceholders } from '@/domain/leads/lead-reply'
import { unknownPlaceholderProblem } from '@/domain/text/placeholders'
import { defaultLeadReply } from './lead-reply'

it('the default lead reply is a template that a reply can fill completely', () => {
  const { subject, text } = defaultLeadReply
  expect(unknownPlaceholderProblem(subject + text, replyPlaceholders)).toBeNull()
})
