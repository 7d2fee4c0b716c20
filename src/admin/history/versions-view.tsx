import { Gutter, Link, SetDocumentStepNav } from '@payloadcms/ui'
import type {
  CollectionSlug,
  DocumentViewServerProps,
  GlobalSlug,
  JsonObject,
  PayloadRequest,
} from 'payload'
import { adminPaths } from '@/config/admin-paths'
import { changedFields } from '@/lib/changed-fields'
import { formatMoment } from '@/lib/dates/format-date'
import { Badge } from '../cells/badge'
import { fieldLabel } from './describe-change'
import './history.css'

interface Version {
  readonly id: string | number
  readonly updatedAt: string
  readonly version: JsonObject
}

/** The number of changed fields that a row names. */
const NAMED = 5

async function findVersions({ initPageResult, routeSegments }: DocumentViewServerProps) {
  const { collectionConfig, docID = '', globalConfig, req } = initPageResult
  const all = {
    depth: 0,
    pagination: false,
    sort: '-updatedAt',
    overrideAccess: false,
    req,
  } as const
  if (globalConfig) {
    const slug = globalConfig.slug as GlobalSlug
    const { docs } = await req.payload.findGlobalVersions({ slug, ...all })
    return { docs: docs as Version[], href: adminPaths.global(slug) }
  }
  const collection = collectionConfig?.slug as CollectionSlug
  const trash = routeSegments[2] === 'trash'
  const { docs } = await req.payload.findVersions({
    collection,
    where: { parent: { equals: docID } },
    trash,
    ...all,
  })
  const href = trash
    ? adminPaths.trashed(collection, docID)
    : adminPaths.document(collection, docID)
  return { docs: docs as Version[], href }
}

/** The names of the editors of versions, by id. */
async function findEditors(docs: readonly Version[], req: PayloadRequest) {
  const ids = [...new Set(docs.map(({ version }) => version.updatedBy).filter(Number))]
  const { docs: users } = await req.payload.find({
    collection: 'users',
    where: { id: { in: ids } },
    select: { name: true },
    depth: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return new Map<unknown, string>(users.map(({ id, name }) => [id, name]))
}

function Status({ isPublished, isNow }: { isPublished: boolean; isNow: boolean }) {
  if (isPublished && isNow) return <Badge tone="good">Published now</Badge>
  if (isPublished) return <Badge tone="plain">Published before</Badge>
  return isNow ? <Badge tone="warning">Newest draft</Badge> : <Badge tone="plain">Draft</Badge>
}

/**
 * The versions of a document: who saved it, when, and which fields. Payload's own list shows neither
 * the editor nor the fields. At most 50 versions are kept, so they fit on a page.
 */
export async function VersionsView(props: DocumentViewServerProps) {
  const { collectionConfig, docID, globalConfig, req } = props.initPageResult
  const { docs, href } = await findVersions(props)
  const editors = await findEditors(docs, req)
  const fields = (collectionConfig ?? globalConfig)?.flattenedFields ?? []
  const published = docs.find(({ version }) => version._status === 'published')
  const label = collectionConfig?.labels.plural ?? globalConfig?.label

  const changesIn = ({ version }: Version, before: Version | undefined) => {
    if (!before) return 'First version'
    const names = changedFields(fields, before.version, version)
      .filter((name) => name !== '_status')
      .map((name) => fieldLabel(fields, name))
    const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
    return names.length === 0 ? '–' : names.slice(0, NAMED).join(', ') + more
  }

  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        globalSlug={globalConfig?.slug}
        id={docID}
        isTrashed={props.routeSegments[2] === 'trash'}
        pluralLabel={typeof label === 'string' ? label : ''}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? 'id'}
        view={req.i18n.t('version:versions')}
      />
      <main className="versions">
        <Gutter className="versions__wrap">
          <div className="table history">
            <table aria-label="Versions">
              <thead>
                <tr>
                  <th scope="col">Saved</th>
                  <th scope="col">By</th>
                  <th scope="col">Status</th>
                  <th scope="col">Changed</th>
                </tr>
              </thead>
              <tbody>
                {docs.map((doc, index) => {
                  const isPublished = doc.version._status === 'published'
                  const isNow = isPublished
                    ? doc === published && props.hasPublishedDoc
                    : index === 0
                  return (
                    <tr key={doc.id}>
                      <td>
                        <Link href={`${href}/versions/${doc.id}`} prefetch={false}>
                          <time dateTime={doc.updatedAt}>{formatMoment(doc.updatedAt)}</time>
                        </Link>
                      </td>
                      <td>{editors.get(doc.version.updatedBy) ?? '–'}</td>
                      <td>
                        <Status isPublished={isPublished} isNow={isNow} />
                      </td>
                      <td className="history__fields">{changesIn(doc, docs[index + 1])}</td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
        </Gutter>
      </main>
    </>
  )
}
