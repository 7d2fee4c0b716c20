import { createLocalReq } from 'payload'
import { beforeEach, describe, expect, it } from 'vitest'
import { GET as getFeed } from '@/app/newsletter/feed.xml/route'
import { defaultSiteInfo } from '@/content/site-defaults'
import { sendIssueTest } from '@/data/newsletter/compose-issue'
import { readNewsletterContent } from '@/data/newsletter/issue-content'
import { issuePage, listIssues } from '@/data/newsletter/issues'
import { composeIssue } from '@/jobs/newsletter-issue/compose'
import type { NewsletterIssue } from '@/payload-types'
import { call } from '../../../fixtures/call'
import { richText } from '../../../fixtures/rich-text'
import { emptyTables, insertRows, sql } from '../../../fixtures/rows'
import { aCommunity, aHome, anArticle, anEvent, aUser, testPayload } from '../../../fixtures/site'
import { as } from '../../../fixtures/staff'

type Blocks = NonNullable<NewsletterIssue['content']>

const collection = 'newsletter-issues'

beforeEach(() =>
  emptyTables(
    'newsletter_issues',
    'communities',
    'builders',
    'blog_posts',
    'events',
    'ads',
    'redirects',
    'checked_links',
    'deliveries',
    'payload_jobs',
  ),
)

const text: Blocks[number] = { blockType: 'text', text: richText('Hello from Boerne.') }

async function anIssue(overrides: Partial<NewsletterIssue> = {}): Promise<NewsletterIssue> {
  const payload = await testPayload()
  return payload.create({
    collection,
    depth: 0,
    data: {
      title: 'November',
      subject: 'What is new',
      slug: 'november',
      content: [text],
      audience: { readers: 'all' },
      _status: 'draft',
      ...overrides,
    },
  })
}

async function publish({ id }: NewsletterIssue): Promise<NewsletterIssue> {
  const payload = await testPayload()
  return payload.update({ collection, id, depth: 0, data: { _status: 'published' } })
}

async function compose(content: Blocks, now = new Date()) {
  const req = await createLocalReq({}, await testPayload())
  const issue = await anIssue({ content, slug: `issue-${crypto.randomUUID()}` })
  return {
    content: await readNewsletterContent(req, issue, now),
    ...(await composeIssue(req, issue, now)),
  }
}

/** The titles of the cards of an issue with one block. */
async function cardsFor(block: Blocks[number], now = new Date()): Promise<string[]> {
  const { content } = await compose([block], now)
  return content.blocks.flatMap((each) =>
    each.type === 'cards' ? each.cards.map(({ title }) => title) : [],
  )
}

const rule = (name: 'price-reductions' | 'new-communities' | 'events-next-month') =>
  ({ blockType: 'rule', rule: name, limit: 12 }) as const

/** Changes the price of a home as an editor would some days ago. */
async function changePrice(id: number, days: number, before: number, after: number): Promise<void> {
  await sql(`delete from listing_changes where home_id = $1`, id)
  const insert = `insert into listing_changes (home_id, field, day, price, source)
    values ($1, 'price', (now() at time zone 'America/Chicago')::date - $2::int, $3, 'editor')`
  await sql(insert, id, 200, before)
  await sql(insert, id, days, after)
  await sql('update homes set price = $2 where id = $1', id, after)
}

