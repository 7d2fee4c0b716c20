import type { ListViewServerProps, Payload, TypedUser } from 'payload'
import { formatFilesize } from 'payload/shared'
import { z } from 'zod'
import { countUses, mediaFolders, mediaTotals } from '@/data/media/library'
import { picturePath, pictureVariant } from '@/domain/media/image-sizes'
import { type GridPicture, type PictureView, pictureViews, VIEW_PREFERENCE } from './library'
import { PictureListView } from './picture-list-view'

const listed = z.object({
  id: z.int(),
  filename: z.string().nullish(),
  alt: z.string().nullish(),
  mimeType: z.string().nullish(),
  width: z.number().nullish(),
  height: z.number().nullish(),
  filesize: z.number().nullish(),
  updatedAt: z.string(),
  _isLocked: z.boolean().nullish(),
  _userEditing: z.object({ id: z.int(), name: z.string() }).nullish().catch(null),
})

const storedView = z.object({ view: z.enum(pictureViews) })

async function readView(payload: Payload, user: TypedUser | undefined): Promise<PictureView> {
  if (!user) return 'grid'
  const { docs } = await payload.find({
    collection: 'payload-preferences',
    depth: 0,
    limit: 1,
    pagination: false,
    where: {
      key: { equals: VIEW_PREFERENCE },
      'user.relationTo': { equals: user.collection },
      'user.value': { equals: user.id },
    },
  })
  return storedView.safeParse(docs[0]?.value).data?.view ?? 'grid'
}

function gridPicture(
  {
    id,
    filename,
    alt,
    mimeType,
    width,
    height,
    filesize,
    updatedAt,
    ...lock
  }: z.infer<typeof listed>,
  uses: number,
  userId: number | undefined,
): GridPicture {
  const name = filename ?? ''
  const pixels = width && height ? `${width} × ${height}` : null
  const bytes = filesize ? formatFilesize(filesize) : null
  const other = lock._isLocked && lock._userEditing?.id !== userId ? lock._userEditing : null
  return {
    id,
    filename: name,
    // A replaced or cropped image keeps its file name.
    thumbnail: `${pictureVariant(picturePath(name), 'thumb')}?${encodeURIComponent(updatedAt)}`,
    isDrawing: mimeType === 'image/svg+xml',
    alt: alt ?? '',
    size: [pixels, bytes].filter(Boolean).join(' · '),
    uses,
    lockedBy: other?.name ?? null,
  }
}

/**
 * Payload's list of images, with its search, filters and pages, as a grid of thumbnails in folders
 * or as its table.
 */
export async function PictureList({
  collectionConfig: _collection,
  data,
  i18n: _i18n,
  limit: _limit,
  listSearchableFields: _searchable,
  locale: _locale,
  params: _params,
  payload,
  permissions: _permissions,
  searchParams: _search,
  user,
  ...list
}: ListViewServerProps) {
  const docs = z.array(listed).parse(data.docs)
  const [uses, folders, totals, view] = await Promise.all([
    countUses(docs.map(({ id }) => id)),
    mediaFolders(),
    mediaTotals(),
    readView(payload, user),
  ])
  return (
    <PictureListView
      list={list}
      pictures={docs.map((doc) => gridPicture(doc, uses.get(doc.id) ?? 0, user?.id))}
      folders={folders}
      totals={totals}
      storedView={view}
    />
  )
}
