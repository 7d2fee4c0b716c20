import type { SanitizedCollectionConfig, SanitizedPermissions } from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { lowerFirst } from '@/domain/text/lower-first'
import type { Menu } from '../nav/read-menu'
import type { Command } from './rank-commands'
import { synonyms } from './synonyms'

const screen = (slug: string, label: string, href: string, detail: string): Command => ({
  kind: 'screen',
  label,
  href,
  detail,
  words: synonyms[slug] ?? '',
})

type Collections = readonly (Pick<SanitizedCollectionConfig, 'labels'> & { slug: string })[]

/** The screens that a user may open, and the types of which the user may create documents. */
export function listCommands(
  { top, groups }: Menu,
  collections: Collections,
  permissions: SanitizedPermissions | undefined,
): Command[] {
  const entries = [...top, ...groups.flatMap((group) => group.entries)]
  const creations = entries.flatMap(({ slug }): Command[] => {
    const label = collections.find((collection) => collection.slug === slug)?.labels.singular
    if (typeof label !== 'string' || !permissions?.collections?.[slug]?.create) return []
    return [
      {
        kind: 'action',
        label: `New ${lowerFirst(label)}`,
        href: slug === 'submissions' ? adminPaths.newSubmission : adminPaths.create(slug),
        detail: '',
        words: `add create write ${synonyms[slug] ?? ''}`,
      },
    ]
  })
  return [
    screen('dashboard', 'Dashboard', adminPaths.home, ''),
    ...entries.map(({ slug, label, href, group }) => screen(slug, label, href, group)),
    screen('help', 'Help', adminPaths.help, ''),
    screen('account', 'Your settings', adminPaths.account, ''),
    ...creations,
    {
      kind: 'action',
      label: 'Sign out',
      href: adminPaths.logout,
      detail: '',
      words: 'log out leave',
    },
  ]
}
