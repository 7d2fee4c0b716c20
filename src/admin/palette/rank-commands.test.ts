import { describe, expect, it } from 'vitest'
import { type Command, rankCommands, readVerified } from './rank-commands'

const command = (kind: Command['kind'], label: string, words = ''): Command => ({
  kind,
  label,
  words,
  href: `/${label}`,
  detail: '',
})

const commands = [
  command('screen', 'Site settings', 'logo name phone'),
  command('screen', 'Redirects', 'old address url'),
  command('screen', 'Staff', 'users invite'),
  command('screen', 'Header & footer', 'menu logo'),
  command('action', 'New redirect', 'add create old address'),
  command('action', 'New event', 'add create'),
]

const found = (query: string) => rankCommands(commands, query).map(({ label }) => label)

describe('the commands for a query', () => {
  it.each([
    ['redirect', ['Redirects', 'New redirect']],
    ['new event', ['New event']],
    ['event new', ['New event']],
    ['staff', ['Staff']],
    ['invite', ['Staff']],
    ['logo', ['Site settings', 'Header & footer']],
    ['FOOTER', ['Header & footer']],
    ['old addr', ['Redirects', 'New redirect']],
    ['irect', []],
    ['  ', []],
  ])('%s finds %j', (query, labels) => {
    expect(found(query)).toEqual(labels)
  })

  it('a label that begins with the query comes before a label that contains it, and that before other words', () => {
    const others = [
      command('screen', 'Help', 'events'),
      command('screen', 'New event'),
      command('screen', 'Events'),
    ]
    expect(rankCommands(others, 'event').map(({ label, nearness }) => [label, nearness])).toEqual([
      ['Events', 0],
      ['New event', 1],
      ['Help', 2],
    ])
  })
})

it.each([
  ['verify Larkspur', 'Larkspur'],
  ['  Verify  Two Rivers ', 'Two Rivers'],
  ['verify', null],
  ['verify ', null],
  ['verification', null],
])('%j asks to verify %j', (query, name) => {
  expect(readVerified(query)).toBe(name)
})