describe('a rule', () => {
  it('finds homes whose price went down in the last 30 days before the first issue', async () => {
    const community = (await aCommunity()).id
    const cut = await aHome({ community, address: 'Cut' })
    const raised = await aHome({ community, address: 'Raised' })
    const long = await aHome({ community, address: 'Long ago' })
    const sold = await aHome({ community, address: 'Sold' })
    const draft = await aHome({ community, address: 'Draft' })
    await changePrice(cut.id, 3, 450_000, 430_000)
    await changePrice(raised.id, 3, 430_000, 450_000)
    await changePrice(long.id, 60, 450_000, 430_000)
    for (const { id } of [sold, draft]) await changePrice(id, 3, 450_000, 430_000)
    await sql(`update homes set status = 'sold', sold_at = now() where id = $1`, sold.id)
    await sql(`update homes set _status = 'draft' where id = $1`, draft.id)
    expect(await cardsFor(rule('price-reductions'))).toEqual(['Cut'])
    const { email } = await compose([rule('price-reductions')])
    expect(email.text).toContain('$430,000, reduced from $450,000')
  })

  it('finds only what changed since the issue before', async () => {
    const community = (await aCommunity({ name: 'Old' })).id
    const home = await aHome({ community, address: 'Told before' })
    await changePrice(home.id, 5, 450_000, 430_000)
    await sql(
      `update communities set first_published_at = now() - interval '4 days' where id = $1`,
      community,
    )
    const before = await publish(await anIssue())
    await sql(
      `update newsletter_issues set published_at = now() - interval '2 days' where id = $1`,
      before.id,
    )
    await aCommunity({ name: 'New' })
    expect(await cardsFor(rule('price-reductions'))).toEqual([])
    expect(await cardsFor(rule('new-communities'))).toEqual(['New'])
  })

  it('finds the events of next month in San Antonio, the soonest first', async () => {
    const now = new Date('2026-11-20T18:00:00Z')
    await anEvent({ title: 'In November', eventDate: '2026-11-30T18:00:00Z' })
    await anEvent({ title: 'Late in December', eventDate: '2027-01-01T05:00:00Z' })
    await anEvent({ title: 'In December', eventDate: '2026-12-01T06:00:00Z' })
    await anEvent({ title: 'In January', eventDate: '2027-01-01T06:00:00Z' })
    await anEvent({ title: 'Draft', eventDate: '2026-12-02T06:00:00Z', _status: 'draft' })
    expect(await cardsFor(rule('events-next-month'), now)).toEqual([
      'In December',
      'Late in December',
    ])
  })

  it('that finds nothing leaves its block out and says so', async () => {
    const { content, warnings, blocking } = await compose([text, rule('new-communities')])
    expect(content.blocks).toHaveLength(1)
    expect(warnings).toEqual([
      '“New communities since last issue” finds nothing, so the block is left out.',
    ])
    expect(blocking).toEqual([])
  })

  it('is looked up once: the page shows what was sent', async () => {
    await aCommunity({ name: 'First' })
    const issue = await publish(await anIssue({ content: [rule('new-communities')] }))
    await aCommunity({ name: 'Later' })
    const again = await publish(issue)
    const req = await createLocalReq({}, await testPayload())
    const { blocks } = await readNewsletterContent(req, again)
    expect(blocks).toMatchObject([{ cards: [{ title: 'First' }] }])
  })
})

describe('picked documents', () => {
  it('are shown as visitors see them now, in the order of the block', async () => {
    const home = await aHome({ community: (await aCommunity({ name: 'Villa' })).id, address: 'A' })
    const other = await aCommunity({ name: 'Other' })
    const listings = [
      { relationTo: 'communities' as const, value: other.id },
      { relationTo: 'homes' as const, value: home.id },
    ]
    expect(await cardsFor({ blockType: 'listings', listings })).toEqual(['Other', 'A'])
    const article = await anArticle({ title: 'Taxes' })
    expect(await cardsFor({ blockType: 'articles', articles: [article.id] })).toEqual(['Taxes'])
  })

  it('that visitors do not see are left out and named', async () => {
    const shown = await aCommunity({ name: 'Shown' })
    const hidden = await aCommunity({ name: 'Hidden', _status: 'draft' })
    const home = await aHome({ community: hidden.id, address: 'Within hidden' })
    const { content, warnings } = await compose([
      {
        blockType: 'listings',
        listings: [
          { relationTo: 'communities', value: shown.id },
          { relationTo: 'communities', value: hidden.id },
          { relationTo: 'homes', value: home.id },
        ],
      },
    ])
    expect(content.blocks).toMatchObject([{ cards: [{ title: 'Shown' }] }])
    expect(warnings).toEqual([
      'Visitors do not see Hidden now, so it is left out.',
      'Visitors do not see Within hidden now, so it is left out.',
    ])
  })
})

const button = (link: string): Blocks[number] => ({ blockType: 'button', label: 'Go', link })

async function anAd(name: string, overrides: object = {}): Promise<Blocks[number]> {
  const [creative] = await insertRows('media', [{ alt: name, filename: `${name}.png` }])
  const [ad = 0] = await insertRows('ads', [
    {
      name,
      alt: name,
      creative_id: creative,
      link: 'https://bank.example/',
      slot: 'top',
      active: true,
      weight: 1,
      created_at: new Date(),
      updated_at: new Date(),
      ...overrides,
    },
  ])
  return { blockType: 'advertisement', ad }
}

describe('an advertisement', () => {
  it('is shown while it runs, and named to the editor when it does not', async () => {
    const running = await compose([text, await anAd('Loans')])
    expect(running.content.blocks).toMatchObject([{}, { ad: { link: 'https://bank.example/' } }])
    const ended = await compose([text, await anAd('Ended', { ends_at: '2026-01-01T06:00:00Z' })])
    expect(ended.content.blocks).toHaveLength(1)
    expect(ended.warnings).toEqual(['Visitors do not see Ended now, so it is left out.'])
  })

  it('is the only one of an issue', async () => {
    const issue = await anIssue({ content: [text, await anAd('One'), await anAd('Two')] })
    await expect(publish(issue)).rejects.toMatchObject({
      data: { errors: [{ message: 'An issue has one advertisement. Remove the others.' }] },
    })
  })
})

