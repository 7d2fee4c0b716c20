import { expect, it } from 'vitest'
import type { LeadContext } from '../lead-notice/context'
import { leadCopyEmail } from './email'

const context: LeadContext = {
  lead: {
    id: 7,
    name: 'Ana Buyer',
    email: 'ana@example.com',
    phone: '210.555.0142',
    message: 'Is it open?\n-- \n<b>Preferred</b> time: Saturday',
    source: 'tour-request',
    status: 'new',
    createdAt: '2026-11-20T12:00:00.000Z',
    updatedAt: '2026-11-20T12:00:00.000Z',
  },
  community: { id: 1, name: 'Villa & Serena', slug: 'villa-serena', contactEmail: null },
  home: { id: 3, address: '214 Bluestem Run', slug: '214-bluestem-run', builderNumber: null },
  plan: null,
  builder: null,
  recipients: [
    { name: 'Casa Clara', email: 'casa@homes.example' },
    { name: 'Hearth & Hill', email: 'hearth@homes.example' },
  ],
  publisher: { name: 'The Guide', email: 'guide@guide.example', copiesBuyer: true },
}

it('the copy for the buyer says what was asked and who has it', () => {
  const { subject, text, html } = leadCopyEmail(context)
  expect(subject).toBe('Your message: 214 Bluestem Run, Villa & Serena')
  expect(text).toContain('It goes to Casa Clara and Hearth & Hill.')
  expect(text).toContain('\n> Is it open?\n> -- \n> <b>Preferred</b> time: Saturday\n')
  expect(html).toContain('Casa Clara and Hearth &amp; Hill.')
  expect(html).toContain('&lt;b&gt;Preferred&lt;/b&gt;')
  expect(text).not.toContain('@homes.example')
})

it('the copy of a message to the guide has its subject', () => {
  const lead = { ...context.lead, source: 'contact-page' as const, subject: 'An ad\r\nBcc: all' }
  const guide = { ...context, lead, community: null, home: null }
  expect(leadCopyEmail(guide).subject).toBe('Your message: An ad Bcc: all')
})
