import { RichText } from '@/components/rich-text/rich-text'
import { staticPages } from '@/content/static-pages'
import { everyLanding } from '@/data/homes/landing'
import { staticPage } from '@/data/pages/queries'
import { privateSchools, schoolDistricts } from '@/data/schools/queries'
import { getSiteCopy, siteInfo } from '@/data/site/queries'
import { staticPageMetadata } from '../../_components/static-page/metadata'
import { StaticPage } from '../../_components/static-page/static-page'
import { Districts } from './_components/districts'
import { PrivateSchools } from './_components/private-schools'

const name = staticPages.schools

export const generateMetadata = () => staticPageMetadata(name)

export default async function SchoolInformationPage() {
  const [words, districts, schools, { phone }, { resources }, landings] = await Promise.all([
    staticPage(name),
    schoolDistricts(),
    privateSchools(),
    siteInfo(),
    getSiteCopy(),
    everyLanding(),
  ])
  return (
    <StaticPage name={name} words={words}>
      <Districts
        districts={districts}
        landings={landings.filter(({ kind }) => kind === 'school-district')}
        heading={resources.districtsHeading}
      />
      <PrivateSchools schools={schools} phone={phone} words={resources} />
      <RichText text={words.content} />
    </StaticPage>
  )
}
