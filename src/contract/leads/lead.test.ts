import { describe, expect, it } from 'vitest'
import { contactForm, leadBody, tourRequestForm } from './lead'

function messages(result: {
  success: boolean
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined
}) {
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  )
}

const valid = {
  name: 'Al',
  email: 'buyer@example.com',
  phone: '2105550123',
  message: 'Ten chars.',
}

describe('tourRequestForm', () => {
  it('accepts values of the minimum length', () => {
    expect(tourRequestForm.safeParse(valid).success).toBe(true)
  })

  it('reports each field that is too short with its message', () => {
    const result = tourRequestForm.safeParse({
      name: 'A',
      email: 'a@',
      phone: '555-0142',
      message: 'Hi',
    })
    expect(messages(result)).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      phone: 'Phone number must be at least 10 digits',
      message: 'Message must be at least 10 characters',
    })
  })

  it.each(['(210) 555-0142 x12', '210-555-0142 ext. 5', '+52 55 1234 5678', '555-0142 ext 1'])(
    'accepts the phone number %s',
    (phone) => {
      expect(tourRequestForm.parse({ ...valid, phone }).phone).toBe(phone)
    },
  )

  it.each(['abcdefghij', 'call me maybe', '(none) ----'])(
    'rejects the phone number %s',
    (phone) => {
      const result = tourRequestForm.safeParse({ ...valid, phone })
      expect(messages(result)).toEqual({ phone: 'Phone number must be at least 10 digits' })
    },
  )

  it('accepts an email address with an international domain in its ASCII form', () => {
    const lead = tourRequestForm.parse({ ...valid, email: ' ana@münchen.example\u00a0' })
    expect(lead.email).toBe('ana@xn--mnchen-3ya.example')
  })

  it.each(['josé@example.com', 'ana@пример.рф'])('explains why it rejects %s', (email) => {
    expect(messages(tourRequestForm.safeParse({ ...valid, email }))).toEqual({
      email: 'We can’t send email to this address. Please use one with English letters only',
    })
  })

  it('ignores leading and trailing spaces', () => {
    expect(messages(tourRequestForm.safeParse({ ...valid, name: '  A  ' }))).toEqual({
      name: 'Name must be at least 2 characters',
    })
  })

  it('reports a missing field as Required', () => {
    expect(messages(tourRequestForm.safeParse({})).name).toBe('Required')
  })
})

describe('contactForm', () => {
  it('has its own messages', () => {
    const result = contactForm.safeParse({
      firstName: '',
      lastName: 'B',
      email: 'x',
      phone: '1',
      subject: 'Hey',
      message: 'Hi',
    })
    expect(messages(result)).toEqual({
      firstName: 'First name must be at least 2 characters',
      lastName: 'Last name must be at least 2 characters',
      email: 'Please enter a valid email address',
      phone: 'Please enter a valid phone number',
      subject: 'Subject must be at least 5 characters',
      message: 'Message must be at least 10 characters',
    })
  })
})

describe('leadBody', () => {
  it('accepts an ID as a string or a number and returns a string', () => {
    const body = leadBody.parse({ ...valid, communityId: 12, source: 'tour-request' })
    expect(body).toMatchObject({ communityId: '12' })
  })

  it('lists the valid sources for an unknown one', () => {
    const result = leadBody.safeParse({ ...valid, source: 'somewhere' })
    expect(messages(result).source).toBe(
      'Must be one of: tour-request, builder-contact, contact-page',
    )
  })

  it('removes unknown fields', () => {
    const body = leadBody.parse({
      ...valid,
      communityId: '1',
      source: 'tour-request',
      status: 'closed',
      id: 7,
    })
    expect(Object.keys(body).sort()).toEqual([
      'communityId',
      'email',
      'message',
      'name',
      'phone',
      'source',
    ])
  })
})
