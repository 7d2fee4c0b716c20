import { describe, expect, it } from 'vitest'
import { newsletterPageBody } from '@/contract/newsletter'
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

describe('the body of the newsletter page', () => {
  it('joins the name, trims what was typed, and is what the contract takes', () => {
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

  it('says yes and no as true and false', () => {
    expect(pageNewsletterBody(form({ ...whole, isRealtor: 'yes' })).body.isRealtor).toBe(true)
    expect(pageNewsletterBody(form({ ...whole, isRealtor: 'no' })).body.isRealtor).toBe(false)
  })

  it('carries what was written beside Other, in its place', () => {
    const typed = form({ ...whole, otherArea: ' Helotes ' }, ['Seguin, TX', 'Other'])
    expect(pageNewsletterBody(typed).body).toMatchObject({
      areasOfInterest: ['Seguin, TX', 'Other: Helotes'],
      otherArea: 'Helotes',
    })
  })

  it('leaves Other as it is when nothing was written beside it', () => {
    const { body } = pageNewsletterBody(form({ ...whole, otherArea: ' ' }, ['Other']))
    expect(body).toMatchObject({ areasOfInterest: ['Other'], otherArea: '' })
  })

  it('forgets what was written beside Other once it is not chosen any more', () => {
    const { body } = pageNewsletterBody(form({ ...whole, otherArea: 'Helotes' }, ['Seguin, TX']))
    expect(body).toMatchObject({ areasOfInterest: ['Seguin, TX'], otherArea: '' })
  })
})

describe('what is missing', () => {
  it.each(['firstName', 'lastName', 'email', 'zipCode', 'isRealtor'] as const)(
    'is %s when it is empty or blank, or was never answered',
    (name) => {
      expect(pageNewsletterBody(form({ ...whole, [name]: '  ' })).missing).toBe(name)
      const { [name]: _, ...others } = whole
      expect(pageNewsletterBody(form(others)).missing).toBe(name)
    },
  )

  it('is the first of them in the order of the form', () => {
    expect(pageNewsletterBody(form({ lastName: 'Buyer' })).missing).toBe('firstName')
  })

  it('is neither the phone number nor an area', () => {
    expect(pageNewsletterBody(form(whole)).missing).toBeNull()
  })
})
