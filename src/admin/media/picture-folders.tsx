'use client'

import { useAuth, useDocumentDrawer, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { FolderPlus, Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import type { MediaFolder, MediaTotals } from '@/data/media/library'
import { formatNumber } from '@/domain/text/format-number'
import { type FolderChoice, showFolder, shownFolder, showsUnused, showUnused } from './library'

interface PictureFoldersProps {
  folders: readonly MediaFolder[]
  totals: MediaTotals
}

/** The folders, and what no document uses, as buttons that filter the list. Editors also create, rename and delete them here. */
export function PictureFolders({ folders, totals }: PictureFoldersProps) {
  const { permissions } = useAuth()
  const { query, handleWhereChange } = useListQuery()
  const shown = shownFolder(query.where)
  const isUnused = showsUnused(query.where)
  const mayEdit = permissions?.collections?.['media-folders']?.create === true
  const show = (folder: FolderChoice) => void handleWhereChange?.(showFolder(query.where, folder))
  const current = folders.find(({ id }) => id === shown)
  return (
    <div className="library-folders">
      {folders.length === 0 ? null : (
        <fieldset className="library-folders__choices">
          <legend className="dashboard-hidden">Folder</legend>
          <FolderButton isShown={shown === 'all'} count={totals.all} onClick={() => show('all')}>
            All pictures
          </FolderButton>
          {folders.map(({ id, name, count }) => (
            <FolderButton key={id} isShown={shown === id} count={count} onClick={() => show(id)}>
              {name}
            </FolderButton>
          ))}
          <FolderButton
            isShown={shown === 'none'}
            count={totals.unfiled}
            onClick={() => show('none')}
          >
            No folder
          </FolderButton>
        </fieldset>
      )}
      <button
        type="button"
        className="library-choice"
        aria-pressed={isUnused}
        onClick={() => void handleWhereChange?.(showUnused(query.where, !isUnused))}
      >
        Unused
      </button>
      {mayEdit && current ? (
        <EditFolder key={current.id} id={current.id} onDeleted={() => show('all')}>
          <Pencil aria-hidden="true" size={16} /> Edit folder
        </EditFolder>
      ) : null}
      {mayEdit ? (
        <EditFolder onCreated={show}>
          <FolderPlus aria-hidden="true" size={16} /> New folder
        </EditFolder>
      ) : null}
    </div>
  )
}

interface FolderButtonProps {
  isShown: boolean
  count: number
  onClick: () => void
  children: ReactNode
}

function FolderButton({ isShown, count, onClick, children }: FolderButtonProps) {
  return (
    <button type="button" className="library-choice" aria-pressed={isShown} onClick={onClick}>
      {children} <span className="dashboard-count">{formatNumber(count)}</span>
    </button>
  )
}

interface EditFolderProps {
  /** Without an id, the drawer creates a folder. */
  id?: number
  onCreated?: (id: number) => void
  onDeleted?: () => void
  children: ReactNode
}

/** A button that opens the form of a folder in a drawer. */
function EditFolder({ id, onCreated, onDeleted, children }: EditFolderProps) {
  const [Drawer, Toggler, { closeDrawer }] = useDocumentDrawer({
    collectionSlug: 'media-folders',
    overrideEntityVisibility: true,
    ...(id === undefined ? {} : { id }),
  })
  const { isInDrawer, refresh } = useListDrawerContext()
  const router = useRouter()
  const reload = () => (isInDrawer ? void refresh() : router.refresh())
  return (
    <>
      <Toggler className="dashboard-button">{children}</Toggler>
      <Drawer
        redirectAfterCreate={false}
        redirectAfterDelete={false}
        onSave={({ doc, operation }) => {
          closeDrawer()
          if (operation === 'create') onCreated?.(Number(doc.id))
          else reload()
        }}
        onDelete={() => {
          closeDrawer()
          onDeleted?.()
        }}
      />
    </>
  )
}
