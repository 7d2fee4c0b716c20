import { describe, expect, it } from 'vitest'
import type { Lead } from '@/payload-types'
import { asHtml } from './as-html'
import { asText } from './as-text'
import type { LeadContext } from './context'
import { leadEmail } from './email'

const lead: Lead = {
  id: 7,
  name: 'Ana <b>Buyer</b>',
  email: 'ana?cc=all@example.com',
  phone: '210.555.0142 "home"',
  message: 'First line\n-- \nRegards & more',
  source: 'tour-request',
  status: 'new',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const context: LeadContext = {
  lead,
  community: { id: 1, name: 'Villa & Serena', slug: 'villa-serena', contactEmail: null },
  home: null,
  plan: null,
  builder: { id: 2, name: 'Casa Clara', slug: 'casa-clara', email: null },
  recipients: [{ name: 'Casa Clara', email: 'casa@homes.example' }],
  publisher: { name: 'The Guide', email: 'guide@guide.example', copiesBuyer: false },
}
const createEmail = (overrides: Partial<Lead> = {}, rest: Partial<LeadContext> = {}) =>
  leadEmail({ ...context, ...rest, lead: { ...lead, ...overrides } }, 'https://guide.example')

describe('lead email', () => {
  it('contains the buyer and the request', () => {
    const name = 'Ana Buyer'
    expect(createEmail({ name }).heading).toBe('Ana Buyer would like to tour Villa & Serena')
    expect(createEmail({ name, source: 'builder-contact' }).heading).toBe(
      'Ana Buyer has a message for Casa Clara',
    )
    const contact = createEmail({ name, source: 'contact-page', subject: 'An ad' })
    expect([contact.subject, contact.heading]).toEqual([
      'An ad: Ana Buyer',
      'Ana Buyer sent a message to The Guide',
    ])
  })

  it('is about the home or the plan', () => {
    const home = {
      id: 3,
      address: '214 Bluestem Run',
      slug: '214-bluestem-run',
      builderNumber: 'CC-12',
    }
    const email = createEmail({ name: 'Ana' }, { home })
    expect(email.subject).toBe('Question about 214 Bluestem Run, Villa & Serena: Ana')
    expect(email.heading).toBe('Ana asks about 214 Bluestem Run in Villa & Serena')
    expect(email.facts).toContainEqual({ label: 'Home number', value: 'CC-12' })
    expect(email.links[0]).toEqual({
      label: 'Home',
      value: '214 Bluestem Run',
      href: 'https://guide.example/communities/villa-serena/homes/214-bluestem-run',
    })
    const plan = { id: 4, name: 'Concho', slug: 'concho', planNumber: null }
    const about = createEmail({ name: 'Ana' }, { plan })
    expect(about.heading).toBe('Ana asks about the Concho plan in Villa & Serena')
    expect(about.links[0]?.href).toBe('https://guide.example/communities/villa-serena/plans/concho')
  })

  it('tells each recipient who else has it', () => {
    const sentTo = (recipients: LeadContext['recipients']) =>
      createEmail({}, { recipients }).facts.filter(({ label }) => label === 'Recipients')
    expect(sentTo(context.recipients)).toEqual([])
    const other = { name: 'Hearth & Hill', email: 'hearth@homes.example' }
    expect(sentTo([...context.recipients, other])).toEqual([
      { label: 'Recipients', value: 'Casa Clara and Hearth & Hill' },
    ])
  })

  it('links to the public page and to the lead in the admin panel', () => {
    const hrefs = (rest: Partial<LeadContext>) =>
      createEmail({}, rest).links.map(({ href }) => href)
    const record = 'https://guide.example/admin/collections/leads/7'
    expect(hrefs({})).toEqual(['https://guide.example/communities/villa-serena', record])
    expect(hrefs({ community: null })).toEqual([
      'https://guide.example/builders/casa-clara',
      record,
    ])
    expect(hrefs({ community: null, builder: null })).toEqual([record])
  })

  it('escapes all user input', () => {
    const html = asHtml(createEmail())
    expect(html).not.toContain('<b>')
    expect(html).toContain('Ana &lt;b&gt;Buyer&lt;/b&gt;')
    expect(html).toContain('Villa &amp; Serena')
    expect(html).toContain('First line<br>-- <br>Regards &amp; more')
    expect(html).toContain('href="mailto:ana%3Fcc%3Dall@example.com"')
    expect(html).toContain('href="tel:+12105550142"')
  })

  it('quotes the message line by line, so that it cannot imitate the text of the email', () => {
    expect(asText(createEmail())).toContain('\n> First line\n> -- \n> Regards & more\n')
    expect(asText(createEmail({ name: 'Ana\nPhone: 1' }))).toContain('Name: Ana Phone: 1\n')
  })
})
