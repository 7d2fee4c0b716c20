import { RenderDefaultCell } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps } from 'payload'
import { loadFileName } from '@/data/dashboard/loaders'
import { Thumb } from '../thumb'

interface TitleCellProps extends DefaultServerCellComponentProps {
  /** The name of the field with the image or images. */
  picture: string
}

/** The title of a document with its thumbnail. Payload's own cell renders the text. */
export async function TitleCell(props: TitleCellProps) {
  const { picture, cellData, collectionSlug, columnIndex, link = false, rowData, viewType } = props
  const stored: unknown = rowData[picture]
  const first: unknown = Array.isArray(stored) ? stored[0] : stored
  const filename = typeof first === 'number' ? await loadFileName(first) : null
  const name = 'name' in props.field ? String(props.field.name) : 'title'
  return (
    <span className="guide-title-cell">
      <Thumb filename={filename} isLogo={picture === 'logo'} />
      <RenderDefaultCell
        clientProps={{
          cellData: cellData || 'Untitled',
          collectionSlug,
          link,
          rowData,
          field: { name, type: 'text' },
          ...(viewType ? { viewType } : {}),
        }}
        columnIndex={columnIndex ?? 0}
        enableRowSelections
        isLinkedColumn={link}
      />
    </span>
  )
}
