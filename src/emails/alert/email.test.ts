import { expect, it } from 'vitest'
import { alertEmail } from './email'

const listing = {
  title: '214 Bluestem Run, Harrow Creek',
  href: 'https://guide.example/homes/1',
  picture: null,
  facts: '$299,990',
  changes: ['Price reduced from $312,990 to $299,990'],
}
const content = {
  listings: [listing],
  named: 1,
  hasMore: false,
  alerts: [{ title: 'Harrow Creek', stop: 'https://guide.example/alerts/stop?token=a&b' }],
  manage: 'https://guide.example/alerts?token=c',
  publisher: 'The Guide',
  address: '1 Main St, San Antonio, TX 78205',
}

it('one change is the subject of an alert, and both versions have its values and its links', () => {
  const { subject, text, html } = alertEmail(content)
  expect(subject).toBe(`${listing.title}: ${listing.changes[0]}`)
  for (const words of [listing.title, '$312,990', '1 Main St', 'Harrow Creek'])
    for (const version of [text, html]) expect(version).toContain(words)
  expect(html).toContain('href="https://guide.example/alerts/stop?token=a&amp;b"')
  expect(text).toContain('Stop: https://guide.example/alerts/stop?token=a&b')
})

it('an alert that cannot name all changes gives no number that it does not know', () => {
  const { subject, text } = alertEmail({
    ...content,
    listings: [listing, { ...listing, title: '9 Oak Row' }],
    named: 25,
    hasMore: true,
  })
  expect(subject).toContain('More than 25 changes')
  expect(text).toContain('There are more than an email can name.')
})
