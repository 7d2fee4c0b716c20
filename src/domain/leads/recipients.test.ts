import { expect, it } from 'vitest'
import {
  findChosenRecipients,
  findDefaultRecipient,
  findRecipientEmail,
  listRecipients,
  nameRecipients,
  toggleRecipient,
} from './recipients'

const casa = { id: '1', name: 'Casa Clara', email: 'casa@homes.example' }
const hearth = { id: '2', name: 'Hearth & Hill', email: ' ' }
const builders = [casa, hearth]
const community = { name: 'Villa Serena', contactEmail: 'tours@villa.example' }

const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

it('listRecipients names the sales office, each builder and the editors, and through whom', () => {
  expect(names(listRecipients({ community, builders }))).toEqual([
    'the sales office of Villa Serena',
    'Casa Clara',
    'Hearth & Hill, through the sales office',
    'the editors of the guide',
  ])
  expect(names(listRecipients({ community: { name: 'X', contactEmail: '' }, builders }))).toEqual([
    'Casa Clara',
    'Hearth & Hill, through the editors of the guide',
    'the editors of the guide',
  ])
})

it('findDefaultRecipient prefers the sales office, then the builder of the home, then the first', () => {
  expect(findDefaultRecipient(listRecipients({ community, builders }), '2').kind).toBe('office')
  const withoutOffice = listRecipients({ builders })
  expect(findDefaultRecipient(withoutOffice, '2').builderId).toBe('2')
  expect(findDefaultRecipient(withoutOffice, '9').builderId).toBe('1')
  expect(findDefaultRecipient(withoutOffice).builderId).toBe('1')
  expect(findDefaultRecipient(listRecipients({ builders: [] })).kind).toBe('publisher')
})

it('findChosenRecipients are builders of the community, or the editors if none was chosen', () => {
  const recipients = listRecipients({ community, builders })
  expect(names(findChosenRecipients(recipients, ['2', '1', '1']) ?? [])).toEqual([
    'Casa Clara',
    'Hearth & Hill, through the sales office',
  ])
  expect(findChosenRecipients(recipients, [])).toMatchObject([{ kind: 'publisher' }])
  for (const unknown of [['3'], ['1', '3'], ['']])
    expect(findChosenRecipients(recipients, unknown)).toBeNull()
})

it('toggleRecipient chooses several builders, or the sales office or the editors alone', () => {
  const [office, first, second, editors] = listRecipients({ community, builders })
  if (!office || !first || !second || !editors) throw new Error('four recipients are expected')
  expect(toggleRecipient([office], first)).toEqual([first])
  expect(toggleRecipient([first], second)).toEqual([first, second])
  expect(toggleRecipient([first, second], first)).toEqual([second])
  expect(toggleRecipient([first, second], editors)).toEqual([editors])
  expect(toggleRecipient([first], first)).toEqual([])
})

it.each([
  ['office', { office: 'o@x.example', builder: 'b@x.example' }, 'o@x.example'],
  ['office', { office: ' ', builder: 'b@x.example' }, 'b@x.example'],
  ['builder', { office: 'o@x.example', builder: ' b@x.example ' }, 'b@x.example'],
  ['builder', { office: 'o@x.example', builder: null }, 'o@x.example'],
  ['builder', { office: undefined, builder: '' }, 'p@x.example'],
  ['publisher', { office: 'o@x.example', builder: 'b@x.example' }, 'p@x.example'],
] as const)('a lead for the %s with the addresses %j is sent to %s', (kind, emails, address) => {
  expect(findRecipientEmail(kind, { ...emails, publisher: 'p@x.example' })).toBe(address)
})

it('nameRecipients makes one phrase', () => {
  const recipients = listRecipients({ builders: [casa] })
  expect(nameRecipients(recipients)).toBe('Casa Clara and the editors of the guide')
})
