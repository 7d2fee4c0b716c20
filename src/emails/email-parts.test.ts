import { expect, it } from 'vitest'
import { emailPart } from './email-parts'
import parts from './templates/email.json'

const row = {
  href: 'https://guide.example/?a=1&b=2',
  title: 'Smith & Sons <b>',
  html: '<em>x</em>',
}

it('the text of a slot is escaped, and HTML is only in the slots that take it', () => {
  const html = emailPart.row(row)
  expect(html).toContain('href="https://guide.example/?a=1&amp;b=2"')
  expect(html).toContain('Smith &amp; Sons &lt;b&gt;')
  expect(html).toContain('<em>x</em>')
  expect(html).not.toContain('{{')
})

it('a dollar sign in a slot is not a reference of a replacement', () => {
  expect(emailPart.title('From $& and $1')).toContain('From $&amp; and $1')
})

it('every part has a function, and every function fills all slots of its part', () => {
  const filled = {
    start: emailPart.start({ subject: 's', publisher: 'p' }),
    heading: emailPart.heading('h'),
    title: emailPart.title('t'),
    text: emailPart.text('<p>t</p>'),
    button: emailPart.button({ href: 'h', label: 'l' }),
    picture: emailPart.picture({ src: 's', alt: 'a', href: 'h' }),
    plainPicture: emailPart.plainPicture({ src: 's', alt: 'a' }),
    advertisement: emailPart.advertisement({ label: 'l', src: 's', alt: 'a', href: 'h' }),
    textAdvertisement: emailPart.textAdvertisement({ label: 'l', words: 'w', href: 'h' }),
    caption: emailPart.caption('c'),
    card: emailPart.card({ ...row, src: 's' }),
    row: emailPart.row(row),
    divider: emailPart.divider(),
    end: emailPart.end('f'),
  }
  expect(Object.keys(filled)).toEqual(Object.keys(parts))
  expect(Object.values(filled).join('')).not.toContain('{{')
})