describe('publication', () => {
  it.each<[string, Blocks, string]>([
    ['no block', [], 'The issue has no content. Add a block before you publish.'],
    [
      'only rules that find nothing',
      [rule('new-communities')],
      'No block has anything to show. Pick published documents, or add a text.',
    ],
    [
      'a link to no page',
      [button('/blog/unknown')],
      'The link /blog/unknown leads to no page. Correct or remove it.',
    ],
    [
      'a link to a place that the site does not have',
      [button('/nowhere')],
      'The link /nowhere leads to no page. Correct or remove it.',
    ],
    [
      'an email that mail programs cut off',
      Array.from({ length: 40 }, () => ({ ...text, text: richText('x'.repeat(3000)) })),
      'mail programs cut it off at 100 KB. Shorten a text or remove a block.',
    ],
  ])('is refused with %s', async (_, content, sentence) => {
    await expect(publish(await anIssue({ content }))).rejects.toMatchObject({
      data: { errors: [{ path: 'content', message: expect.stringContaining(sentence) }] },
    })
  })

  it('is refused with a link that the link check found broken', async () => {
    await sql(
      `insert into checked_links (url, host, uses, found_at, due_at, failures, problem, failed_at, checked_at)
       values ('https://gone.example/', 'gone.example', '[]', now(), now(), 9, 'Gone.', now(), now())`,
    )
    await expect(
      publish(await anIssue({ content: [button('https://gone.example/')] })),
    ).rejects.toMatchObject({
      data: {
        errors: [{ message: 'The link gone.example/ is broken. Correct or remove it.' }],
      },
    })
  })

  it('is refused with a link to an article that visitors do not see', async () => {
    const article = await anArticle({ _status: 'draft' })
    const linked = richText('')
    const [paragraph] = linked.root.children
    Object.assign(paragraph ?? {}, {
      children: [
        {
          type: 'link',
          version: 3,
          fields: { linkType: 'internal', doc: { relationTo: 'blog-posts', value: article.id } },
          children: [{ type: 'text', version: 1, text: 'our article', format: 0 }],
        },
      ],
    })
    const content: Blocks = [text, { blockType: 'text', text: linked }]
    const issue = await anIssue({ content })
    await expect(publish(issue)).rejects.toMatchObject({
      data: {
        errors: [
          {
            message:
              'The link “our article” leads to a page that visitors do not see. Publish that page, or remove the link.',
          },
        ],
      },
    })
    await (await testPayload()).update({
      collection: 'blog-posts',
      id: article.id,
      data: { _status: 'published' },
    })
    await publish(issue)
  })

  it('is refused without a postal address', async () => {
    const payload = await testPayload()
    await payload.updateGlobal({
      slug: 'site-settings',
      data: { ...defaultSiteInfo, ogImage: null },
    })
    await sql(`update site_settings set address_street = ''`)
    const refused = publish(await anIssue())
    await expect(refused).rejects.toMatchObject({
      data: {
        errors: [
          {
            message:
              'A newsletter must state a postal address. Enter street, city and ZIP code in Site settings.',
          },
        ],
      },
    })
    await emptyTables('site_settings')
  })

  it('is refused with a picture without an alt text', async () => {
    const payload = await testPayload()
    const data = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const file = { data, mimetype: 'image/svg+xml', name: 'map.svg', size: data.length }
    const media = await payload.create({ collection: 'media', data: { alt: 'A map' }, file })
    await sql(`update media set alt = ' ' where id = $1`, media.id)
    const content: Blocks = [{ blockType: 'picture', picture: media.id }]
    await expect(publish(await anIssue({ content }))).rejects.toMatchObject({
      data: {
        errors: [{ message: 'The picture map.svg has no alt text. Write it in Media.' }],
      },
    })
  })

  it('is refused to contributors, who write drafts', async () => {
    const payload = await testPayload()
    const contributor = as(await aUser('contributor'))
    const { id, _status } = await payload.create({
      collection,
      data: {
        title: 'Draft',
        subject: 'Draft',
        slug: 'draft',
        content: [text],
        audience: { readers: 'all' },
        _status: 'draft',
      },
      ...contributor,
    })
    expect(_status).toBe('draft')
    await payload
      .update({ collection, id, data: { _status: 'published' }, ...contributor })
      .catch(() => null)
    expect(await payload.findByID({ collection, id })).toMatchObject({ _status: 'draft' })
  })

  it.each([
    '/newsletter/issues',
    '/resources/mortgage-calculator',
    '/homes?city=Boerne#list',
    '/feed.xml',
    'mailto:desk@guide.example',
    'https://elsewhere.example/',
  ])('takes a link to %s', async (link) => {
    expect(await publish(await anIssue({ content: [button(link)] }))).toMatchObject({
      _status: 'published',
    })
  })

  it('takes a link that a redirect leads on', async () => {
    await insertRows('redirects', [
      {
        from: '/old',
        to_type: 'custom',
        to_url: '/homes',
        type: '301',
        created_at: new Date(),
        updated_at: new Date(),
      },
    ])
    expect(await publish(await anIssue({ content: [button('/old')] }))).toMatchObject({
      _status: 'published',
    })
  })

  it('does not ask drafts for anything', async () => {
    const content: Blocks = [button('/nowhere')]
    expect(await anIssue({ content })).toMatchObject({ _status: 'draft' })
  })

  it('warns of a long subject and of links without encryption, and is not refused', async () => {
    const issue = await anIssue({
      subject: 'x'.repeat(61),
      content: [button('http://old.example/')],
    })
    const req = await createLocalReq({}, await testPayload())
    expect((await composeIssue(req, issue)).warnings).toEqual([
      'The subject has 61 characters. Many mail programs show 60.',
      'The link old.example/ is not encrypted (http). Write https if the website has it.',
    ])
    expect(await publish(issue)).toMatchObject({ publishedAt: expect.any(String) })
  })

  it.each(['confirm', 'preferences', 'unsubscribe', 'issues'])(
    'of an issue at the address of another page is refused: %s',
    async (slug) => {
      await expect(anIssue({ slug })).rejects.toMatchObject({
        data: {
          errors: [
            {
              path: 'slug',
              message: `Choose another slug: “${slug}” is the address of another page.`,
            },
          ],
        },
      })
    },
  )
})

