import type { SanitizedPermissions } from 'payload'
import { expect, it } from 'vitest'
import { listCommands } from './list-commands'

it('lists the screens of the menu, and new documents of the types that the user may create', () => {
  const entry = (slug: string, label: string) => ({
    slug,
    label,
    href: `/admin/collections/${slug}`,
    group: 'Editorial',
  })
  const menu = {
    top: [entry('submissions', 'Submissions'), entry('events', 'Events')],
    groups: [{ label: 'Editorial', entries: [entry('pages', 'Pages')] }],
  }
  const named = (slug: string, singular: string, plural: string) => ({
    slug,
    labels: { singular, plural },
  })
  const collections = [
    named('submissions', 'Submission', 'Submissions'),
    named('events', 'Event', 'Events'),
    named('pages', 'Page', 'Pages'),
    named('users', 'Staff member', 'Staff'),
  ]
  const create = { create: true }
  const permissions = {
    collections: { submissions: create, events: create, pages: { read: true }, users: create },
  } as unknown as SanitizedPermissions
  const commands = listCommands(menu, collections, permissions)
  expect(commands.map(({ kind, label, href }) => [kind, label, href])).toEqual([
    ['screen', 'Dashboard', '/admin'],
    ['screen', 'Submissions', '/admin/collections/submissions'],
    ['screen', 'Events', '/admin/collections/events'],
    ['screen', 'Pages', '/admin/collections/pages'],
    ['screen', 'Help', '/admin/help'],
    ['screen', 'Your settings', '/admin/account'],
    ['action', 'New submission', '/admin/submissions/new'],
    ['action', 'New event', '/admin/collections/events/create'],
    ['action', 'Sign out', '/admin/logout'],
  ])
})
