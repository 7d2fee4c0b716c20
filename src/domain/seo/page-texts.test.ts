import { expect, it } from 'vitest'
import { builderTexts, communityTexts } from './page-texts'

it('a community is described by its city and price', () => {
  const hills = { name: 'Open Hills', city: 'Boerne', startPrice: 412_990 }
  expect(communityTexts(hills)).toEqual({
    title: 'Open Hills, Boerne',
    description:
      'New homes in Open Hills, Boerne, Texas from $412,990: builders, schools, amenities and tours.',
  })
  expect(communityTexts({ ...hills, startPrice: null }).description).toMatch(
    /^New homes in Open Hills, Boerne, Texas: /,
  )
})

it('a builder is described by its tier and number of communities', () => {
  const builder = { name: 'Hearth & Hill', tier: 'local', communities: 1 }
  expect(builderTexts(builder)).toEqual({
    title: 'Hearth & Hill, Local Builder',
    description:
      'Hearth & Hill in Greater San Antonio: 1 active community, home types, contact information and a message form.',
  })
})
