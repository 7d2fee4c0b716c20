import Papa from 'papaparse'
import { describe, expect, it } from 'vitest'
import { type ExportedSubscriber, subscribersCsv } from './subscriber-csv'

const ana: ExportedSubscriber = {
  email: 'ana@example.com',
  name: 'Ana Buyer',
  firstName: 'Ana',
  lastName: 'Buyer',
  zipCode: '78006',
  phoneNumber: '+1 210 555 0142',
  interest: 'relocation',
  status: 'subscribed',
  isRealtor: true,
  areas: ['Boerne, TX', 'Other: Comfort, Welfare'],
  consentGivenAt: '2026-11-20T12:00:00.000Z',
  consentForm: 'newsletter-page',
  consentSource: null,
  unsubscribeToken: 'token',
}
const row = (overrides: Partial<ExportedSubscriber> = {}) =>
  Papa.parse<Record<string, string>>(
    subscribersCsv([{ ...ana, ...overrides }], 'https://guide.example').slice(1),
    { header: true, skipEmptyLines: true },
  ).data[0]

describe('subscriber export', () => {
  it('has the columns that mailing services expect', () => {
    expect(row()).toMatchObject({
      'Email Address': 'ana@example.com',
      'First Name': 'Ana',
      'Last Name': 'Buyer',
      ZIP: '78006',
      Phone: "'+1 210 555 0142",
      Status: 'Subscribed',
      'Unsubscribe Link': 'https://guide.example/newsletter/unsubscribe?token=token',
    })
  })

  it('removes commas from tags', () => {
    expect(row()?.Tags).toBe('Relocation, Boerne, Other: Comfort  Welfare, Realtor')
  })

  it('uses an undivided name as the first name and leaves unknown values empty', () => {
    expect(row({ firstName: null, lastName: null, isRealtor: null, interest: null })).toMatchObject(
      {
        'First Name': 'Ana Buyer',
        'Last Name': '',
        Realtor: '',
        Interest: '',
      },
    )
  })
})
