import { Gutter, SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { readPlansAndHomes } from '@/data/homes/edit/queries'
import { PlansAndHomesEditor } from './editor'
import './plans-and-homes.css'

/** The tab of a community's form with all of its plans and homes. */
export async function PlansAndHomesView({
  initPageResult,
  routeSegments,
}: DocumentViewServerProps) {
  const { collectionConfig, docID, req } = initPageResult
  const { user } = req
  if (user?.collection !== 'users' || docID === undefined || routeSegments[2] === 'trash')
    return null
  const community = Number(docID)
  const content = await readPlansAndHomes(community, user, new Date())
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={collectionConfig?.slug}
        id={docID}
        pluralLabel="Communities"
        useAsTitle={collectionConfig?.admin.useAsTitle ?? 'id'}
        view="Plans and homes"
      />
      <main className="plans-and-homes">
        <Gutter>
          <PlansAndHomesEditor
            key={community}
            community={community}
            content={content}
            publishes={user.role !== 'contributor'}
          />
        </Gutter>
      </main>
    </>
  )
}
