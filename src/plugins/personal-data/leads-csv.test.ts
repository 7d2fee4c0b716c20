import Papa from 'papaparse'
import { expect, it } from 'vitest'
import { type LeadRow, leadsCsvHead, leadsCsvLines } from './leads-csv'

const lead: LeadRow = {
  id: 7,
  receivedAt: '2026-11-20T18:05:00.000Z',
  status: 'contacted',
  source: 'tour-request',
  name: 'Ana "Buyer", Ñ',
  email: 'ana@example.com',
  phone: '(210) 555-0142',
  community: 'Villa Serena',
  home: '214 Bluestem Run',
  plan: 'Concho',
  builder: null,
  recipients: ['Casa Clara', 'the editors of the guide'],
  consent: 'Goes to Casa Clara.',
  interest: 'move-up',
  subject: null,
  message: 'First line\nsecond, with comma',
  owner: 'A editor',
  contactedAt: '2026-11-20T19:00:00.000Z',
  closedAt: null,
  notes: [{ at: '2026-11-20T19:00:00.000Z', by: 'A editor', text: 'Called' }],
}

const read = (csv: string) =>
  Papa.parse<Record<string, string>>(csv.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  })

it('the leads export is readable by spreadsheets and contains UTC and local times', () => {
  const csv = leadsCsvHead() + leadsCsvLines([lead]) + leadsCsvLines([{ ...lead, id: 8 }])
  expect(csv.startsWith('\uFEFFLead,Received (UTC),')).toBe(true)
  expect(csv.endsWith('\r\n')).toBe(true)
  const { data, errors } = read(csv)
  expect(errors).toEqual([])
  expect(data.map(({ Lead }) => Lead)).toEqual(['7', '8'])
  expect(data[0]).toMatchObject({
    Status: 'Contacted',
    Source: 'Tour request',
    Home: '214 Bluestem Run',
    Plan: 'Concho',
    Interest: 'Move-up buyer',
    Name: lead.name,
    Message: lead.message,
    Recipients: 'Casa Clara, the editors of the guide',
    Consent: 'Goes to Casa Clara.',
    Builder: '',
    'Closed (UTC)': '',
    'Received (UTC)': '2026-11-20T18:05:00.000Z',
    'Received (San Antonio)': 'Nov 20, 2026, 12:05 PM',
    Notes: 'Nov 20, 2026, 1:00 PM, A editor: Called',
  })
})

it.each(['=HYPERLINK("http://a.example")', '+1 210', '-2', '@sum', '\t=1'])(
  'the leads export does not let %j be evaluated as a formula',
  (message) => {
    expect(read(leadsCsvHead() + leadsCsvLines([{ ...lead, message }])).data[0]?.Message).toBe(
      `'${message}`,
    )
  },
)

it('the leads export contains only the header without leads', () => {
  expect(leadsCsvHead() + leadsCsvLines([])).toBe(leadsCsvHead())
})
