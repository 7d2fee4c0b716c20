import { expect, it } from 'vitest'
import { issueLink } from './issue-link'

it.each([
  ['/homes', 'https://guide.example/homes?source=newsletter-june'],
  ['/homes?city=Boerne#map', 'https://guide.example/homes?city=Boerne&source=newsletter-june#map'],
  ['https://guide.example/blog', 'https://guide.example/blog?source=newsletter-june'],
  ['www.elsewhere.example', 'https://www.elsewhere.example'],
  ['https://elsewhere.example/a?b=c', 'https://elsewhere.example/a?b=c'],
  ['mailto:desk@guide.example', 'mailto:desk@guide.example'],
  ['tel:+12105550117', 'tel:+12105550117'],
  ['javascript:alert(1)', 'https://guide.example/?source=newsletter-june'],
  ['//evil.example', 'https://guide.example/?source=newsletter-june'],
])('the link %s of an issue leads to %s', (href, url) => {
  expect(issueLink(href, 'https://guide.example', 'june')).toBe(url)
})
