import { JSDOM } from 'jsdom'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { EmailOutcome } from './email-form'

// The package imports style sheets.
vi.mock('@payloadcms/ui', () => ({ CopyToClipboard: () => null }))

const { EmailOutcomeNotice } = await import('./email-outcome-notice')

const render = (outcome: EmailOutcome) =>
  new JSDOM(renderToStaticMarkup(<EmailOutcomeNotice outcome={outcome} />)).window.document.body

it('a request that was not sent is not called sent, and shows its link', () => {
  const to = 'renee@larkspur.example'
  const link = 'https://guide.example/submit/token'
  const held = render({ state: 'held', link, to })
  expect(held.querySelector('h2')?.textContent).toBe('Not sent')
  expect(held.textContent).toContain('Email isn’t set up, so nothing was sent.')
  expect(held.querySelector('code')?.textContent).toBe(link)
  expect(render({ state: 'queued', to }).textContent).toContain(`The link went to ${to}.`)
})
