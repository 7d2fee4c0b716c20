import { describe, expect, it } from 'vitest'
import type { NewsletterBlock } from '@/contract/newsletter/newsletter-content'
import type { RichInline } from '@/contract/rich-text/rich-text'
import { EMAIL_MAX_BYTES, ISSUE_CARDS_MAX } from '@/domain/newsletter/issue-limits'
import { newsletterEmail, PREFERENCES_PLACEHOLDER, UNSUBSCRIBE_PLACEHOLDER } from './email'
import { anIssueWith } from './newsletter.fixture'

const words = (text: string): RichInline => ({ type: 'text', text, marks: [] })
const paragraph = (...children: RichInline[]) => ({ type: 'paragraph' as const, children })
const link = (href: string, text: string): RichInline => ({
  type: 'link',
  href,
  newTab: false,
  children: [{ type: 'text', text, marks: [] }],
})

const card = {
  title: 'Villa Serena',
  path: '/communities/villa-serena',
  picture: { src: '/media/villa.webp', alt: 'A house' },
  facts: 'From $412,990 · Boerne',
  text: null,
}

const ad = {
  id: '1',
  slot: 'top',
  image: '/media/ad.png',
  alt: 'Loans',
  link: '/',
  isHouse: false,
} as const

const every: NewsletterBlock[] = [
  {
    type: 'text',
    text: [
      { type: 'heading', level: 2, id: 'hello', children: [words('Hello')] },
      paragraph(words('See '), link('/homes?city=Boerne', 'the homes'), words(' of <Boerne> & co')),
      {
        type: 'list',
        ordered: true,
        start: 1,
        children: [
          { type: 'item', children: [words('one')] },
          {
            type: 'item',
            children: [
              words('two'),
              {
                type: 'list',
                ordered: false,
                start: 1,
                children: [{ type: 'item', children: [words('within')] }],
              },
            ],
          },
        ],
      },
      { type: 'quote', children: [words('A quote')] },
    ],
  },
  { type: 'cards', heading: 'New communities', cards: [card] },
  { type: 'advertisement', ad: { ...ad, alt: 'Loans at 5%', link: 'https://bank.example' } },
  { type: 'picture', src: '/media/trail.webp', alt: 'A trail', href: null },
  { type: 'button', label: 'See all homes', href: '/homes' },
]

describe('the email of an issue', () => {
  it('escapes what editors write, in the HTML and not in the text', () => {
    const { html, text } = newsletterEmail(anIssueWith(every, { title: 'Homes <b>& more' }))
    expect(html).toContain('Homes &lt;b&gt;&amp; more')
    expect(html).toContain('of &lt;Boerne&gt; &amp; co')
    expect(html).not.toContain('<Boerne>')
    expect(text).toContain('Homes <b>& more')
    expect(text).toContain('of <Boerne> & co')
  })

  it('has absolute links that name the issue, and leaves links to other sites as they are', () => {
    const { html } = newsletterEmail(anIssueWith(every))
    expect(html).toContain(
      'href="https://guide.example/homes?city=Boerne&amp;source=newsletter-december-2026"',
    )
    expect(html).toContain('href="https://bank.example"')
    expect(html).not.toMatch(/(href|src)="\//)
  })

  it('shows pictures as JPEG, which all mail programs know', () => {
    const { html } = newsletterEmail(anIssueWith(every))
    expect(html).toContain('src="https://guide.example/media/villa-share.jpg"')
    expect(html).toContain('src="https://guide.example/media/trail-share.jpg"')
    expect(html).not.toMatch(/src="[^"]+\.(avif|svg)"/)
  })

  it('names an advertisement, also when its drawing can only be shown as words', () => {
    for (const image of ['/media/ad.png', '/media/ad.svg']) {
      const { html, text } = newsletterEmail(
        anIssueWith([{ type: 'advertisement', ad: { ...ad, image } }]),
      )
      expect(html).toMatch(/Advertisement[\s\S]*Loans/)
      expect(text).toContain('Advertisement:\nLoans\nhttps://guide.example/')
    }
  })

  it('has the placeholders of the reader’s links in the HTML and in the text, once each', () => {
    const { html, text } = newsletterEmail(anIssueWith(every))
    for (const placeholder of [UNSUBSCRIBE_PLACEHOLDER, PREFERENCES_PLACEHOLDER]) {
      expect(html.split(placeholder)).toHaveLength(2)
      expect(text.split(placeholder)).toHaveLength(2)
    }
    expect(html.match(/\{\{/g)).toHaveLength(2)
  })

  it('says who sends it, from where and why, with a link to its page', () => {
    for (const version of Object.values(newsletterEmail(anIssueWith(every))).slice(1)) {
      expect(version).toContain('San Antonio New Home Guide, 214 Agave Street')
      expect(version).toContain('because you subscribed to the newsletter')
      expect(version).toContain(
        'https://guide.example/newsletter/december-2026?source=newsletter-december-2026',
      )
    }
  })

  it('has a text that reads like a letter', () => {
    const { text } = newsletterEmail(anIssueWith(every))
    expect(text.split('\n-- \n')[0]).toBe(`New homes in December
=====================

Hello
-----

See the homes (https://guide.example/homes?city=Boerne&source=newsletter-december-2026) of <Boerne> & co

1. one
2. two
  * within

> A quote

New communities
---------------

Villa Serena
From $412,990 · Boerne
https://guide.example/communities/villa-serena?source=newsletter-december-2026

Advertisement:
Loans at 5%
https://bank.example

[A trail]

See all homes:
https://guide.example/homes?source=newsletter-december-2026
`)
  })

  it('stays below the size at which mail programs cut it off with two full blocks of listings', () => {
    const cards = Array.from({ length: 2 * ISSUE_CARDS_MAX }, () => card)
    const { html } = newsletterEmail(anIssueWith([{ type: 'cards', heading: null, cards }]))
    expect(Buffer.byteLength(html)).toBeLessThan(EMAIL_MAX_BYTES)
  })
})
