import { expect, it } from 'vitest'
import { checkSenderRecords, type SenderRecords } from './sender-records'

const complete: SenderRecords = {
  domain: 'guide.example',
  spf: ['google-site-verification=1', 'v=spf1 include:mail.example ~all'],
  dmarc: ['v=DMARC1; p=none'],
  dkim: ['v=DKIM1; k=rsa; p=MIGfMA0GCSq'],
}

const states = (records: Partial<SenderRecords>) =>
  Object.fromEntries(
    checkSenderRecords({ ...complete, ...records }).map(({ name, state }) => [name, state]),
  )

it('a domain with all records is ready to send newsletters', () => {
  expect(states({})).toEqual({ SPF: 'good', DKIM: 'good', DMARC: 'good' })
})

it('each record that is missing is named, with what to add', () => {
  expect(states({ spf: [], dmarc: ['v=spf1 -all'], dkim: ['v=DKIM1; p='] })).toEqual({
    SPF: 'missing',
    DKIM: 'missing',
    DMARC: 'missing',
  })
  expect(checkSenderRecords({ ...complete, dmarc: [] }).at(-1)?.text).toMatch(
    /^_dmarc\.guide\.example has no TXT record/,
  )
})

it('two SPF records are as wrong as none', () => {
  expect(states({ spf: ['v=spf1 -all', 'v=spf1 ~all'] }).SPF).toBe('missing')
})

it('without DNS nothing is called missing', () => {
  expect(states({ spf: null, dmarc: null, dkim: null })).toEqual({
    SPF: 'unknown',
    DKIM: 'unknown',
    DMARC: 'unknown',
  })
  expect(checkSenderRecords({ ...complete, spf: null })[0]?.text).toMatch(
    /^DNS could not be reached/,
  )
})

it('without a selector the key is not checked', () => {
  expect(states({ dkim: undefined }).DKIM).toBe('unknown')
})
