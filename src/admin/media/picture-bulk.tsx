'use client'

import { useAuth, useListDrawerContext, useSelection } from '@payloadcms/ui'
import type { MediaFolder } from '@/data/media/library'
import { isEditor } from '@/domain/accounts/roles'
import { plural } from '@/domain/text/plural'
import { useSelectedIds } from '../bulk-update/use-selected-ids'
import { useAction } from '../use-action'
import { moveToFolder, picturesWhere } from './actions'

const pictures = (count: number) => plural(count, 'picture', 'pictures')
const NO_FOLDER = 'none'

/** Moves the selected images to a folder, in addition to Payload's bulk actions. */
export function PictureBulk({ folders }: { folders: readonly MediaFolder[] }) {
  const { count, toggleAll } = useSelection()
  const { user } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const selectedIds = useSelectedIds('media', picturesWhere)
  const { isPending, start } = useAction()
  if (count === 0 || isInDrawer || !isEditor(user?.role) || folders.length === 0) return null

  function move(value: string) {
    const folder = folders.find(({ id }) => String(id) === value)
    start({
      act: async () => moveToFolder(await selectedIds(), folder?.id ?? null),
      done: (amount) =>
        folder
          ? `${pictures(amount)} moved to ${folder.name}.`
          : `${pictures(amount)} moved out of folders.`,
      unchanged: 'Another user is editing these pictures. Try again later.',
      after: () => toggleAll(),
    })
  }
  return (
    <div className="guide-bulk" role="toolbar" aria-label={`${pictures(count)} selected`}>
      <label>
        Move to{' '}
        <select
          className="library-select"
          value=""
          disabled={isPending}
          onChange={({ target }) => move(target.value)}
        >
          <option value="" disabled>
            Choose a folder
          </option>
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={NO_FOLDER}>No folder</option>
        </select>
      </label>
    </div>
  )
}
