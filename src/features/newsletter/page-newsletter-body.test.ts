import { describe, expect, it } from 'vitest'
import { newsletterPageBody } from '@/contract/newsletter/newsletter'
import { pageNewsletterBody } from './page-newsletter-body'

const whole = {
  firstName: ' Ana ',
  lastName: 'Buyer',
  email: 'ana@example.com ',
  zipCode: '78205',
  isRealtor: 'no',
}

function form(values: Record<string, string>, areas: readonly string[] = []): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  for (const area of areas) data.append('areasOfInterest', area)
  return data
}

describe('newsletter page body', () => {
  it('joins the name, trims the values and matches the API schema', () => {
    const { body, missing } = pageNewsletterBody(form(whole, ['Boerne, TX']))
    expect(missing).toBeNull()
    expect(body).toEqual({
      firstName: 'Ana',
      lastName: 'Buyer',
      name: 'Ana Buyer',
      email: 'ana@example.com',
      zipCode: '78205',
      phoneNumber: '',
      isRealtor: false,
      otherArea: '',
      areasOfInterest: ['Boerne, TX'],
    })
    expect(newsletterPageBody.parse(body)).toEqual(body)
  })

  it('converts yes and no to booleans', () => {
    expect(pageNewsletterBody(form({ ...whole, isRealtor: 'yes' })).body.isRealtor).toBe(true)
    expect(pageNewsletterBody(form({ ...whole, isRealtor: 'no' })).body.isRealtor).toBe(false)
  })

  it('replaces Other with its text', () => {
    const typed = form({ ...whole, otherArea: ' Helotes ' }, ['Seguin, TX', 'Other'])
    expect(pageNewsletterBody(typed).body).toMatchObject({
      areasOfInterest: ['Seguin, TX', 'Other: Helotes'],
      otherArea: 'Helotes',
    })
  })

  it('keeps Other without a text', () => {
    const { body } = pageNewsletterBody(form({ ...whole, otherArea: ' ' }, ['Other']))
    expect(body).toMatchObject({ areasOfInterest: ['Other'], otherArea: '' })
  })

  it('ignores the text of Other if it is not selected', () => {
    const { body } = pageNewsletterBody(form({ ...whole, otherArea: 'Helotes' }, ['Seguin, TX']))
    expect(body).toMatchObject({ areasOfInterest: ['Seguin, TX'], otherArea: '' })
  })
})

describe('missing field', () => {
  it.each(['firstName', 'lastName', 'email', 'zipCode', 'isRealtor'] as const)(
    'is %s when it is empty, blank or not answered',
    (name) => {
      expect(pageNewsletterBody(form({ ...whole, [name]: '  ' })).missing).toBe(name)
      const { [name]: _, ...others } = whole
      expect(pageNewsletterBody(form(others)).missing).toBe(name)
    },
  )

  it('is the first one in the order of the form', () => {
    expect(pageNewsletterBody(form({ lastName: 'Buyer' })).missing).toBe('firstName')
  })

  it('is neither the phone number nor an area', () => {
    expect(pageNewsletterBody(form(whole)).missing).toBeNull()
  })
})
