import { expect, it } from 'vitest'
import { createFigures } from '@/domain/reports/figures'
import { reportEmail } from './email'

const content = reportEmail({
  summary: {
    builder: { id: 1, name: 'Hearth & Hill', email: null, communities: 2 },
    month: '2026-10-01',
    period: { from: '2026-10-01', to: '2026-10-31' },
    isUnfinished: false,
    countedSince: null,
    now: { ...createFigures(() => 4), views: 1200 },
    before: { ...createFigures(() => 4), views: 1000 },
    beforePeriod: { from: '2026-09-01', to: '2026-09-30' },
    typical: { ...createFigures(() => 2), views: 600 },
    buyersSay: null,
    answers: { now: { median: 7200, answered: 3 }, before: null, guide: null },
  },
  words: { subject: 'October\r\nBcc: all@example.com', text: 'Hello,\n<script>alert(1)</script>' },
  href: 'https://guide.example/builder-report?token=abc&x=1',
  publisher: 'The Guide',
})

it('the report email has the figures with what they are compared with, as text and as HTML', () => {
  expect(content.text).toContain('Views: 1,200 (September 1,000, Guide median 600)')
  expect(content.text).toContain('Time to first answer: 2 h (3 of 4 answered)')
  expect(content.text).toContain('https://guide.example/builder-report?token=abc&x=1')
  expect(content.html).toContain('September&nbsp;1,000 · Guide median&nbsp;600')
  expect(content.html).toContain('href="https://guide.example/builder-report?token=abc&amp;x=1"')
  expect(content.html).toContain('Hearth &amp; Hill, October 2026')
})

it('the report email escapes typed words, and its subject is one line', () => {
  expect(content.subject).toBe('October Bcc: all@example.com')
  expect(content.html).not.toContain('<script>')
})
