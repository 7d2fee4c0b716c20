import { enTranslations } from '@payloadcms/translations/languages/en'
import { describe, expect, it } from 'vitest'
import { choosePayloadTexts, payloadTexts } from './payload-texts'

/** `{{title}}`, `<1>`: what Payload fills in. */
const filled = (text: string) => (text.match(/\{\{\w+\}\}|<\/?\d>/g) ?? []).toSorted()

const replacements: Readonly<Record<string, Readonly<Record<string, string>>>> = payloadTexts

const original: Readonly<Record<string, Readonly<Record<string, string>>>> = enTranslations

/** Texts that leave out a placeholder on purpose. */
const SHORTER = new Set(['noLabel', 'aboutToDelete', 'aboutToPermanentlyDelete', 'aboutToRestore'])
for (const key of ['aboutToRestoreAsDraft', 'aboutToTrash']) SHORTER.add(key)

const texts = Object.entries(payloadTexts).flatMap(([area, entries]) =>
  Object.entries(entries).map(([key, text]): [string, string, string] => [area, key, text]),
)

describe('the texts that replace those of Payload', () => {
  it.each(texts)('%s:%s exists in Payload and differs from its text', (area, key, text) => {
    expect(original[area]?.[key]).toBeTypeOf('string')
    expect(original[area]?.[key]).not.toBe(text)
  })

  it.each(texts)('%s:%s has only placeholders that Payload fills in', (area, key, text) => {
    const known = filled(original[area]?.[key] ?? '')
    if (SHORTER.has(key)) expect(known).toEqual(expect.arrayContaining(filled(text)))
    else expect(filled(text)).toEqual(known)
  })
})

/** Of features that the back office does not have. */
const UNUSED = new Set(['dashboard', 'folder', 'localization'])

/** `Save Draft`, but not `Are you sure? Please check.` */
const isTitleCase = (text: string) =>
  !/[.?!:]/.test(text) &&
  / (?!API\b|URL\b|ID\b)[A-Z]/.test(text.replace(/<[^>]+>|\{\{\w+\}\}/g, ''))

it('no label of Payload is in title case', () => {
  const shown = Object.entries(original)
    .filter(([area]) => !UNUSED.has(area))
    .flatMap(([area, entries]) => {
      const replaced: Readonly<Record<string, string>> = { ...entries, ...replacements[area] }
      return Object.entries(replaced).map(([key, text]) => `${area}:${key} ${text}`)
    })
  expect(shown.length).toBeGreaterThan(300)
  expect(shown.filter((each) => isTitleCase(each.slice(each.indexOf(' ') + 1)))).toEqual([])
})

it('without a mail server, a forgotten password is not said to be on its way', () => {
  expect(choosePayloadTexts(true).authentication.emailSent).toBe('Email sent')
  const { authentication } = choosePayloadTexts(false)
  expect(authentication).toMatchObject({
    emailSent: 'Not sent',
    checkYourEmailForPasswordReset: expect.stringContaining('nothing was sent'),
    login: 'Sign in',
  })
  for (const key of ['emailSent', 'checkYourEmailForPasswordReset'])
    expect(original.authentication?.[key]).toBeTypeOf('string')
})
