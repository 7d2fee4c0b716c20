'use client'

import { useListDrawerContext, useListQuery, usePreferences } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import type { MediaFolder, MediaTotals } from '@/data/media/library'
import { ListView } from '@/payload-patches/admin/list-view'
import { type GridPicture, type PictureView, shownFolder, VIEW_PREFERENCE } from './library'
import { PictureBulk } from './picture-bulk'
import { PictureFolders } from './picture-folders'
import { PictureGrid } from './picture-grid'
import { PictureSort } from './picture-sort'
import { UploadTable } from './uploads/upload-table'
import { useBulkFiles } from './uploads/use-bulk-files'
import { ViewSwitch } from './view-switch'

interface PictureListViewProps {
  list: ListViewClientProps
  pictures: readonly GridPicture[]
  folders: readonly MediaFolder[]
  totals: MediaTotals
  storedView: PictureView
}

/** The list of images, on its page and in the drawer in which a form chooses an image. */
export function PictureListView({
  list,
  pictures,
  folders,
  totals,
  storedView,
}: PictureListViewProps) {
  const [view, setView] = useState(storedView)
  const { setPreference } = usePreferences()
  const { isInDrawer } = useListDrawerContext()
  const { query } = useListQuery()
  const router = useRouter()
  const bulk = useBulkFiles(!isInDrawer)
  const folder = shownFolder(query.where)
  function choose(next: PictureView) {
    setView(next)
    void setPreference(VIEW_PREFERENCE, { view: next })
  }
  return (
    <ListView
      {...list}
      BeforeListTable={
        <>
          {list.BeforeListTable}
          <div className="library-head">
            <PictureFolders folders={folders} totals={totals} />
            <div className="library-head__view">
              {view === 'grid' ? <PictureSort /> : null}
              <ViewSwitch view={view} choose={choose} />
            </div>
          </div>
          <PictureBulk folders={folders} />
          {bulk.files !== null && (
            <UploadTable
              files={bulk.files}
              folder={typeof folder === 'number' ? folder : null}
              onSaved={() => router.refresh()}
              close={bulk.close}
            />
          )}
        </>
      }
      Table={
        view === 'grid' ? (
          <PictureGrid pictures={pictures} canSelect={list.enableRowSelections === true} />
        ) : (
          list.Table
        )
      }
    />
  )
}