describe('a test', () => {
  const delivered = () =>
    sql(`select "to", subject, html, text, kind from deliveries where kind = 'newsletter-test'`)

  it('goes to the user who asks, marked as a test, without links of a reader', async () => {
    const { id } = await anIssue()
    const contributor = await aUser('contributor')
    expect(await sendIssueTest(id, contributor)).toBeNull()
    const [email] = await delivered()
    expect(email).toMatchObject({ to: contributor.email, subject: 'Test: What is new' })
    for (const version of [email?.html, email?.text]) {
      expect(version).toContain('/newsletter')
      expect(version).not.toContain('{{')
    }
  })

  it('is not sent more than 20 times in an hour', async () => {
    const { id } = await anIssue()
    const editor = await aUser('editor')
    await sendIssueTest(id, editor)
    await sql(
      `insert into deliveries (channel, kind, "to", subject, text, message_id)
       select channel, kind, "to", subject, text, n::text
       from deliveries, generate_series(1, 19) n`,
    )
    expect(await sendIssueTest(id, editor)).toBe('too-many')
    await sql(`update deliveries set created_at = now() - interval '61 minutes'`)
    expect(await sendIssueTest(id, editor)).toBeNull()
  })
})

describe('on the site', () => {
  it('an issue is in the list and the feed, the newest first, once it is published', async () => {
    await publish(await anIssue({ title: 'First & last', preheader: 'What changed' }))
    await anIssue({ title: 'Draft', slug: 'draft' })
    const second = await publish(await anIssue({ title: 'Second', slug: 'second' }))
    await sql(
      `update newsletter_issues set published_at = now() + interval '1 second' where id = $1`,
      second.id,
    )
    expect((await listIssues()).map(({ title }) => title)).toEqual(['Second', 'First & last'])
    const feed = await (await call(getFeed, '/newsletter/feed.xml')).text()
    expect(feed).toMatch(/Second[\s\S]*First &amp; last[\s\S]*What changed/)
    expect(feed).toContain('/newsletter/november"')
    expect(feed).not.toContain('Draft')
  })

  it('its page has what the email has, and no draft has a page', async () => {
    const community = await aCommunity({ name: 'Villa' })
    const content: Blocks = [
      text,
      { blockType: 'listings', listings: [{ relationTo: 'communities', value: community.id }] },
    ]
    const issue = await anIssue({ content })
    expect(await issuePage('november')).toBeNull()
    await publish(issue)
    expect(await issuePage('november')).toMatchObject({
      title: 'November',
      publishedAt: expect.any(String),
      blocks: [{ type: 'text' }, { type: 'cards', cards: [{ title: 'Villa' }] }],
    })
  })
})
